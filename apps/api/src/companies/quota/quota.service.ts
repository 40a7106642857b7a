import { quotaOf, type Quota, type saveQuota as contract } from '@trilha/contracts/companies/quota'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { RecruiterContext } from '../../platform/context.ts'
import { failField } from '../../platform/errors.ts'
import { requireManager } from '../own/own.service.ts'
import { countPcdVacancies, deleteQuota, selectQuota, upsertQuota } from './quota.store.ts'

/**
 * The quota that the law requires of the viewer's company, and how many people it lacks.
 * @throws AppError `forbidden` if the viewer is not an owner.
 */
export async function getQuota(ctx: RecruiterContext): Promise<Quota> {
  const { companyId } = requireManager(ctx)
  const [row, vacancies] = await Promise.all([
    selectQuota(ctx.db, companyId),
    countPcdVacancies(ctx.db, companyId),
  ])
  const quota = row ? quotaOf(row.employees) : null
  return {
    declared: row
      ? { employees: row.employees, pcd: row.pcd, updatedAt: row.updated_at.toISOString() }
      : null,
    quota: quota && { ...quota, missing: Math.max(0, quota.required - (row?.pcd ?? 0)) },
    vacancies,
  }
}

/**
 * Saves the numbers that an owner declares, or deletes them.
 * @throws AppError `forbidden`, `invalid-request`.
 */
export async function saveQuota(
  ctx: RecruiterContext,
  { employees, pcd }: BodyOf<typeof contract>,
): Promise<Quota> {
  const { companyId } = requireManager(ctx)
  if (employees === null) {
    await deleteQuota(ctx.db, companyId)
    return getQuota(ctx)
  }
  const hasQuota = quotaOf(employees) !== null
  if (hasQuota && pcd === null) failField('pcd', 'required')
  if (hasQuota && pcd !== null && pcd > employees) failField('pcd', 'invalid')
  await upsertQuota(ctx.db, companyId, { employees, pcd: hasQuota ? pcd : null }, ctx.now())
  return getQuota(ctx)
}
