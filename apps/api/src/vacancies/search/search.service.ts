import type { VacancySort } from '@trilha/contracts/vacancies/enums'
import type { Database } from '../../platform/db/database.ts'
import type { Listener } from '../../platform/db/listen.ts'
import type { Log } from '../../platform/log.ts'
import { SearchIndex } from '../../search/searchIndex.ts'
import type { ScoreSteps, SearchResult, VacancyFilter } from '../../search/searchIndex.types.ts'
import { followVacancies } from './follow.ts'

/** A search over open vacancies: OR inside a list, AND between the filters. */
export type VacancyQuery = {
  text?: string
  /** IBGE codes. */
  municipality?: number[]
  state?: string[]
  contractType?: string[]
  payment?: string[]
  commissionPayment?: string[]
  /** `welcome` also finds the exclusive ones. */
  vacanciesDeficiencies?: string
  schooling?: string[]
  cnh?: string[]
  jobProfile?: string[]
  workplace?: string[]
  sort: VacancySort
  /** For the sort `match`: higher scores come first. */
  score?: (facts: IndexedFacts) => number
  /** The steps at which the score changes; makes `match` fast for many results. */
  scoreSteps?: ScoreSteps
  offset: number
  limit: number
}

/** The facts of a vacancy in the index, without its words. */
export type IndexedFacts = {
  id: number
  municipality: number | null
  state: string | null
  contractType: string
  payment: string
  schooling: string
  cnh: string
  jobProfile: string
  workplace: string
  deficiency: string | null
  salaryCents: number | null
}

export type VacancySearch = {
  /** True once the first build is done. */
  ready: () => boolean
  /**
   * The exact total and one page of ids. `searchedFor` has the corrected words, if any;
   * `isPartialMatch` is true when no vacancy has all the words, and the results lack one.
   */
  search: (query: VacancyQuery) => SearchResult
  /** Counts by value; each count ignores the filter on its own field. */
  facets: (
    query: VacancyQuery,
  ) => Promise<{ count: number; facets: Record<string, Record<string, number>> }>
  /** Role names that begin with the words typed. */
  suggest: (prefix: string, limit: number) => string[]
  /** Reads the change log and resolves when the index holds all changes committed before. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

declare module '../../platform/context.ts' {
  interface Platform {
    /** The in-memory search over open vacancies. */
    search: VacancySearch
  }
}

export type SearchParts = {
  db: Database
  listener: Pick<Listener, 'on'>
  log: Log
  /** The server's clock; it must be monotonic. */
  now?: () => Date
}

/**
 * Starts building the index and keeps it up to date from the change log. Resolves before the build
 * is done: until `ready`, searches find only the vacancies read so far.
 */
export async function startSearch({
  db,
  listener,
  log,
  now = () => new Date(),
}: SearchParts): Promise<VacancySearch> {
  const index = new SearchIndex({ now: () => now().getTime() })
  const follower = await followVacancies({ db, listener, log, index })
  return {
    ready: follower.ready,
    search: (query) => {
      const { sort, score, scoreSteps, offset, limit } = query
      const request = { ...filterOf(query), sort, score, scoreSteps, offset, limit }
      return index.search(request)
    },
    facets: async (query) => {
      const { count, facets } = await index.facets(filterOf(query))
      return { count, facets: { ...facets, vacanciesDeficiencies: facets.deficiency } }
    },
    suggest: (prefix, limit) => index.suggest(prefix, limit),
    catchUp: follower.catchUp,
    stop: follower.stop,
  }
}

/** Unknown values match nothing, so the index accepts any value. */
function filterOf(query: VacancyQuery): VacancyFilter {
  const { text, municipality, state, contractType, payment, commissionPayment } = query
  const { vacanciesDeficiencies: deficiency, schooling, cnh, jobProfile, workplace } = query
  return {
    text,
    municipality,
    state,
    contractType,
    payment,
    commissionPayment,
    deficiency,
    schooling,
    cnh,
    jobProfile,
    workplace,
  } as VacancyFilter
}
