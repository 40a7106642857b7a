import { moveTargets } from '@trilha/contracts/applications/moves'
import { currentStage, isFinal } from '@trilha/contracts/applications/states'
import type { ComparedPerson, compare as contract } from '@trilha/contracts/pipeline/person'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { readVisiblePcd } from '../../applications/pcd/pcd.service.ts'
import { readProfileForCompany } from '../../applications/snapshot/snapshot.ts'
import { distances } from '../../places/places.service.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { getPipelineSelfAssessments } from '../../selfAssessments/selfAssessments.pipeline.ts'
import { matchOf } from '../../vacancies/vacancies.service.ts'
import { selectTests } from './compare.store.ts'
import { presentPerson } from '../pipeline.presenter.ts'
import { presentProfile } from '../person/profile.ts'
import { criteriaOf, meanMarks } from '../scorecards/scorecards.service.ts'
import { selectScorecards } from '../scorecards/scorecards.store.ts'
import { findReadableApplication } from '../../applications/company/views.ts'
import { decisionsOf } from '../pipeline.service.ts'
import { selectPerson, selectVacancyBrief } from '../pipeline.store.ts'

/**
 * Compares people of one vacancy, in the order of `ids`. Calculates no total, because people must
 * not be ranked. Leaves out people who withdrew. Records that the viewer looked at each person.
 * @throws AppError `not-found` for another company's vacancy, and for a person of another vacancy.
 */
export async function compare(
  ctx: RecruiterContext,
  vacancyId: number,
  ids: readonly string[],
): Promise<ReplyOf<typeof contract>> {
  const vacancy =
    (await selectVacancyBrief(ctx.db, ctx.viewer.recruiter.companyId, vacancyId)) ??
    fail('not-found')
  const people: ComparedPerson[] = []
  for (const id of new Set(ids)) {
    const person = await comparedPerson(ctx, vacancyId, id)
    if (person) people.push(person)
  }
  return {
    vacancy: { id: vacancy.id, slug: vacancy.slug, roleName: vacancy.role_name },
    criteria: (await criteriaOf(ctx.db, vacancyId)).criteria,
    people,
  }
}

async function comparedPerson(
  ctx: RecruiterContext,
  vacancyId: number,
  id: string,
): Promise<ComparedPerson | null> {
  const { userId, recruiter } = ctx.viewer
  const application = await findReadableApplication(ctx, id)
  if (application.vacancyId !== vacancyId) fail('not-found')
  if (application.isWithheld) return null
  const { candidateId, version, state, stages } = application
  const person = (await selectPerson(ctx.db, id, userId)) ?? fail('not-found')
  const sent = await readProfileForCompany(ctx.db, application)
  const profile = presentProfile(sent, person, application.snapshotAt ?? ctx.now())
  const kmBetween = await distances(ctx.db)
  const scorecards = await selectScorecards(ctx.db, id)
  // Also records that the viewer looked at the person.
  const shared = await getPipelineSelfAssessments(ctx, id)
  const current = isFinal(state) ? undefined : currentStage(application)
  const stage = stages.find((one) => one.id === current?.id)
  return {
    id,
    version,
    ...(await presentPerson(person, ctx.storage, kmBetween)),
    pcd: !person.hidden && (await readVisiblePcd(ctx, application)).pcd,
    state,
    stage: stage
      ? { id: stage.id, kind: stage.kind, title: stage.title, state: stage.state }
      : null,
    moves: can(ctx.viewer, 'application.judge', application) ? moveTargets(application) : [],
    can: decisionsOf(ctx, application),
    // After the end a match would show later changes of the profile.
    match: isFinal(state)
      ? null
      : await matchOf(ctx.db, vacancyId, { candidateId, hidden: person.hidden }),
    tests: await selectTests(ctx.db, id, recruiter.id),
    fit: shared.competency?.critical?.fit ?? null,
    values: shared.values && {
      highest: shared.values.highest,
      affinity: shared.values.affinity?.band ?? null,
    },
    marks: meanMarks(recruiter.id, scorecards),
    scorecards: scorecards.filter((scorecard) => scorecard.sent_at).length,
    experienceMonths: profile.experienceMonths,
    skills: profile.skills,
    facts: profile.facts,
    desiredSalaryCents: profile.desiredSalaryCents,
  }
}
