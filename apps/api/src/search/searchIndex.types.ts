import type { DeficiencyOption, Shift, State, VacancySort } from '@trilha/contracts/vacancies/enums'
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
} & ScoredFacts

/** Facts that only a score uses. */
type ScoredFacts = {
  /** Numbers for the kinds of work that it offers, 1 to `maxWork`; 0 for none. */
  work: number
  otherWork: number
  /** Families of the kinds of work, above 0; found by `RoleFilter`. */
  families: readonly number[]
  shift: Shift | null
  minAge: number
}

/** The facts that a match score may use. One object is reused for all vacancies. */
export type VacancyFacts = VacancyFacetValues &
  Omit<ScoredFacts, 'families'> & { id: number; salaryCents: number | null }

/** Facts that have a class for each of their values. */
export const classedFacts = [
  'state', 'workplace', 'schooling', 'cnh', 'contractType', 'deficiency', 'shift', 'jobProfile',
] as const // prettier-ignore
export type ClassedFact = (typeof classedFacts)[number]

/** The class of a value with which a vacancy has the score `shutScore`, whatever the others are. */
export const shut = 255
export const shutScore = -1

/**
 * Lets vacancies share a match score, which makes sorting by match fast: two vacancies whose values
 * have the same classes have the same score.
 */
export type ScoreClasses = {
  /**
   * By number of the work, up to `maxWorkClass`. The greater class of a vacancy's two numbers
   * counts, the second only if it is not 0; `shut` is asked only of the first.
   */
  work: Uint8Array
  /** The greatest score of a vacancy, by its work class. */
  maxByWork: readonly number[]
  /**
   * The greatest score of a vacancy that is neither remote nor in a listed municipality; null: any,
   * because the person's home is not known.
   */
  maxFar: number | null
  /** Classes 1 to `maxPlaceClass` by municipality; unlisted municipalities share class 0. */
  places: ReadonlyMap<number, number>
  /** Ascending amounts per month: the score may depend on which of them the salary reaches. */
  salaryCents: number[]
  /** A small number or `shut`; asked once for each value and for null. */
  classOf: (fact: ClassedFact, value: string | null) => number
  /** Vacancies with a minimum age above this are shut; null: none is. */
  age: number | null
}
export const maxWork = 65_535
export const maxWorkClass = 20
export const maxPlaceClass = 6

export type SalaryRange = {
  minCents?: number
  maxCents?: number
  /** Includes vacancies without a salary. */
  includeNegotiable?: boolean
}

/**
 * The work that a text names. The text then finds the vacancies with the words of the role in the
 * title and those of its families, and of these only the ones that have the other words anywhere.
 * Where no open vacancy has such a title or family, the text finds its words anywhere.
 */
export type RoleFilter = {
  /** The words of the role, and the other words of the text. */
  text: string
  rest: string
  families: readonly number[]
  /** Families that are found as partial matches; without the other words also the role itself. */
  near: readonly number[]
}

/** OR inside a list, AND between the filters; an absent or empty list is no filter. */
export type VacancyFilter = { [Name in ListFilter]?: FilterValue<Name>[] } & {
  text?: string
  /** Only with `text`. */
  role?: RoleFilter
  municipality?: readonly number[]
  state?: State[]
  /** Place filters also find vacancies for people from anywhere in the country. */
  includeRemote?: boolean
  /** `welcome` also finds vacancies with `exclusive`. */
  deficiency?: DeficiencyOption
  salary?: SalaryRange
  /** Ids: only these vacancies are found. */
  among?: readonly number[]
  /** Ids of vacancies that are not found. */
  without?: readonly number[]
}

/**
 * `ASC` and `DESC` sort by closing time, `newest` by publication, `salary` by highest salary with
 * missing ones last, `match` by highest `score`. Ties are sorted by id, ascending for `ASC` and
 * descending otherwise. With text the order applies inside each quality class: all words in the
 * title, then all words in title or keywords (or the work that the text names).
 */
export type VacancyQuery = VacancyFilter & {
  sort: VacancySort
  /** For `match`; without a score, `match` is the same as `newest`. */
  score?: (facts: VacancyFacts) => number
  scoreClasses?: ScoreClasses
  offset: number
  limit: number
}

export type SearchResult = {
  ids: number[]
  /** Exact, over all quality classes. */
  count: number
  /** The search text with its typos corrected; null without corrections. */
  searchedFor: string | null
  /** True when no vacancy has all words; each result then lacks one, or is of near work. */
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
