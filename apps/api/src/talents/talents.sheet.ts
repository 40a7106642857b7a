import type { TalentSheet } from '@trilha/contracts/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  insertTalentView,
  selectStanding,
  selectTalent,
  selectTalentEntries,
} from './talents.cards.store.ts'
import { presentSheet } from './talents.presenter.ts'
import { chosenVacancy, searcher } from './talents.query.ts'

/**
 * One person in detail; that they were looked at is recorded in the same transaction.
 * @throws AppError `not-found` for who may not be found (any more), `too-many-requests` for a company
 * that looks at more people in a day than anybody reads.
 */
export async function getTalent(
  ctx: RecruiterContext,
  id: string,
  vacancyId: number | undefined,
): Promise<TalentSheet> {
  const { companyId } = await searcher(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, vacancyId)
  await ctx.limits.guard('talentViews', companyId)
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const row = (await selectTalent(tx, id, { companyId, userId })) ?? fail('not-found')
    const { candidate_id: candidateId } = row
    const entries = await selectTalentEntries(tx, [candidateId])
    const standing = await selectStanding(
      tx,
      [candidateId],
      vacancy?.id ?? null,
      dayInBrasilia(now),
    )
    await insertTalentView(tx, { candidateId, userId, companyId }, now)
    return presentSheet({
      row,
      entries,
      photoUrl: row.photo_file && (await ctx.storage.url(row.photo_file)),
      vacancy,
      standing: standing.get(candidateId),
      now,
    })
  })
}
