import type { DeficiencyOption, PaymentBand } from '@trilha/contracts/vacancies.enums'
import { isOneRange } from './vacancies.pay.ts'
import {
  changed,
  listNames,
  noFilters,
  toggled,
  unfiltered,
  type ListName,
  type VacancyFilters,
} from './vacancies.search.ts'

/** A filter that is on, and the search without it. */
export type ActiveFilter = { without: VacancyFilters } & (
  | { name: ListName; value: string }
  | { name: 'radius'; km: number; city: string }
  | { name: 'payRange'; payment: PaymentBand[] }
  | { name: 'vacanciesDeficiencies'; value: DeficiencyOption }
)

/** Every filter that is on, in the order of the panel; bands of pay side by side are one. */
export function activeFilters(filters: VacancyFilters): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const { radius: km, city } = filters
  if (km && city)
    active.push({ name: 'radius', km, city, without: changed(filters, { radius: null }) })
  for (const name of listNames) {
    if (name === 'payment' && isOneRange(filters.payment)) {
      const without = changed(filters, { payment: [] })
      active.push({ name: 'payRange', payment: filters.payment, without })
      continue
    }
    for (const value of filters[name])
      active.push({ name, value, without: toggled(filters, name, value, false) })
  }
  const { vacanciesDeficiencies: value } = filters
  if (value) {
    const without = changed(filters, { vacanciesDeficiencies: null })
    active.push({ name: 'vacanciesDeficiencies', value, without })
  }
  return active
}

/** A wider search: what it lets go of, and how many vacancies it finds. */
export type Wider = {
  drops: 'near' | 'filters' | 'place' | 'words'
  to: VacancyFilters
  count: number
}

/** How far around a city a search goes on by itself, in km. */
const around = [20, 50] as const

/** Where to go on from a search that found nothing: one step wider. */
export function wayOut(filters: VacancyFilters): Omit<Wider, 'count'> {
  const radius = around.find((km) => filters.city && km > (filters.radius ?? 0))
  if (radius) return { drops: 'near', to: changed(filters, { radius }) }
  const { roleName, sort, radius: reached } = filters
  // What was gone around already stays: the next step must not be narrower.
  if (activeFilters(filters).some(({ name }) => name !== 'radius'))
    return { drops: 'filters', to: { ...unfiltered(filters), radius: reached } }
  if (roleName && (filters.city || filters.state))
    return { drops: 'place', to: { ...noFilters, roleName, sort } }
  return { drops: 'words', to: noFilters }
}

/** The nearest wider search that finds something; everything, where none does. */
export async function nearestWider(
  filters: VacancyFilters,
  countOf: (filters: VacancyFilters) => Promise<number>,
): Promise<Wider> {
  const out = wayOut(filters)
  const count = await countOf(out.to)
  return count > 0 || out.drops === 'words' ? { ...out, count } : nearestWider(out.to, countOf)
}
