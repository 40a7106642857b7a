import { maxPeriodDays, defaultPeriodDays } from '@trilha/contracts/analytics/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { day } from '@trilha/contracts/shared/fields'
import type { ScopeQuery } from './analytics.data.ts'

/** True for a date of the calendar; `Date.parse` alone accepts 30 February. */
const isDay = (text: string | null): text is string => day.safeParse(text).success

/** The date that is a number of days before `day`; both as `yyyy-mm-dd`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

export type Period = { since: string; until: string }

/** The period in the URL (`de`, `ate`), by default the 90 days up to today. */
export function periodOf(search: URLSearchParams, now: Date): Period {
  const [from, to] = [search.get('de'), search.get('ate')]
  const until = isDay(to) ? to : dayInBrasilia(now)
  return { since: isDay(from) ? from : daysBefore(until, defaultPeriodDays - 1), until }
}

/** Error id of an invalid period; null when the period is valid. */
export function faultOf({ since, until }: Period): 'ends-before-start' | 'period-long' | null {
  if (since > until) return 'ends-before-start'
  return Date.parse(until) - Date.parse(since) >= maxPeriodDays * dayMs ? 'period-long' : null
}

/** The vacancy id in the URL; undefined for the figures of the whole company. */
export function vacancyOf(search: URLSearchParams): number | undefined {
  const id = Number(search.get('vaga'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The query string with changed values, without the page number of a list. */
export function withScope(
  search: URLSearchParams,
  changes: { de?: string; ate?: string; vaga?: number | null },
): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [key, value] of Object.entries(changes))
    if (value === null) next.delete(key)
    else next.set(key, String(value))
  return next.toString()
}

export const scopeOf = (period: Period, vacancy: number | undefined): ScopeQuery => ({
  ...period,
  ...(vacancy !== undefined && { vacancy }),
})
