import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { presentBrief } from '../../companies/companies.brief.ts'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { ownerOf } from '../selfAssessments.own.ts'
import { selectSent, type SentRecord, type Owner } from '../selfAssessments.store.ts'
import { endShares, hasApplied, insertShare, selectShares } from './sharing.store.ts'

/** The companies to which the viewer applied, and which of them may see the result. */
export async function listShares(ctx: CandidateContext, kind: AssessmentKind) {
  const rows = await selectShares(ctx.db, ownerOf(ctx, kind))
  return {
    rows: rows.map((row) => ({
      company: presentBrief(row),
      roleNames: row.role_names,
      sharedAt: row.shared_at?.toISOString() ?? null,
    })),
  }
}

/**
 * Shares the newest result with a company; the consent for an earlier result ends.
 * @throws AppError `not-found` without an application to the company, `no-result`.
 */
export async function shareResult(ctx: CandidateContext, kind: AssessmentKind, companyId: string) {
  const owner = ownerOf(ctx, kind)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasApplied(tx, owner.candidateId, companyId))) fail('not-found')
    await share(ctx, tx, owner, companyId)
  })
}

/** Saves a person's consent in the caller's transaction. @throws AppError `no-result`. */
export async function share(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  owner: Owner,
  companyId: string,
): Promise<SentRecord> {
  const result = (await selectSent(tx, owner, { valid: true })) ?? fail('no-result')
  await endShares(tx, owner, { companyId, exceptId: result.id, now: now() })
  await insertShare(tx, owner, { assessmentId: result.id, companyId }, now())
  return result
}

/** Revokes the consent; without one, nothing happens. @throws AppError `not-found`. */
export async function unshareResult(
  ctx: CandidateContext,
  kind: AssessmentKind,
  companyId: string,
) {
  const owner = ownerOf(ctx, kind)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasApplied(tx, owner.candidateId, companyId))) fail('not-found')
    await endShares(tx, owner, { companyId, exceptId: null, now: ctx.now() })
  })
}
