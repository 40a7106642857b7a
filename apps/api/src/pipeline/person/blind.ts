import type {
  listBlindChanges as listContract,
  setBlind as setContract,
} from '@trilha/contracts/pipeline/person'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { blindChanges, changeBlind, recordReveal } from '../../blind/blind.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { assertCanJudge } from '../board/moves.ts'
import { findReadableApplication } from '../../applications/company/views.ts'
import { selectVacancyBrief } from '../pipeline.store.ts'

const pageSize = 30

/**
 * Hides name, photo, age and place of the people of a vacancy from the whole company, or shows them
 * again. Records who did it, and the reason for showing them.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` if they are shown without a reason.
 */
export async function setBlind(
  ctx: RecruiterContext,
  vacancyId: number,
  { blind, reason }: BodyOf<typeof setContract>,
): Promise<void> {
  await assertCanJudge(ctx, vacancyId)
  if (!blind && !reason) failField('reason', 'reason-required')
  const change = { blind, reason: blind ? null : (reason ?? null) }
  const actor = { userId: ctx.viewer.userId, now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeBlind(tx, vacancyId, change, actor))) return
    // Open boards reload, so that they no longer show the names.
    await publishToCompany(tx, { id: null, companyId: ctx.viewer.recruiter.companyId, vacancyId })
  })
}

/** A page of the changes of the blind mode. @throws AppError `not-found`. */
export async function listBlindChanges(
  ctx: RecruiterContext,
  vacancyId: number,
  after: string | undefined,
): Promise<ReplyOf<typeof listContract>> {
  if (!(await selectVacancyBrief(ctx.db, ctx.viewer.recruiter.companyId, vacancyId)))
    fail('not-found')
  const rows = await blindChanges(ctx.db, vacancyId, {
    after: after ?? null,
    limit: pageSize + 1,
  })
  const page = rows.slice(0, pageSize)
  return {
    rows: page.map((row) => ({ ...row, at: row.at.toISOString() })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Reveals a person to the viewer and records it. @throws AppError `not-found`. */
export async function reveal(ctx: RecruiterContext, id: string): Promise<void> {
  await findReadableApplication(ctx, id)
  const actor = { userId: ctx.viewer.userId, now: ctx.now() }
  await inTransaction(ctx.db, (tx) => recordReveal(tx, id, actor))
}
