import {
  finalStates,
  isFinal,
  undecidableReason,
  type Decision,
  type Trail,
} from '@trilha/contracts/applications/states'
import type {
  PipelineApplicationView,
  listPipelineApplications as applicationsContract,
  listPipelineVacancies as vacanciesContract,
} from '@trilha/contracts/pipeline/pipeline'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import { vacancyStates } from '@trilha/contracts/vacancies/enums'
import { noPcd, readVisiblePcd } from '../applications/pcd/pcd.service.ts'
import { findReadableApplication, recordView } from '../applications/company/views.ts'
import { stagesWithHiddenPoints } from '../assessments/rating/blind.ts'
import { distances } from '../places/places.service.ts'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { createMasker } from '../blind/blind.mask.ts'
import {
  presentApplication,
  presentPerson,
  presentStage,
  presentVacancy,
} from './pipeline.presenter.ts'
import {
  countApplications,
  countVacancies,
  selectApplications,
  selectPerson,
  selectStages,
  selectVacancies,
  selectVacancy,
  type Column,
} from './pipeline.store.ts'

const offsetOf = (query: { page: number; limit: number }) => ({
  offset: (query.page - 1) * query.limit,
  limit: query.limit,
})

const notArchived = vacancyStates.filter((state) => state !== 'archived')

/** A page of the company's vacancies in some states, those with overdue answers first. */
export async function listPipelineVacancies(
  ctx: RecruiterContext,
  query: QueryOf<typeof vacanciesContract>,
) {
  const { companyId } = ctx.viewer.recruiter
  const states = query.state ?? notArchived
  const [rows, byState] = await Promise.all([
    selectVacancies(ctx.db, companyId, ctx.now(), { states, ...offsetOf(query) }),
    countVacancies(ctx.db, companyId),
  ])
  const count = [...new Set(states)].reduce((sum, state) => sum + (byState[state] ?? 0), 0)
  return { ...page(rows.map(presentVacancy), count, query), byState }
}

/**
 * One vacancy of the company with its columns.
 * @throws AppError `not-found`, also for another company's vacancy.
 */
export async function getPipelineVacancy(ctx: RecruiterContext, id: number) {
  const row =
    (await selectVacancy(ctx.db, ctx.viewer.recruiter.companyId, ctx.now(), id)) ??
    fail('not-found')
  const stages = await selectStages(ctx.db, id)
  return {
    ...presentVacancy(row),
    stages: stages.map(presentStage),
    finalists: row.finalists,
    offers: row.offers,
    finished: row.finished,
  }
}

/**
 * A page of the people in a column of a vacancy, or of all its people.
 * @throws AppError `not-found`, also for another company's vacancy.
 */
export async function listPipelineApplications(
  ctx: RecruiterContext,
  id: number,
  query: QueryOf<typeof applicationsContract>,
) {
  if (!(await selectVacancy(ctx.db, ctx.viewer.recruiter.companyId, ctx.now(), id)))
    fail('not-found')
  const column: Column = {
    states: query.column ? (query.column === 'finished' ? finalStates : [query.column]) : null,
    stageId: query.stageId ?? null,
  }
  const [rows, count] = await Promise.all([
    selectApplications(ctx.db, id, column, {
      now: ctx.now(),
      userId: ctx.viewer.userId,
      ...offsetOf(query),
    }),
    countApplications(ctx.db, id, column),
  ])
  const kmBetween = await distances(ctx.db)
  const shown = await Promise.all(
    rows.map((row) => presentApplication(row, ctx.storage, kmBetween)),
  )
  return page(shown, count, query)
}

/**
 * One application with its stages and decision messages. The view is recorded for the candidate.
 * @throws AppError `not-found`, also for another company's application.
 */
export async function getPipelineApplication(
  ctx: RecruiterContext,
  id: string,
): Promise<PipelineApplicationView> {
  const application = await findReadableApplication(ctx, id)
  const person = (await selectPerson(ctx.db, id, ctx.viewer.userId)) ?? fail('not-found')
  await recordView(ctx, id)
  const { isWithheld } = application
  const mask = createMasker(person)
  const kmBetween = await distances(ctx.db)
  const hiddenPoints = await stagesWithHiddenPoints(ctx.db, id, ctx.viewer.recruiter.id)
  return {
    id: application.id,
    version: application.version,
    vacancy: application.vacancy,
    ...(await presentPerson(person, ctx.storage, kmBetween)),
    // What changes after the end is not shown.
    isEmailConfirmed: person.email_confirmed || isFinal(application.state),
    state: application.state,
    appliedAt: application.appliedAt,
    isWithheld,
    stages: application.stages.map((stage) => ({
      ...stage,
      score: isWithheld || hiddenPoints.has(stage.id) ? null : stage.score,
      ruleResults: isWithheld ? [] : stage.ruleResults,
      review: isWithheld
        ? null
        : stage.review && { ...stage.review, text: mask(stage.review.text) },
      extension: stage.extension && {
        ...stage.extension,
        // The request was the person's; the answer is the company's own.
        reason: isWithheld ? '' : mask(stage.extension.reason),
        word: mask(stage.extension.word),
      },
    })),
    decisionMessages: application.decisionMessages.map((message) => ({
      ...message,
      text: mask(message.text),
      wentWell: message.wentWell && mask(message.wentWell),
      missing: message.missing && mask(message.missing),
    })),
    withdrawReason: application.withdrawReason && mask(application.withdrawReason),
    ...(person.hidden || isWithheld ? noPcd : await readVisiblePcd(ctx, application)),
    can: decisionsOf(ctx, application),
  }
}

/** For each decision, whether the viewer can make it now, and if not, why. */
export function decisionsOf(ctx: RecruiterContext, application: Trail & { companyId: string }) {
  const canJudge = can(ctx.viewer, 'application.judge', application)
  const permission = (decision: Decision) => {
    const reason = canJudge ? undecidableReason(application, decision) : 'forbidden'
    return { allowed: reason === null, reason }
  }
  return {
    approveStage: permission('approve_stage'),
    notApprove: permission('not_approve'),
    makeOffer: permission('make_offer'),
  }
}
