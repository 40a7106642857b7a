import { fold } from '@trilha/contracts/shared/fold'
import type { PlaceReading } from '@trilha/contracts/places/places'
import { stateNames } from '@trilha/contracts/places/states'
import {
  defaultVacancySort,
  deficiencyOptions,
  radii,
  states,
  vacancySorts,
  type DeficiencyOption,
  type State,
  type VacancySort,
} from '@trilha/contracts/vacancies/enums'
import {
  byListFilter,
  listFilterNames,
  listFilters,
  type FilterValue,
  type ListFilter,
} from '@trilha/contracts/vacancies/filters'

type ListFilters = { [Name in ListFilter]: FilterValue<Name>[] }

/**
 * A search for vacancies. All of it is in the address, with the specification's names (section 3).
 */
export type VacancyFilters = ListFilters & {
  /** Role or search text; empty for any. */
  roleName: string
  /** Name or IBGE code of a municipality; empty for any. */
  city: string
  state: State | null
  /** Kilometres around the city; null for the city only, or without a city. */
  radius: (typeof radii)[number] | null
  vacanciesDeficiencies: DeficiencyOption | null
  sort: VacancySort
  /** Starts at 1. */
  page: number
}

export const noFilters: VacancyFilters = {
  ...byListFilter(() => []),
  roleName: '',
  city: '',
  state: null,
  radius: null,
  vacanciesDeficiencies: null,
  sort: defaultVacancySort,
  page: 1,
}

/**
 * Parses the search in an address. Values outside the closed lists are dropped, so that an old or
 * hand-written link still finds something. List values get the order of the closed list.
 */
export function filtersOf(params: URLSearchParams): VacancyFilters {
  const all = (name: string) => [...params.getAll(name), ...params.getAll(`${name}[]`)]
  const list = <T extends string>(name: string, known: readonly T[]): T[] => {
    const wanted = new Set(all(name))
    return known.filter((value) => wanted.has(value))
  }
  const page = Number(params.get('page'))
  const place = parsePlace(clean(params.get('city'), 80), list('state', states)[0] ?? null)
  const radius = radii.find((known) => String(known) === params.get('radius')) ?? null
  return {
    roleName: clean(params.get('roleName'), 120),
    ...place,
    radius: place.city ? radius : null,
    ...(byListFilter((name) => list<string>(name, listFilters[name])) as ListFilters),
    // The stricter one if both are given.
    vacanciesDeficiencies: list('vacanciesDeficiencies', deficiencyOptions).at(-1) ?? null,
    sort: list('sort', vacancySorts).at(-1) ?? defaultVacancySort,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

const clean = (text: string | null, max: number): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, max).trim()

/**
 * Parses a typed place: `Contagem, MG`, `Minas Gerais`, `mg` or a city name.
 * @param state a separately selected state; with one, the name of a state counts as a city.
 */
export function parsePlace(text: string, state: State | null = null) {
  const [, name = '', code = ''] = /^(.*?)(?:\s*[,/-]\s*|^)([A-Za-z]{2})$/.exec(text) ?? []
  const stateOfCode = states.find((known) => known === code.toUpperCase())
  if (stateOfCode) return { city: name.trim(), state: stateOfCode }
  const stateOfText = states.find((known) =>
    [stateText(known), stateNames[known]].some((label) => fold(label) === fold(text)),
  )
  const meansCapital =
    stateOfText && namesakes[stateOfText] && fold(text) === fold(stateNames[stateOfText])
  if (stateOfText && state === null && !meansCapital) return { city: '', state: stateOfText }
  return { city: text, state }
}

/**
 * States whose capital has the same name. That name means the city; the state gets the name below.
 */
const namesakes: Partial<Record<State, string>> = {
  RJ: 'Estado do Rio de Janeiro',
  SP: 'Estado de São Paulo',
}

const stateText = (state: State): string => namesakes[state] ?? stateNames[state]

/** A search's place as text: `Contagem, MG`, `Minas Gerais`, or empty. */
export function placeText({ city, state }: Pick<VacancyFilters, 'city' | 'state'>): string {
  if (city) return state ? `${city}, ${state}` : city
  return state ? stateText(state) : ''
}

/** The search with the place that the server read, in place of the typed one. */
export function withPlaceRead(filters: VacancyFilters, place: PlaceReading | null): VacancyFilters {
  if (place?.municipality) {
    const { name: city, state } = place.municipality
    return { ...filters, city, state }
  }
  return place?.state ? { ...filters, city: '', state: place.state, radius: null } : filters
}

/** The address of a search, `?…` or empty; defaults are omitted. */
export function searchOf(filters: VacancyFilters): string {
  const params = new URLSearchParams()
  for (const [name, value] of namedValues(filters)) params.append(name, value)
  return params.size > 0 ? `?${params}` : ''
}

/** All non-default values of a search, for its address or a form without JavaScript. */
export function namedValues(filters: VacancyFilters): [name: string, value: string][] {
  const { roleName, city, state, radius, vacanciesDeficiencies, sort, page } = filters
  const values: [string, string | null][] = [
    ['roleName', roleName],
    ['city', city],
    ['state', state],
    ['radius', radius && String(radius)],
    ...listFilterNames.flatMap((name) => filters[name].map((v): [string, string] => [name, v])),
    ['vacanciesDeficiencies', vacanciesDeficiencies],
    ['sort', sort === defaultVacancySort ? null : sort],
    ['page', page === 1 ? null : String(page)],
  ]
  return values.filter((entry): entry is [string, string] => Boolean(entry[1]))
}

/** The search as the API's query; without `page` and `limit`. */
export function queryOf({ roleName, city, state, radius, ...others }: VacancyFilters) {
  const { vacanciesDeficiencies, ...rest } = others
  const { page: _page, ...lists } = rest
  return {
    ...lists,
    ...(roleName && { roleName }),
    ...(city && { city }),
    ...(state && { state }),
    ...(radius && { radius }),
    ...(vacanciesDeficiencies && { vacanciesDeficiencies }),
  }
}

/** Adds or removes one value of a list filter, and goes to the first page. */
export function toggled(
  filters: VacancyFilters,
  name: ListFilter,
  value: string,
  isSelected: boolean,
): VacancyFilters {
  const values = new Set<string>(filters[name])
  if (isSelected) values.add(value)
  else values.delete(value)
  return withChanges(filters, { [name]: listFilters[name].filter((known) => values.has(known)) })
}

/** The search with some changes, on its first page. */
export function withChanges(
  filters: VacancyFilters,
  change: Partial<VacancyFilters>,
): VacancyFilters {
  const next = { ...filters, page: 1, ...change }
  return next.city ? next : { ...next, radius: null }
}

/** The search without filters; keeps text, place and order. */
export function unfiltered({ roleName, city, state, sort }: VacancyFilters): VacancyFilters {
  return { ...noFilters, roleName, city, state, sort }
}
