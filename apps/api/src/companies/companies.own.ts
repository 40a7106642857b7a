import type * as contract from '@trilha/contracts/companies.own'
import { plainCnpj } from '@trilha/contracts/documents'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  askAgain,
  lockCompany,
  selectCompany,
  updateCompanyRow,
  type CompanyChanges,
  type CompanyRow,
} from './companies.own.store.ts'
import { reviseAllOf } from '../vacancies/vacancies.publish.ts'
import { presentCompany, verificationOf } from './companies.presenter.ts'

/** Who manages their company. @throws AppError `forbidden` for everybody but an owner. */
export function manager({ viewer }: RecruiterContext): { recruiterId: string; companyId: string } {
  const { id: recruiterId, companyId } = viewer.recruiter
  if (!can(viewer, 'company.manage', { companyId })) fail('forbidden')
  return { recruiterId, companyId }
}

/** Takes hold of a company until the transaction ends: what it may have only so many of is counted under it. */
export async function lockOwnCompany(tx: Tx, companyId: string): Promise<void> {
  await lockCompany(tx, companyId)
}

/** Your own company. */
export async function getCompany(ctx: RecruiterContext): Promise<contract.OwnCompany> {
  const { companyId } = ctx.viewer.recruiter
  return presentCompany((await selectCompany(ctx.db, companyId)) ?? fail('not-found'), ctx.viewer)
}

/**
 * Changes a company.
 * @throws AppError `forbidden`, `company-changed` when somebody was quicker, `company-verified` for
 * the name and the CNPJ that were checked. What an unverified company says of itself stands on its
 * vacancies: changed, those are read again.
 */
export async function updateCompany(
  ctx: RecruiterContext,
  { version, ...body }: BodyOf<typeof contract.updateCompany>,
): Promise<contract.OwnCompany> {
  const { companyId } = manager(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const before = (await lockCompany(tx, companyId)) ?? fail('not-found')
    const changes = changesOf(before, body)
    if (!(await updateCompanyRow(tx, companyId, version, changes))) fail('company-changed')
    const told = (['name', 'about'] as const).some(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    )
    if (told && !before.verified_at) await reviseAllOf(tx, companyId, ctx.now())
  })
  return getCompany(ctx)
}

function changesOf(
  before: CompanyRow,
  body: Omit<BodyOf<typeof contract.updateCompany>, 'version'>,
): CompanyChanges {
  const { cnpj, legalName, transparencyUrl, ...same } = body
  const changes: CompanyChanges = { ...same }
  if (legalName !== undefined) changes.legal_name = legalName || null
  if (transparencyUrl !== undefined) changes.transparency_url = transparencyUrl
  if (cnpj !== undefined) changes.cnpj = plainCnpj(cnpj)
  const other = (['name', 'legal_name', 'cnpj'] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  )
  // Who the team checked is who the pages vouch for.
  if (before.verified_at && other) fail('company-verified')
  return changes
}

/** Asks Trilha's team to look again. @throws AppError `forbidden`, `conflict` unless it was given back. */
export async function askVerification(ctx: RecruiterContext): Promise<contract.OwnCompany> {
  const { companyId } = manager(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const company = (await lockCompany(tx, companyId)) ?? fail('not-found')
    if (verificationOf(company) !== 'returned') fail('conflict')
    await askAgain(tx, companyId, ctx.now())
  })
  return getCompany(ctx)
}
