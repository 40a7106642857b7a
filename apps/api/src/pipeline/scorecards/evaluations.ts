import type { askEvaluations as contract } from '@trilha/contracts/pipeline/evaluations'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { assertCanJudge } from '../board/moves.ts'
import { selectColleagues } from '../person/comments.store.ts'
import { countOfVacancy, insertRequests } from './evaluations.store.ts'
import { selectVacancyBrief } from '../pipeline.store.ts'

/**
 * Asks colleagues to score people of a vacancy. Each colleague gets one notification for all
 * people. It names only the vacancy, because the candidates' names may be hidden (blind).
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
  const wanted = [...new Set(body.colleagues)]
  const vacancy = (await selectVacancyBrief(ctx.db, companyId, vacancyId)) ?? fail('not-found')
  if ((await countOfVacancy(ctx.db, vacancyId, applications)) < applications.length)
    fail('not-found')
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const people = await selectColleagues(tx, companyId, [...wanted, recruiterId])
    const colleagues = people.filter(({ id }) => wanted.includes(id))
    if (colleagues.length < wanted.length || wanted.includes(recruiterId))
      failField('colleagues', 'not-listed')
    const author = people.find(({ id }) => id === recruiterId)?.name ?? ''
    const requests = await insertRequests(
      tx,
      { applications, colleagues: wanted },
      { recruiterId, now },
    )
    for (const colleague of colleagues) {
      const own = requests.filter((request) => request.recruiter_id === colleague.id)
      const [first] = own
      if (!first) continue
      const many = own.length === 1 ? 'Uma pessoa espera' : `${own.length} pessoas esperam`
      await notify(tx, {
        userId: colleague.user_id,
        type: 'message',
        message: `${author} pediu sua avaliação. ${many} pela sua nota na vaga de ${vacancy.role_name}.`,
        key: `evaluation:${first.application_id}:${colleague.id}`,
        at: now,
        vacancyId,
        ...(own.length === 1 && { applicationId: first.application_id }),
      })
    }
    for (const id of new Set(requests.map((request) => request.application_id)))
      await publishToCompany(tx, { id, companyId, vacancyId })
    return { asked: requests.length }
  })
}
