import { fold } from '@trilha/contracts/shared/fold'
import { Dictionary } from './dictionary.ts'
import { countFacets } from './facetCounts.ts'
import { LruCache } from '../platform/lruCache.ts'
import { pageOf } from './pages.ts'
import { representativesIn, requiredStems } from './requiredStems.ts'
import { Segment } from './segment.ts'
import type {
  FacetCounts,
  IndexedVacancy,
  SearchResult,
  VacancyFilter,
  VacancyQuery,
} from './searchIndex.types.ts'
import { hitsOf, resolve } from './selection.ts'
import { Scratch } from './sets/scratch.ts'
import { haveCommonOrdinal, unite } from './sets/sets.ts'
import { singular, Stems } from '../language/stems.ts'
import { Suggestions } from './suggestions.ts'
import { createYielder } from './yielder.ts'
import { Synonyms } from '../language/synonyms.ts'
import { isStopWord, tokenize } from '../language/words.ts'

type Change = { add: IndexedVacancy } | { remove: number }

/** Many people make the same search. An entry takes about half a kilobyte. */
const maxCachedSearches = 10_000
/** Facet counts take ten times as much memory as a search. */
const maxCachedFacetCounts = 1000

/** Bytes of the index's arrays; strings and small objects are not included. */
export type IndexMemory = { columns: number; orders: number; postings: number; typos: number }

/**
 * An inverted index of the open vacancies, in this process. It returns ids; the rows come from the
 * database. All methods except `facets` and `compact` are synchronous.
 */
export class SearchIndex {
  private readonly now: () => number
  private readonly stems: Stems
  private readonly synonyms: Synonyms
  private readonly dictionary: Dictionary
  private readonly suggestions = new Suggestions()
  private readonly scratch = new Scratch()
  private readonly searchCache = new LruCache<SearchResult>(maxCachedSearches)
  private readonly facetCache = new LruCache<FacetCounts>(maxCachedFacetCounts)
  private segment = new Segment()
  /** Increases with each change. */
  private revision = 0
  /** Changes made during a compaction, which are repeated on its result; null at other times. */
  private journal: Change[] | null = null

  /**
   * @param lexicon folded singular → stem, from PostgreSQL's dictionary
   * @param now the clock in epoch ms; it must be monotonic
   */
  constructor({
    lexicon = new Map(),
    now = Date.now,
  }: { lexicon?: Map<string, string>; now?: () => number } = {}) {
    this.now = now
    this.stems = new Stems(lexicon)
    this.synonyms = new Synonyms(this.stems)
    this.dictionary = new Dictionary(this.stems, this.synonyms)
  }

  /** Number of open vacancies in the index. */
  get size(): number {
    this.refresh()
    return this.segment.live.count
  }

  /** Adds a vacancy or replaces the one with its id. A vacancy that has closed is only removed. */
  add(vacancy: IndexedVacancy): void {
    this.journal?.push({ add: vacancy })
    this.clearCaches()
    this.addTo(this.segment, vacancy)
    this.suggestions.add(vacancy.title)
  }

  /** Removes all vacancies. */
  clear(): void {
    this.journal = null
    this.clearCaches()
    this.segment = new Segment()
  }

  /** Removes a vacancy. @returns whether it was in the index. */
  remove(id: number): boolean {
    this.journal?.push({ remove: id })
    this.clearCaches()
    return this.segment.remove(id)
  }

  /** One page of ids with the exact total. */
  search(query: VacancyQuery): SearchResult {
    this.refresh()
    // A score and hidden vacancies are specific to one person, a list of ids to one question: not
    // worth caching.
    if (query.score || query.without?.length || query.among) return this.find(query)
    const cacheKey = JSON.stringify(query)
    return this.searchCache.get(cacheKey) ?? this.searchCache.set(cacheKey, this.find(query))
  }

  private find(query: VacancyQuery): SearchResult {
    const { segment, dictionary, synonyms, scratch } = this
    scratch.reset()
    const selection = resolve(query, { segment, dictionary, synonyms, scratch })
    const hits = hitsOf(selection)
    const range = { from: query.offset, to: query.offset + query.limit }
    return {
      ids: pageOf(selection, hits, query, range),
      count: hits.set.count,
      searchedFor: selection.searchedFor,
      isPartialMatch: hits.isPartialMatch,
    }
  }

  /** Number of vacancies that at least one of the filters finds, without partial matches. */
  countAny(filters: readonly VacancyFilter[]): number {
    this.refresh()
    const { segment, dictionary, synonyms, scratch } = this
    scratch.reset()
    const hits = filters.map((filter) =>
      hitsOf(resolve(filter, { segment, dictionary, synonyms, scratch })),
    )
    const sets = hits.flatMap(({ set, isPartialMatch }) =>
      isPartialMatch || set.count === 0 ? [] : [set],
    )
    return sets.length === 0 ? 0 : unite(sets, segment.columns.length, scratch).count
  }

  /** Counts by facet value. Works a few milliseconds at a time. */
  async facets(filter: VacancyFilter): Promise<FacetCounts> {
    this.refresh()
    const cacheKey = filter.without?.length ? null : JSON.stringify(filter)
    const cached = cacheKey === null ? undefined : this.facetCache.get(cacheKey)
    if (cached) return cached
    const { revision, segment, dictionary, synonyms } = this
    // Not the shared scratch, because searches run in between.
    const scratch = new Scratch()
    const selection = resolve(filter, { segment, dictionary, synonyms, scratch })
    const counts = await countFacets(selection, createYielder())
    if (cacheKey !== null && revision === this.revision) this.facetCache.set(cacheKey, counts)
    return counts
  }

  /**
   * Stems of which a vacancy must have at least one to be found by this text; null for a text
   * without words that count. Its words must be in the lexicon, see `missingWords`.
   */
  requiredStems(text: string): string[] | null {
    const { dictionary, segment, stems, synonyms } = this
    const frequencyOf = (stem: string) => segment.any[dictionary.termOf(stem)]?.count ?? 0
    return requiredStems(text, { stems, synonyms, frequencyOf })
  }

  /** The stems of a text, as `requiredStems` names them. Its words must be in the lexicon. */
  stemsIn(text: string): string[] {
    const { stems, synonyms } = this
    return [...new Set(representativesIn(text, { stems, synonyms }))]
  }

  /** Role names of open vacancies that complete the typed text, the most frequent first. */
  suggest(typed: string, limit = 8): string[] {
    this.refresh()
    const roles: string[] = []
    for (const title of this.suggestions.matching(typed)) {
      if (roles.length === limit) break
      if (this.isOpen(title)) roles.push(title)
    }
    return roles
  }

  /**
   * Words of a text that must be in the lexicon before a vacancy with this text is added.
   * @returns pairs of the folded word and the word with its accents, both in the singular.
   */
  missingWords(text: string): [word: string, accented: string][] {
    const missing: [string, string][] = []
    for (const shown of tokenize(text)) {
      if (this.dictionary.hasWord(shown)) continue
      const folded = fold(shown)
      const word = isStopWord(folded) ? null : this.stems.missing(folded)
      if (word !== null) missing.push([word, singular(shown)])
    }
    return missing
  }

  /**
   * Adds words to the lexicon. The words of the synonym table (`synonymWords`) must be added before
   * the first vacancy, because the terms of vacancies depend on them.
   */
  learn(entries: (readonly [word: string, stem: string])[]): void {
    this.clearCaches()
    this.stems.learn(entries)
    if (entries.some(([word]) => this.synonyms.hasWord(word))) this.synonyms.compile()
  }

  /** Share of the index that removed, replaced and closed vacancies take up, from 0 to 1. */
  get waste(): number {
    const { columns, removedCount } = this.segment
    return columns.length === 0 ? 0 : removedCount / columns.length
  }

  /** Does the work that would slow down the first search. Call it after the index is built. */
  warmUp(): void {
    this.refresh()
    this.dictionary.typos.indexNewWords()
    this.suggestions.indexNewRoles()
    this.segment.trim()
  }

  /** Frees the memory of removed vacancies, a few milliseconds at a time; searches still work. */
  async compact(): Promise<void> {
    if (this.journal) return
    const journal: Change[] = []
    this.journal = journal
    try {
      const compacted = await this.segment.compacted(createYielder())
      // The index was cleared meanwhile, so the copy is obsolete.
      if (this.journal !== journal) return
      for (const change of journal) {
        if ('add' in change) this.addTo(compacted, change.add)
        else compacted.remove(change.remove)
      }
      this.segment = compacted
      this.dictionary.typos.indexNewWords()
    } finally {
      if (this.journal === journal) this.journal = null
    }
  }

  memory(): IndexMemory {
    return { ...this.segment.bytes, typos: this.dictionary.typos.bytes }
  }

  /** Updates the sorted orders and removes the vacancies that have closed by now. */
  private refresh(): void {
    const { live } = this.segment
    const before = live.count
    this.segment.refresh(this.now())
    if (live.count !== before) this.clearCaches()
  }

  private clearCaches(): void {
    this.revision++
    this.searchCache.clear()
    this.facetCache.clear()
  }

  private addTo(segment: Segment, vacancy: IndexedVacancy): void {
    segment.remove(vacancy.id)
    if (vacancy.closesAt <= this.now() || segment.hasExpired(vacancy.closesAt)) return
    const titleTerms = this.dictionary.titleTerms(vacancy.title)
    segment.add(vacancy, titleTerms, this.dictionary.keywordTerms(vacancy.keywords))
  }

  private isOpen(title: string): boolean {
    const { segment } = this
    const terms = this.dictionary.knownTerms(title)
    const sets = terms.map((term) => segment.title[term]).filter((set) => set !== undefined)
    return sets.length === terms.length && haveCommonOrdinal([...sets, segment.live])
  }
}
