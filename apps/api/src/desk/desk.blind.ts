import type {
  listBlindChanges as listContract,
  setBlind as setContract,
} from '@trilha/contracts/desk.sheet'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { sayToCompany } from '../applications/applications.service.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import {
  insertBlindChange,
  insertReveal,
  selectBlindChanges,
  writeBlind,
} from './desk.blind.store.ts'
import { mayJudge } from './desk.bulk.ts'
import { readable } from './desk.service.ts'
import { selectVacancyBrief } from './desk.store.ts'

/** Rows of one page. */
const pageSize = 30

/**
 * Hides name, photo, age and place of the people of a vacancy from everybody of the company, or
 * shows them. Who did it, and why people are shown again, is recorded with it.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` where people are shown without a reason.
 */
export async function setBlind(
  ctx: RecruiterContext,
  vacancyId: number,
  { blind, reason }: BodyOf<typeof setContract>,
): Promise<void> {
  await mayJudge(ctx, vacancyId)
  if (!blind && !reason) failField('reason', 'reason-required')
  const by = { userId: ctx.viewer.userId, now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await writeBlind(tx, vacancyId, blind, by))) return
    const why = blind ? null : (reason ?? null)
    await insertBlindChange(tx, { vacancyId, blind, reason: why, ...by })
    // Whoever has the board open sees nobody's name any more.
    await sayToCompany(tx, { id: null, companyId: ctx.viewer.recruiter.companyId, vacancyId })
  })
}

/** Who made a vacancy blind or not, page by page. @throws AppError `not-found`. */
export async function listBlindChanges(
  ctx: RecruiterContext,
  vacancyId: number,
  after: string | undefined,
): Promise<ReplyOf<typeof listContract>> {
  if (!(await selectVacancyBrief(ctx.db, ctx.viewer.recruiter.companyId, vacancyId)))
    fail('not-found')
  const rows = await selectBlindChanges(ctx.db, vacancyId, {
    after: after ?? null,
    limit: pageSize + 1,
  })
  const page = rows.slice(0, pageSize)
  return {
    rows: page.map((row) => ({ ...row, at: row.at.toISOString() })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Shows the viewer who a person is, and records it. @throws AppError `not-found`. */
export async function reveal(ctx: RecruiterContext, id: string): Promise<void> {
  await readable(ctx, id)
  const by = { userId: ctx.viewer.userId, now: ctx.now() }
  await inTransaction(ctx.db, (tx) => insertReveal(tx, id, by))
}
