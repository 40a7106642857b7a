import { createBreath } from './breath.ts'
import { Dictionary } from './dictionary.ts'
import { countFacets } from './facetCounts.ts'
import { pageOf } from './pages.ts'
import { Recent } from './recent.ts'
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
import { anyShared } from './sets/sets.ts'
import { singular, Stems } from '../language/stems.ts'
import { Suggestions } from './suggestions.ts'
import { Synonyms } from '../language/synonyms.ts'
import { fold, isStopWord, piecesOf } from '../language/words.ts'

type Change = { add: IndexedVacancy } | { remove: number }

/** Enough for what many people ask at the same time: half a kilobyte each. */
const remembered = 10_000
/** Counts of all filters take ten times as much. */
const rememberedCounts = 1000

/** Bytes held by the arrays of the index; strings and small objects come on top. */
export type IndexMemory = { columns: number; orders: number; postings: number; typos: number }

/**
 * An inverted index over open vacancies, in this process. It answers with ids; the rows are the
 * database's. Everything but `facets` and `compact` runs to its end without letting others run.
 */
export class SearchIndex {
  private readonly now: () => number
  private readonly stems: Stems
  private readonly synonyms: Synonyms
  private readonly dictionary: Dictionary
  private readonly suggestions = new Suggestions()
  private readonly scratch = new Scratch()
  private readonly searches = new Recent<SearchResult>(remembered)
  private readonly counts = new Recent<FacetCounts>(rememberedCounts)
  private segment = new Segment()
  private changes = 0
  /** Changes since a compaction began, to be made again on its result. */
  private journal: Change[] | null = null

  /**
   * @param lexicon folded singular → stem, of PostgreSQL's dictionary
   * @param now the clock, epoch ms; it never goes back
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

  /** Number of vacancies that can be found. */
  get size(): number {
    this.settleTime()
    return this.segment.live.count
  }

  /** Adds a vacancy, or replaces the one with its id. One that has closed already is only taken out. */
  add(vacancy: IndexedVacancy): void {
    this.journal?.push({ add: vacancy })
    this.forget()
    this.addTo(this.segment, vacancy)
    this.suggestions.add(vacancy.title)
  }

  /** Takes everything out. */
  clear(): void {
    this.journal = null
    this.forget()
    this.segment = new Segment()
  }

  /** Takes a vacancy out; true when it was there. */
  remove(id: number): boolean {
    this.journal?.push({ remove: id })
    this.forget()
    return this.segment.remove(id)
  }

  /** One page of ids with the exact total. */
  search(query: VacancyQuery): SearchResult {
    this.settleTime()
    // A score is a function of one person: nobody else asks the same.
    if (query.score) return this.find(query)
    const question = JSON.stringify(query)
    return this.searches.get(question) ?? this.searches.set(question, this.find(query))
  }

  private find(query: VacancyQuery): SearchResult {
    const { segment, scratch } = this
    scratch.reset()
    const selection = resolve(query, segment, this.dictionary, this.synonyms, scratch)
    const hits = hitsOf(selection)
    return {
      ids: pageOf(selection, hits, query, query.offset, query.offset + query.limit),
      count: hits.set.count,
      searchedFor: selection.searchedFor,
      byMost: hits.byMost,
    }
  }

  /** Counts by facet value, working a few milliseconds at a time. */
  async facets(filter: VacancyFilter): Promise<FacetCounts> {
    this.settleTime()
    const question = JSON.stringify(filter)
    const known = this.counts.get(question)
    if (known) return known
    const { changes } = this
    // Its own scratch: searches run in between.
    const { segment, dictionary, synonyms } = this
    const selection = resolve(filter, segment, dictionary, synonyms, new Scratch())
    const counted = await countFacets(selection, createBreath())
    if (changes === this.changes) this.counts.set(question, counted)
    return counted
  }

  /** Role names of open vacancies that complete what was typed, the most frequent first. */
  suggest(typed: string, limit = 8): string[] {
    this.settleTime()
    const roles: string[] = []
    for (const title of this.suggestions.matching(typed)) {
      if (roles.length === limit) break
      if (this.isOpen(title)) roles.push(title)
    }
    return roles
  }

  /**
   * Words of a text that the lexicon should hold before a vacancy with this text is added.
   * @returns pairs of the folded word, its key, and the word with its accents, both in the singular.
   */
  missingWords(text: string): [word: string, accented: string][] {
    const missing: [string, string][] = []
    for (const shown of piecesOf(text)) {
      if (this.dictionary.holds(shown)) continue
      const folded = fold(shown)
      const word = isStopWord(folded) ? null : this.stems.missing(folded)
      if (word !== null) missing.push([word, singular(shown)])
    }
    return missing
  }

  /**
   * Takes in words of the lexicon. Those of the synonym table (`synonymWords`) come before the first
   * vacancy, since documents go by what they lead to.
   */
  learn(entries: (readonly [word: string, stem: string])[]): void {
    this.forget()
    this.stems.learn(entries)
    if (entries.some(([word]) => this.synonyms.holds(word))) this.synonyms.compile()
  }

  /** Part of the index that removed and replaced vacancies take up, from 0 to 1. */
  get waste(): number {
    const { columns, dead } = this.segment
    return columns.length === 0 ? 0 : dead / columns.length
  }

  /** Does at once what the first search would do: to be called after filling. */
  settle(): void {
    this.settleTime()
    this.dictionary.typos.settle()
    this.suggestions.settle()
    this.segment.trim()
  }

  /** Leaves removed vacancies behind, working a few milliseconds at a time; searches go on. */
  async compact(): Promise<void> {
    if (this.journal) return
    const journal: Change[] = []
    this.journal = journal
    try {
      const fresh = await this.segment.compacted(createBreath())
      // Cleared meanwhile: there is nothing left that this would be a copy of.
      if (this.journal !== journal) return
      for (const change of journal) {
        if ('add' in change) this.addTo(fresh, change.add)
        else fresh.remove(change.remove)
      }
      this.segment = fresh
      this.dictionary.typos.settle()
    } finally {
      if (this.journal === journal) this.journal = null
    }
  }

  memory(): IndexMemory {
    return { ...this.segment.bytes, typos: this.dictionary.typos.bytes }
  }

  /** Takes out what has closed by now. */
  private settleTime(): void {
    const { live } = this.segment
    const before = live.count
    this.segment.settle(this.now())
    if (live.count !== before) this.forget()
  }

  private forget(): void {
    this.changes++
    this.searches.clear()
    this.counts.clear()
  }

  private addTo(segment: Segment, vacancy: IndexedVacancy): void {
    segment.remove(vacancy.id)
    if (vacancy.closesAt <= this.now() || segment.isPast(vacancy.closesAt)) return
    const titleTerms = this.dictionary.titleTerms(vacancy.title)
    segment.add(vacancy, titleTerms, this.dictionary.keywordTerms(vacancy.keywords))
  }

  private isOpen(title: string): boolean {
    const { segment } = this
    const terms = this.dictionary.knownTerms(title)
    const sets = terms.map((term) => segment.title[term]).filter((set) => set !== undefined)
    return sets.length === terms.length && anyShared([...sets, segment.live])
  }
}
