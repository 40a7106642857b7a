import type { VacancySort } from '@trilha/contracts/vacancies.enums'
import type { Database } from '../platform/db/database.ts'
import type { Listener } from '../platform/db/listen.ts'
import type { Log } from '../platform/log.ts'
import { SearchIndex } from './search/searchIndex.ts'
import type { ScoreSteps, SearchResult, VacancyFilter } from './search/searchIndex.types.ts'
import { followVacancies } from './vacancies.search.follow.ts'

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
  /** For `match`: a higher number comes first. */
  score?: (facts: IndexedFacts) => number
  /** What the score looks at; makes `match` quick over many hits. */
  scoreSteps?: ScoreSteps
  offset: number
  limit: number
}

/** What the index holds of a vacancy besides its words. */
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
   * Exact total and one page of ids; `searchedFor` names the corrected words, if any were; `byMost`:
   * no vacancy has all the words, and these lack one.
   */
  search: (query: VacancyQuery) => SearchResult
  /** Counts by value, each filter's own left out. */
  facets: (
    query: VacancyQuery,
  ) => Promise<{ count: number; facets: Record<string, Record<string, number>> }>
  /** Role names that begin with the words typed. */
  suggest: (prefix: string, limit: number) => string[]
  /** Reads the change log now and resolves when this index holds all that was committed before. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

declare module '../platform/context.ts' {
  interface Platform {
    /** The open vacancies in memory. */
    search: VacancySearch
  }
}

export type SearchParts = {
  db: Database
  listener: Pick<Listener, 'on'>
  log: Log
  /** The server's clock, which never goes back. */
  now?: () => Date
}

/**
 * Begins to build the index and keeps it in step with the change log. Resolves before the build is
 * done: until `ready`, searches find what has been read so far.
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
      const asked = { ...filterOf(query), sort, score, scoreSteps, offset, limit }
      return index.search(asked)
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

/** Values outside the closed lists find nothing, so the index takes any. */
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
