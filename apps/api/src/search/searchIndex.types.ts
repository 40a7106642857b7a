import type { DeficiencyOption, State, VacancySort } from '@trilha/contracts/vacancies/enums'
import {
  listFilterNames,
  type FilterValue,
  type ListFilter,
} from '@trilha/contracts/vacancies/filters'

/** The values by which a vacancy can be filtered. */
export type VacancyFacetValues = { [Name in ListFilter]: FilterValue<Name> } & {
  /** IBGE code; null: from anywhere in the state or country. */
  municipality: number | null
  /** Null: from anywhere in the country. */
  state: State | null
  deficiency: DeficiencyOption | null
}

/** An open vacancy, as it is added to the index. */
export type IndexedVacancy = {
  id: number
  title: string
  keywords: string
  facets: VacancyFacetValues
  /** Epoch milliseconds; from then on the vacancy is not found. Sorted by whole seconds. */
  closesAt: number
  /** Epoch milliseconds; sorted by whole seconds. */
  publishedAt: number
  /** Per month, in cents; null when to be agreed or hidden. */
  salaryCents: number | null
}

/** The facts that a match score may use. One object is reused for all vacancies. */
export type VacancyFacts = VacancyFacetValues & { id: number; salaryCents: number | null }

/**
 * Lets vacancies share a match score, which makes sorting by match fast. The score may then depend
 * only on the state, workplace, schooling, licence, and the two facts below.
 */
export type ScoreSteps = {
  /** Numbers 1 to `maxPlaces` by municipality. All unlisted municipalities count as equal. */
  places: ReadonlyMap<number, number>
  /** Ascending amounts per month: the score may depend on which of them the salary reaches. */
  salaryCents: number[]
}
export const maxPlaces = 6

export type SalaryRange = {
  minCents?: number
  maxCents?: number
  /** Includes vacancies without a salary. */
  includeNegotiable?: boolean
}

/** OR inside a list, AND between the filters; an absent or empty list is no filter. */
export type VacancyFilter = { [Name in ListFilter]?: FilterValue<Name>[] } & {
  text?: string
  municipality?: number[]
  state?: State[]
  /** Place filters also find vacancies for people from anywhere in the country. */
  includeRemote?: boolean
  /** `welcome` also finds vacancies with `exclusive`. */
  deficiency?: DeficiencyOption
  salary?: SalaryRange
  /** Epoch milliseconds, compared by whole seconds: only vacancies published then or later. */
  publishedSince?: number
}

/**
 * `ASC` and `DESC` sort by closing time, `newest` by publication, `salary` by highest salary with
 * missing ones last, `match` by highest `score`. Ties are sorted by id, ascending for `ASC` and
 * descending otherwise. With text the order applies inside each quality class: all words in the
 * title, then all words in title or keywords.
 */
export type VacancyQuery = VacancyFilter & {
  sort: VacancySort
  /** For `match`; without a score, `match` is the same as `newest`. */
  score?: (facts: VacancyFacts) => number
  scoreSteps?: ScoreSteps
  offset: number
  limit: number
}

export type SearchResult = {
  ids: number[]
  /** Exact, over all quality classes. */
  count: number
  /** The search text with its typos corrected; null without corrections. */
  searchedFor: string | null
  /** True when no vacancy has all words; each result then lacks one of them. */
  isPartialMatch: boolean
}

/** Facets whose values are counted. */
export const countedFacets = ['state', 'deficiency', ...listFilterNames] as const
export type CountedFacet = (typeof countedFacets)[number]

export type FacetCounts = {
  count: number
  searchedFor: string | null
  /** Counts by facet value, with all filters except the one on that facet. */
  facets: Record<CountedFacet, Record<string, number>>
  /**
   * Counts by monthly salary, without the salary filter: `counts[i]` is for salaries from
   * `i * stepCents` up to the next step, the last one for all above.
   */
  salary: { stepCents: number; counts: number[]; negotiable: number }
}
