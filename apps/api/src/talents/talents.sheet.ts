import type { TalentSheet } from '@trilha/contracts/talents/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { RecruiterContext } from '../platform/context.ts'
import { readMatchProfile } from '../candidates/matchProfile.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  insertTalentView,
  selectTalent,
  selectTalentEntries,
  selectVacancyStatuses,
} from './talents.cards.store.ts'
import { presentSheet } from './talents.presenter.ts'
import { chosenVacancy, requireSearchAccess } from './talents.query.ts'

/**
 * The details of one person; records the view in the same transaction.
 * @throws AppError `forbidden`, `company-not-verified`; `not-found` if the person is not searchable
 *   (any more); `too-many-requests` above the company's daily limit of views.
 */
export async function getTalent(
  ctx: RecruiterContext,
  id: string,
  vacancyId: number | undefined,
): Promise<TalentSheet> {
  const { companyId } = await requireSearchAccess(ctx)
  const { userId } = ctx.viewer
  const vacancy = await chosenVacancy(ctx, companyId, vacancyId)
  await ctx.limits.guard('talentViews', companyId)
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const row = (await selectTalent(tx, id, { companyId, userId })) ?? fail('not-found')
    const { candidate_id: candidateId } = row
    const entries = await selectTalentEntries(tx, [candidateId])
    const vacancyStatuses = await selectVacancyStatuses(
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
      vacancyStatus: vacancyStatuses.get(candidateId),
      works: (await readMatchProfile(tx, candidateId)).works,
      now,
    })
  })
}
