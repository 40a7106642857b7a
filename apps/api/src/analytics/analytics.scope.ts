import { mostDays, usualDays } from '@trilha/contracts/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { selectNamedVacancy, type NamedStage, type Scope } from './analytics.store.ts'

export type Asked = {
  since?: string | undefined
  until?: string | undefined
  vacancy?: number | undefined
}

export type Scoped = Scope & {
  since: string
  until: string
  vacancy: { id: number; roleName: string; stages: NamedStage[] } | null
}

/** Midnight with which a day begins in São Paulo. */
const beginOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime('America/Sao_Paulo').epochMilliseconds)

/**
 * The company of the viewer, if they may see its numbers.
 * @throws AppError `forbidden` for evaluators.
 */
export function companyOfAnalytics(ctx: RecruiterContext): string {
  const { companyId } = ctx.viewer.recruiter
  if (!can(ctx.viewer, 'analytics.read', { companyId })) fail('forbidden')
  return companyId
}

/**
 * Which applications a request means.
 * @throws AppError `forbidden`; `invalid-request` for a period that ends before it begins or is too
 * long; `not-found`, also for another company's vacancy.
 */
export async function scopeOf(ctx: RecruiterContext, asked: Asked): Promise<Scoped> {
  const companyId = companyOfAnalytics(ctx)
  const until = Temporal.PlainDate.from(asked.until ?? dayInBrasilia(ctx.now()))
  const since = asked.since
    ? Temporal.PlainDate.from(asked.since)
    : until.subtract({ days: usualDays - 1 })
  const days = since.until(until, { largestUnit: 'day' }).days + 1
  if (days < 1) failField('until', 'ends-before-start')
  if (days > mostDays) failField('since', 'period-long')
  const vacancy =
    asked.vacancy === undefined
      ? null
      : ((await selectNamedVacancy(ctx.db, companyId, asked.vacancy)) ?? fail('not-found'))
  return {
    companyId,
    vacancyId: vacancy?.id ?? null,
    vacancy,
    since: since.toString(),
    until: until.toString(),
    from: beginOf(since),
    to: beginOf(until.add({ days: 1 })),
  }
}
