import type { askEvaluations as contract } from '@trilha/contracts/pipeline/evaluations'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { assertCanJudge } from '../board/moves.ts'
import { selectColleagues } from '../person/comments.store.ts'
import { countApplicationsOfVacancy, insertRequests } from './evaluations.store.ts'
import { selectVacancyBrief } from '../pipeline.store.ts'

/**
 * Asks colleagues to score people of a vacancy. Each colleague gets one notification for all
 * people. The notification names only the vacancy, because the people may be hidden (blind).
 * @throws AppError `not-found`, also for people of another vacancy; `forbidden` without permission;
 *   `invalid-request` for somebody outside the team.
 */
export async function askEvaluations(
  ctx: RecruiterContext,
  vacancyId: number,
  body: BodyOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  await assertCanJudge(ctx, vacancyId)
  const { companyId } = ctx.viewer.recruiter
  const recruiterId = ctx.viewer.recruiter.id
  const applications = [...new Set(body.applications)]
  const colleagueIds = [...new Set(body.colleagues)]
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, vacancyId)) ?? fail('not-found')
  if ((await countApplicationsOfVacancy(ctx.db, vacancyId, applications)) < applications.length)
    fail('not-found')
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const people = await selectColleagues(tx, companyId, [...colleagueIds, recruiterId])
    const colleagues = people.filter(({ id }) => colleagueIds.includes(id))
    if (colleagues.length < colleagueIds.length || colleagueIds.includes(recruiterId))
      failField('colleagues', 'not-listed')
    const author = people.find(({ id }) => id === recruiterId)?.name ?? ''
    const requests = await insertRequests(
      tx,
      { applications, colleagues: colleagueIds },
      { recruiterId, now },
    )
    for (const colleague of colleagues) {
      const newRequests = requests.filter((request) => request.recruiter_id === colleague.id)
      const [first] = newRequests
      if (!first) continue
      const waitingPeople =
        newRequests.length === 1 ? 'Uma pessoa espera' : `${newRequests.length} pessoas esperam`
      await notify(tx, {
        userId: colleague.user_id,
        type: 'message',
        message: `${author} pediu sua avaliação. ${waitingPeople} pela sua nota na vaga de ${vacancy.role_name}.`,
        key: `evaluation:${first.application_id}:${colleague.id}`,
        at: now,
        vacancyId,
        ...(newRequests.length === 1 && { applicationId: first.application_id }),
      })
    }
    for (const id of new Set(requests.map((request) => request.application_id)))
      await publishToCompany(tx, { id, companyId, vacancyId })
    return { asked: requests.length }
  })
}
