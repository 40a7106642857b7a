import { brasilia } from '@trilha/contracts/shared/brasilia'
import { maxPeriodDays, defaultPeriodDays } from '@trilha/contracts/analytics/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { selectNamedVacancy, type NamedStage, type Scope } from './analytics.store.ts'

export type AnalyticsQuery = {
  since?: string | undefined
  until?: string | undefined
  vacancy?: number | undefined
}

export type ResolvedScope = Scope & {
  since: string
  until: string
  vacancy: { id: number; roleName: string; stages: NamedStage[] } | null
}

/** The first instant of a day in São Paulo. */
const startOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime(brasilia).epochMilliseconds)

/**
 * The company of the viewer. Checks that the viewer may see its analytics.
 * @throws AppError `forbidden` for evaluators.
 */
export function companyOfAnalytics(ctx: RecruiterContext): string {
  const { companyId } = ctx.viewer.recruiter
  if (!can(ctx.viewer, 'analytics.read', { companyId })) fail('forbidden')
  return companyId
}

/**
 * Finds out which period and vacancy a request is about.
 * @throws AppError `forbidden`; `invalid-request` for a period that ends before it begins or is too
 * long; `not-found`, also for another company's vacancy.
 */
export async function scopeOf(
  ctx: RecruiterContext,
  query: AnalyticsQuery,
): Promise<ResolvedScope> {
  const companyId = companyOfAnalytics(ctx)
  const until = Temporal.PlainDate.from(query.until ?? dayInBrasilia(ctx.now()))
  const since = query.since
    ? Temporal.PlainDate.from(query.since)
    : until.subtract({ days: defaultPeriodDays - 1 })
  const days = since.until(until, { largestUnit: 'day' }).days + 1
  if (days < 1) failField('until', 'ends-before-start')
  if (days > maxPeriodDays) failField('since', 'period-long')
  const vacancy =
    query.vacancy === undefined
      ? null
      : ((await selectNamedVacancy(ctx.db, companyId, query.vacancy)) ?? fail('not-found'))
  return {
    companyId,
    vacancyId: vacancy?.id ?? null,
    vacancy,
    since: since.toString(),
    until: until.toString(),
    from: startOf(since),
    to: startOf(until.add({ days: 1 })),
  }
}
