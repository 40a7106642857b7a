import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import { presentBrief } from '../companies/companies.brief.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { own } from './selfAssessments.own.ts'
import { selectSent, type SentRecord, type Whose } from './selfAssessments.store.ts'
import { endShares, hasTrail, insertShare, selectShares } from './selfAssessments.shares.store.ts'

/** The companies of the viewer's trails, and which of them may see the result. */
export async function listShares(ctx: CandidateContext, kind: AssessmentKind) {
  const rows = await selectShares(ctx.db, own(ctx, kind))
  return {
    rows: rows.map((row) => ({
      company: presentBrief(row),
      roleNames: row.role_names,
      sharedAt: row.shared_at?.toISOString() ?? null,
    })),
  }
}

/**
 * Lets a company see the newest result; what it saw before ends.
 * @throws AppError `not-found` without a trail with the company, `no-result`.
 */
export async function shareResult(ctx: CandidateContext, kind: AssessmentKind, companyId: string) {
  const whose = own(ctx, kind)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasTrail(tx, whose.candidateId, companyId))) fail('not-found')
    await share(ctx, tx, whose, companyId)
  })
}

/** Notes the consent of a person to a company, in the transaction of what it is for. */
export async function share(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  whose: Whose,
  companyId: string,
): Promise<SentRecord> {
  const result = (await selectSent(tx, whose, { valid: true })) ?? fail('no-result')
  await endShares(tx, whose, companyId, result.id, now())
  await insertShare(tx, whose, { assessmentId: result.id, companyId }, now())
  return result
}

/** Takes it back; nothing happens where nothing was shared. @throws AppError `not-found`. */
export async function unshareResult(
  ctx: CandidateContext,
  kind: AssessmentKind,
  companyId: string,
) {
  const whose = own(ctx, kind)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasTrail(tx, whose.candidateId, companyId))) fail('not-found')
    await endShares(tx, whose, companyId, null, ctx.now())
  })
}
