import { blankFields } from '@trilha/contracts/vacancies/fields'
import type { requirementsTest } from '../vacancies/stages.ts'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'

/** A vacancy that is written in full, for the trails and pipelines of the demo. */
export type Featured = {
  company: string
  place: { city: string; state: State } | null
  /** Days until it closes. */
  closesIn: number
  /** Days since it opened. */
  openedAgo: number
  draft: Omit<VacancyDraft, 'municipalityCode' | 'placeState' | 'closesOn'>
}

type Rules = Parameters<typeof requirementsTest>[0]

export const schooling = (
  atLeast: 'elementary' | 'high-school' | 'technical',
  reason: string,
): Rules[0] => ({
  id: 'schooling',
  eliminatory: true,
  reason,
  predicate: { kind: 'schooling', atLeast },
})
export const shift = (includes: 'afternoon' | '6x1' | 'business-hours' | '5x2'): Rules[0] => ({
  id: 'shift',
  eliminatory: false,
  reason: 'É o turno que está abrindo.',
  predicate: { kind: 'shift', includes },
})
export const statement = (
  id: string,
  text: string,
  reason: string,
  eliminatory = false,
): Rules[0] => ({
  id,
  eliminatory,
  reason,
  predicate: { kind: 'statement', text, expected: true },
})

export const base = {
  ...blankFields,
  weeklyHours: 44,
  salaryHiddenReason: null,
  deficiency: 'welcome',
  affirmativeFor: [],
} as const satisfies Partial<VacancyDraft>

/** A salary per month, in reais. */
export const monthlySalary = (from: number, to: number) =>
  ({ minCents: from * 100, maxCents: to * 100, unit: 'month' }) as const
