import type * as contract from '@trilha/contracts/companies/admin'
import type { VerificationState } from '@trilha/contracts/companies/own'
import type { BodyOf, QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext } from '../../platform/context.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  countCompanies,
  markReturned,
  markVerified,
  selectClaims,
  selectCompanies,
  selectCompanyFacts,
} from './admin.store.ts'
import { lockCompany, selectCompany, type CompanyRow } from '../own/own.store.ts'
import { verificationOf } from '../companies.presenter.ts'
import { verificationTask } from '../companies.tasks.ts'

type Row = Awaited<ReturnType<typeof selectCompanies>>[number]

/** One page of the companies that match the filter. */
export async function listCompanies(
  ctx: AdminContext,
  query: QueryOf<typeof contract.listCompanies>,
): Promise<ReplyOf<typeof contract.listCompanies>> {
  const paging = { offset: (query.page - 1) * query.limit, limit: query.limit }
  const [rows, count] = await Promise.all([
    selectCompanies(ctx.db, query, paging),
    countCompanies(ctx.db, query),
  ])
  return page(rows.map(present), count, query)
}

function present(row: Row): contract.AdminCompanyRow {
  return {
    id: row.id,
    name: row.name,
    mark: row.mark,
    tone: row.tone,
    cnpj: row.cnpj,
    domain: row.domain,
    proof: row.domain_proof as 'dns' | 'mail' | null,
    state: verificationOf(row),
    createdAt: row.created_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    disputed: row.disputed,
  }
}

/** One company with what Trilha's team needs to verify it. @throws AppError `not-found`. */
export async function getAdminCompany(
  ctx: AdminContext,
  id: string,
): Promise<contract.AdminCompany> {
  const row = (await selectCompany(ctx.db, id)) ?? fail('not-found')
  const { people, vacancies } = await selectCompanyFacts(ctx.db, id)
  const claims = await selectClaims(ctx.db, row)
  return {
    ...present({ ...row, disputed: claims.length > 0 }),
    version: row.version,
    legalName: row.legal_name,
    sector: row.sector,
    about: row.about,
    site: row.site,
    provedAt: row.domain_proved_at?.toISOString() ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    returnedReason: row.returned_reason,
    owners: people
      .filter(({ role }) => role === 'owner')
      .map(({ name, job_title: jobTitle, email }) => ({ name, jobTitle, email })),
    people: people.length,
    claims: claims.map((claim) => ({
      id: claim.id,
      name: claim.name,
      state: verificationOf(claim),
      createdAt: claim.created_at.toISOString(),
    })),
    vacancies: { open: vacancies.open, inReview: vacancies.in_review, all: vacancies.all },
  }
}

type DecisionBody = BodyOf<typeof contract.verifyCompany>

/**
 * Marks a company as verified.
 * @throws AppError `not-found`, `conflict` when already verified, `company-changed`, `cnpj-taken`
 *   when another company is verified with the same CNPJ.
 */
export async function verifyCompany(
  ctx: AdminContext,
  id: string,
  body: DecisionBody,
): Promise<void> {
  await decide(ctx, id, { action: 'company.verify', to: 'verified', ...body }, (tx) =>
    markVerified(tx, id, ctx.now()),
  ).catch((error: unknown) => {
    if (isUniqueViolation(error, 'companies_cnpj_verified')) fail('cnpj-taken')
    throw error
  })
}

/**
 * Returns a company to its owners with the reason. A verified company loses its verification: its
 * open vacancies are reviewed again, and another company with the same CNPJ can be verified.
 * @throws AppError `not-found`, `conflict` when already returned, `company-changed`.
 */
export async function returnCompany(
  ctx: AdminContext,
  id: string,
  body: DecisionBody,
): Promise<void> {
  await decide(
    ctx,
    id,
    { action: 'company.return', to: 'returned', ...body },
    async (tx, before) => {
      await markReturned(tx, id, body.reason, ctx.now())
      if (before === 'verified') await ctx.ports.companies.reviseVacancies(tx, id, ctx.now())
    },
  )
}

async function decide(
  ctx: AdminContext,
  id: string,
  decision: DecisionBody & { action: string; to: 'verified' | 'returned' },
  write: (tx: Tx, before: VerificationState) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const company: CompanyRow = (await lockCompany(tx, id)) ?? fail('not-found')
    const before = verificationOf(company)
    if (before === decision.to) fail('conflict')
    if (company.version !== decision.version) fail('company-changed')
    await write(tx, before)
    await audit(ctx, tx, {
      action: decision.action,
      thing: { kind: 'company', id },
      change: { before, after: decision.to },
      reason: decision.reason,
    })
    const at = ctx.now().toISOString()
    await ctx.tasks.add(tx, verificationTask, {
      companyId: id,
      at,
      verified: decision.to === 'verified',
    })
  })
}
