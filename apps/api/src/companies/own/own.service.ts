import type * as contract from '@trilha/contracts/companies/own'
import { normalizeCnpj } from '@trilha/contracts/shared/documents'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  requeueVerification,
  lockCompany,
  selectCompany,
  updateCompanyRow,
  type CompanyChanges,
  type CompanyRow,
} from './own.store.ts'
import { presentCompany, verificationOf } from '../companies.presenter.ts'

/** The ids of a viewer who manages their company. @throws AppError `forbidden` if not an owner. */
export function requireManager({ viewer }: RecruiterContext): {
  recruiterId: string
  companyId: string
} {
  const { id: recruiterId, companyId } = viewer.recruiter
  if (!can(viewer, 'company.manage', { companyId })) fail('forbidden')
  return { recruiterId, companyId }
}

/** Locks a company until the transaction ends, so that limits per company are counted correctly. */
export async function lockOwnCompany(tx: Tx, companyId: string): Promise<void> {
  await lockCompany(tx, companyId)
}

/** The viewer's company. */
export async function getCompany(ctx: RecruiterContext): Promise<contract.OwnCompany> {
  const { companyId } = ctx.viewer.recruiter
  return presentCompany((await selectCompany(ctx.db, companyId)) ?? fail('not-found'), ctx.viewer)
}

/**
 * Changes a company. The vacancies of an unverified company show its name and description, so they
 * are reviewed again when one of these changes.
 * @throws AppError `forbidden`, `company-changed` when `version` is outdated, `company-verified`
 *   for the name, legal name and CNPJ of a verified company.
 */
export async function updateCompany(
  ctx: RecruiterContext,
  { version, ...body }: BodyOf<typeof contract.updateCompany>,
): Promise<contract.OwnCompany> {
  const { companyId } = requireManager(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const before = (await lockCompany(tx, companyId)) ?? fail('not-found')
    const changes = changesOf(before, body)
    if (!(await updateCompanyRow(tx, companyId, version, changes))) fail('company-changed')
    const hasPublicTextChanged = (['name', 'about'] as const).some(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    )
    if (hasPublicTextChanged && !before.verified_at)
      await ctx.ports.companies.reviseVacancies(tx, companyId, ctx.now())
  })
  return getCompany(ctx)
}

function changesOf(
  before: CompanyRow,
  body: Omit<BodyOf<typeof contract.updateCompany>, 'version'>,
): CompanyChanges {
  const { cnpj, legalName, foundedIn, pageText, transparencyUrl, ...rest } = body
  const changes: CompanyChanges = { ...rest }
  if (legalName !== undefined) changes.legal_name = legalName || null
  if (foundedIn !== undefined) changes.since = foundedIn
  if (pageText !== undefined) changes.page = pageText
  if (transparencyUrl !== undefined) changes.transparency_url = transparencyUrl
  if (cnpj !== undefined) changes.cnpj = normalizeCnpj(cnpj)
  const hasIdentityChanged = (['name', 'legal_name', 'cnpj'] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  )
  // Public pages show this identity as verified by the team, so it must not change afterwards.
  if (before.verified_at && hasIdentityChanged) fail('company-verified')
  return changes
}

/** Asks for verification again. @throws AppError `forbidden`, `conflict` if not returned. */
export async function askVerification(ctx: RecruiterContext): Promise<contract.OwnCompany> {
  const { companyId } = requireManager(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const company = (await lockCompany(tx, companyId)) ?? fail('not-found')
    if (verificationOf(company) !== 'returned') fail('conflict')
    await requeueVerification(tx, companyId, ctx.now())
  })
  return getCompany(ctx)
}
