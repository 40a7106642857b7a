import {
  minPeopleForFigure,
  lastSteps,
  type Analytics,
  type FunnelStep,
  type listAnalytics as listContract,
  type DurationStats,
} from '@trilha/contracts/analytics/analytics'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import { stageKinds } from '@trilha/contracts/vacancies/enums'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { scopeOf, type AnalyticsQuery, type ResolvedScope } from './analytics.scope.ts'
import {
  selectDurations,
  selectSteps,
  selectVacancyNumbers,
  type StepDurationRow,
  type StepRow,
} from './analytics.store.ts'

/** The funnel, durations and outcomes of the viewer's company. @throws AppError as `scopeOf`. */
export async function getAnalytics(
  ctx: RecruiterContext,
  query: AnalyticsQuery,
): Promise<Analytics> {
  const scope = await scopeOf(ctx, query)
  const [rows, spells] = await Promise.all([
    selectSteps(ctx.replica, scope),
    selectDurations(ctx.replica, scope),
  ])
  const steps = stepsOf(scope, rows, spells)
  const sum = (outcome: 'notApproved' | 'withdrew' | 'expired' | 'cancelled') =>
    steps.reduce((all, step) => all + step[outcome], 0)
  const people = rows.find(({ key }) => key === 'applied')?.reached ?? 0
  return {
    since: scope.since,
    until: scope.until,
    vacancy: scope.vacancy && { id: scope.vacancy.id, roleName: scope.vacancy.roleName },
    people,
    ends: {
      hired: steps.find(({ id }) => id === 'hired')?.reached ?? 0,
      notApproved: sum('notApproved'),
      withdrew: sum('withdrew'),
      expired: sum('expired'),
      cancelled: sum('cancelled'),
      going: steps.reduce((all, step) => all + step.doing + step.waiting, 0),
    },
    steps,
    can: { impact: can(ctx.viewer, 'analytics.impact', scope) },
  }
}

/** The stages of a vacancy, or the kinds of stage that people reached; then the last steps. */
function stepsOf(
  { vacancy }: ResolvedScope,
  rows: StepRow[],
  spells: StepDurationRow[],
): FunnelStep[] {
  const stages = vacancy
    ? vacancy.stages.map(({ id, kind, title }) => ({ id, stage: { kind, title } }))
    : stageKinds
        .filter((kind) => kind !== 'offer' && rows.some(({ key }) => key === kind))
        .map((kind) => ({ id: kind, stage: { kind, title: null } }))
  return [...stages, ...lastSteps.map((id) => ({ id, stage: null }))].map(({ id, stage }) => {
    const row = rows.find(({ key }) => key === id)
    const spell = (side: StepDurationRow['side']) =>
      durationStatsOf(spells.find((one) => one.key === id && one.side === side))
    return {
      id,
      stage,
      reached: row?.reached ?? 0,
      passed: row?.passed ?? 0,
      doing: row?.doing ?? 0,
      waiting: row?.waiting ?? 0,
      notApproved: row?.notApproved ?? 0,
      withdrew: row?.withdrew ?? 0,
      expired: row?.expired ?? 0,
      cancelled: row?.cancelled ?? 0,
      company: spell('company'),
      own: spell('own'),
    }
  })
}

/** Hours with one decimal; null for too few people. */
function durationStatsOf(row: StepDurationRow | undefined): DurationStats {
  if (!row || row.people < minPeopleForFigure)
    return { people: row?.people ?? 0, medianHours: null, p90Hours: null }
  const round = (hours: number) => Math.round(hours * 10) / 10
  return { people: row.people, medianHours: round(row.median), p90Hours: round(row.p90) }
}

/**
 * A page of the company's vacancies to which people applied in the period.
 * @throws AppError as `scopeOf`.
 */
export async function listAnalytics(
  ctx: RecruiterContext,
  query: QueryOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  const scope = await scopeOf(ctx, query)
  const offset = (query.page - 1) * query.limit
  const rows = await selectVacancyNumbers(ctx.replica, scope, { offset, limit: query.limit })
  const shown = rows.map((row) => ({
    id: row.id,
    roleName: row.roleName,
    state: row.state,
    people: row.people,
    finalists: row.finalists,
    hired: row.hired,
    waiting: row.waiting,
  }))
  return page(shown, rows[0]?.count ?? 0, query)
}
