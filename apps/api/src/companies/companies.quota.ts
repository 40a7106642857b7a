import { quotaOf, type Quota, type saveQuota as contract } from '@trilha/contracts/companies.quota'
import type { BodyOf } from '@trilha/contracts/endpoint'
import type { RecruiterContext } from '../platform/context.ts'
import { failField } from '../platform/errors.ts'
import { manager } from './companies.own.ts'
import {
  countPcdVacancies,
  deleteQuota,
  selectQuota,
  upsertQuota,
} from './companies.quota.store.ts'

/**
 * What the law asks of the viewer's company, and where it stands.
 * @throws AppError `forbidden` but for owners.
 */
export async function getQuota(ctx: RecruiterContext): Promise<Quota> {
  const { companyId } = manager(ctx)
  const [row, vacancies] = await Promise.all([
    selectQuota(ctx.db, companyId),
    countPcdVacancies(ctx.db, companyId),
  ])
  const asked = row ? quotaOf(row.employees) : null
  return {
    told: row
      ? { employees: row.employees, pcd: row.pcd, updatedAt: row.updated_at.toISOString() }
      : null,
    quota: asked && { ...asked, missing: Math.max(0, asked.required - (row?.pcd ?? 0)) },
    vacancies,
  }
}

/** Keeps what an owner tells, or forgets it. @throws AppError `forbidden`, `invalid-request`. */
export async function saveQuota(
  ctx: RecruiterContext,
  { employees, pcd }: BodyOf<typeof contract>,
): Promise<Quota> {
  const { companyId } = manager(ctx)
  if (employees === null) {
    await deleteQuota(ctx.db, companyId)
    return getQuota(ctx)
  }
  const asked = quotaOf(employees) !== null
  if (asked && pcd === null) failField('pcd', 'required')
  if (asked && pcd !== null && pcd > employees) failField('pcd', 'invalid')
  await upsertQuota(ctx.db, companyId, { employees, pcd: asked ? pcd : null }, ctx.now())
  return getQuota(ctx)
}
