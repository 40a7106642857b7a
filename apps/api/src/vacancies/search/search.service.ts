import type { Database } from '../../platform/db/database.ts'
import type { Listener } from '../../platform/db/listen.ts'
import type { Log } from '../../platform/log.ts'
import { roleOf } from '../../occupations/role.ts'
import { SearchIndex } from '../../search/searchIndex.ts'
import type {
  FacetCounts,
  SearchResult,
  VacancyFilter,
  VacancyQuery,
} from '../../search/searchIndex.types.ts'
import { followVacancies } from './follow.ts'
import { keysOfSearch, keysOfVacancy } from './keys.ts'
import { selectOpen } from './search.store.ts'

export type VacancySearch = {
  /** True once the first build is done. */
  ready: () => boolean
  /**
   * The exact total and one page of ids. `searchedFor` has the corrected words, if any;
   * `isPartialMatch` is true when no vacancy has all the words; each result then lacks one of them.
   */
  search: (query: VacancyQuery) => SearchResult
  /** Number of vacancies that at least one of the filters finds, without partial matches. */
  countAny: (filters: readonly VacancyFilter[]) => number
  /** Counts by value; each count ignores the filter on its own field. */
  facets: (filter: VacancyFilter) => Promise<FacetCounts>
  /** Role names that begin with the words typed. */
  suggest: (prefix: string, limit: number) => string[]
  /** The keys of a search, see keys.ts. */
  keysOfSearch: (filter: VacancyFilter) => Promise<string[]>
  /** The keys of those of these vacancies that are open, by id. */
  keysOfVacancies: (ids: number[]) => Promise<Map<number, string[]>>
  /** Makes the words of these texts known, so that searches for them agree with their keys. */
  learn: (texts: string[]) => Promise<void>
  /** Figures for the metrics. */
  figures: () => { vacancies: number; lagSeconds: number; buildSeconds: number | null }
  /** Resolves when the index contains all changes that were committed before the call. */
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

/** A filter with the role that its text names, which all searches of the program use. */
function withItsRole<Filter extends VacancyFilter>(filter: Filter): Filter {
  const role = filter.text ? roleOf(filter.text) : null
  return role ? { ...filter, role } : filter
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
    search: (query) => index.search(withItsRole(query)),
    countAny: (filters) => index.countAny(filters.map(withItsRole)),
    facets: (filter) => index.facets(withItsRole(filter)),
    suggest: (prefix, limit) => index.suggest(prefix, limit),
    keysOfSearch: async (filter) => {
      if (filter.text) await follower.learn([filter.text])
      return keysOfSearch(index, withItsRole(filter))
    },
    keysOfVacancies: async (ids) => {
      const vacancies = await selectOpen(db, ids)
      await follower.learn(vacancies.flatMap(({ title, keywords }) => [title, keywords]))
      return new Map(vacancies.map((vacancy) => [vacancy.id, keysOfVacancy(index, vacancy)]))
    },
    learn: follower.learn,
    figures: () => ({
      vacancies: index.size,
      lagSeconds: follower.lagSeconds(),
      buildSeconds: follower.buildSeconds(),
    }),
    catchUp: follower.catchUp,
    stop: follower.stop,
  }
}
