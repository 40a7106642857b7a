import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import {
  maxMarks,
  type listMarks as listContract,
  type markVacancy as markContract,
} from '@trilha/contracts/vacancies/marks'
import type { CandidateContext } from '../../platform/context.ts'
import type { MatchPerson } from '../../matching/matching.types.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { lockCandidate } from '../../candidates/candidates.service.ts'
import { readMatchPerson } from '../search/query.ts'
import { presentCard } from '../vacancies.presenter.ts'
import { isPublished } from '../vacancies.store.ts'
import {
  countMarks,
  deleteClosedMarks,
  deleteMark,
  lockMark,
  selectMarked,
  upsertMark,
} from './marks.store.ts'

/**
 * The vacancies that the viewer saved or hid; companies never see either. Hidden ones are not
 * compared with the viewer: their list has no points.
 */
export async function listMarks(ctx: CandidateContext): Promise<ReplyOf<typeof listContract>> {
  const [rows, person] = await Promise.all([
    selectMarked(ctx.db, ctx.viewer.candidateId),
    readMatchPerson(ctx),
  ])
  const present = (row: (typeof rows)[number], viewer: MatchPerson | null) => ({
    vacancy: { ...presentCard(row, viewer), state: row.state },
    at: row.marked_at.toISOString(),
  })
  return {
    saved: rows
      .filter((row) => row.mark === 'saved')
      .map((row) => ({ ...present(row, person), note: row.note })),
    hidden: rows
      .filter((row) => row.mark === 'hidden')
      .map((row) => ({ ...present(row, null), reason: row.reason })),
  }
}

/**
 * Saves or hides a vacancy, or changes the note or the reason of one that is.
 * @throws AppError `not-found` when the vacancy is not published, `list-full`.
 */
export async function markVacancy(
  ctx: CandidateContext,
  vacancyId: number,
  { mark, reason, note }: BodyOf<typeof markContract>,
): Promise<void> {
  const { candidateId } = ctx.viewer
  if (!(await isPublished(ctx.db, vacancyId))) fail('not-found')
  await inTransaction(ctx.db, async (tx) => {
    // Locked, so that parallel requests cannot exceed the maximum.
    await lockCandidate(tx, candidateId)
    const found = await lockMark(tx, candidateId, vacancyId)
    const before = found?.mark === mark ? found : null
    if (!before && (await countMarks(tx, candidateId, mark)) >= maxMarks[mark]) fail('list-full')
    await upsertMark(tx, {
      candidate_id: candidateId,
      vacancy_id: vacancyId,
      mark,
      reason: mark === 'hidden' ? (reason === undefined ? (before?.reason ?? null) : reason) : null,
      note: mark === 'saved' ? (note ?? before?.note ?? '') : '',
      at: before?.at ?? ctx.now(),
    })
  })
}

/**
 * Forgets that the viewer saved or hid a vacancy; nothing happens when they did neither.
 * @throws AppError `not-found` when the vacancy is not published.
 */
export async function unmarkVacancy(ctx: CandidateContext, vacancyId: number): Promise<void> {
  if (!(await isPublished(ctx.db, vacancyId))) fail('not-found')
  await deleteMark(ctx.db, ctx.viewer.candidateId, vacancyId)
}

/** Forgets the saved vacancies that have closed. */
export async function clearClosedMarks(ctx: CandidateContext): Promise<void> {
  await deleteClosedMarks(ctx.db, ctx.viewer.candidateId)
}
