import type { DeficiencyOption, PaymentBand } from '@trilha/contracts/vacancies/enums'
import { listFilterNames, type ListFilter } from '@trilha/contracts/vacancies/filters'
import { isOneRange } from './pay.ts'
import {
  withChanges,
  noFilters,
  toggled,
  unfiltered,
  type VacancyFilters,
} from '../search/search.ts'

/** An active filter, and the search without it. */
export type ActiveFilter = { without: VacancyFilters } & (
  | { name: ListFilter; value: string }
  | { name: 'radius'; km: number; city: string }
  | { name: 'payRange'; payment: PaymentBand[] }
  | { name: 'vacanciesDeficiencies'; value: DeficiencyOption }
)

/** All active filters, in the order of the panel; adjacent pay bands are merged. */
export function activeFilters(filters: VacancyFilters): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const { radius: km, city } = filters
  if (km && city)
    active.push({ name: 'radius', km, city, without: withChanges(filters, { radius: null }) })
  for (const name of listFilterNames) {
    if (name === 'payment' && isOneRange(filters.payment)) {
      const without = withChanges(filters, { payment: [] })
      active.push({ name: 'payRange', payment: filters.payment, without })
      continue
    }
    for (const value of filters[name])
      active.push({ name, value, without: toggled(filters, name, value, false) })
  }
  const { vacanciesDeficiencies: value } = filters
  if (value) {
    const without = withChanges(filters, { vacanciesDeficiencies: null })
    active.push({ name: 'vacanciesDeficiencies', value, without })
  }
  return active
}

/**
 * A wider search, and how many vacancies it finds. `drops` says what was changed: `near` means a
 * larger radius, the other values name the part of the search that was removed.
 */
export type Wider = {
  drops: 'near' | 'filters' | 'place' | 'words'
  to: VacancyFilters
  count: number
}

/** Radii in km that are tried to widen a city search. */
const widerRadii = [20, 50] as const

/** The next wider search after one that found nothing. */
export function nextWider(filters: VacancyFilters): Omit<Wider, 'count'> {
  const radius = widerRadii.find((km) => filters.city && km > (filters.radius ?? 0))
  if (radius) return { drops: 'near', to: withChanges(filters, { radius }) }
  const { roleName, sort, radius: currentRadius } = filters
  // Keeps the current radius: the next search must not be narrower.
  if (activeFilters(filters).some(({ name }) => name !== 'radius'))
    return { drops: 'filters', to: { ...unfiltered(filters), radius: currentRadius } }
  if (roleName && (filters.city || filters.state))
    return { drops: 'place', to: { ...noFilters, roleName, sort } }
  return { drops: 'words', to: noFilters }
}

/** The first wider search that has results; if none has any, the search for all vacancies. */
export async function nearestWider(
  filters: VacancyFilters,
  countOf: (filters: VacancyFilters) => Promise<number>,
): Promise<Wider> {
  const wider = nextWider(filters)
  const count = await countOf(wider.to)
  if (count > 0 || wider.drops === 'words') return { ...wider, count }
  return nearestWider(wider.to, countOf)
}
