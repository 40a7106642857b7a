import { fold } from '@trilha/contracts/shared/fold'
import type { Stems } from '../language/stems.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { TypoIndex } from '../language/typos.ts'
import { isStopWord, tokenize, wordsOf } from '../language/words.ts'

/** The id of all stop words. */
const stopWordId = -1

/** Maximum number of titles whose word ids are cached. Companies often repeat titles. */
const maxCachedTitles = 20_000

/**
 * The words of the indexed vacancies and their terms. A term is the number of a stem; synonyms have
 * the same term. Words are never removed, not even when their last vacancy closes.
 */
export class Dictionary {
  readonly stems: Stems
  private readonly synonyms: Synonyms
  /** Terms by stem. */
  private readonly terms = new Map<string, number>()
  private readonly idByFolded = new Map<string, number>()
  /** Word ids by the word with its accents; `stopWordId` for stop words. */
  private readonly idByShown = new Map<string, number>()
  // The index of these lists is a word id. `shown` has the words with accents, `folded` without.
  private readonly folded: string[] = []
  private readonly shown: string[] = []
  private readonly termOfWord: number[] = []
  private readonly frequency: number[] = []
  private readonly titleCache = new Map<string, number[]>()
  readonly typos = new TypoIndex(this.folded)

  constructor(stems: Stems, synonyms: Synonyms) {
    this.stems = stems
    this.synonyms = synonyms
  }

  /** The term of a stem; -1 when no vacancy ever had it. */
  termOf(stem: string): number {
    return this.terms.get(this.synonyms.representativeOf(stem)) ?? -1
  }

  /** Whether a vacancy ever had this word with these accents. */
  hasWord(shown: string): boolean {
    return this.idByShown.has(shown)
  }

  /** The terms of a title, with repetitions. Adds its words to the dictionary and counts them. */
  titleTerms(title: string): number[] {
    const cached = this.titleCache.get(title)
    const wordIds = cached ?? this.wordIdsOf(title)
    if (!cached) {
      if (this.titleCache.size >= maxCachedTitles) this.titleCache.clear()
      this.titleCache.set(title, wordIds)
    }
    return this.countWords(wordIds)
  }

  /** The terms of a title; -1 for words that no vacancy ever had. Adds no words. */
  knownTerms(title: string): number[] {
    return wordsOf(title).map(({ folded }) => this.termOf(this.stems.stem(folded)))
  }

  /** Like `titleTerms`, for keywords. */
  keywordTerms(keywords: string): number[] {
    return this.countWords(this.wordIdsOf(keywords))
  }

  /**
   * Corrections for a mistyped word, the most likely first.
   * @returns each word (with accents if a vacancy had them), its stem and its term.
   */
  near(typed: string): { shown: string; stem: string; term: number }[] {
    return this.typos
      .near(typed, (id) => this.frequency[id]!)
      .map((id) => ({
        shown: this.shown[id]!,
        stem: this.stems.stem(this.folded[id]!),
        term: this.termOfWord[id]!,
      }))
  }

  /** Counts the words. @returns their terms. */
  private countWords(wordIds: number[]): number[] {
    const terms: number[] = []
    for (const id of wordIds) {
      this.frequency[id]!++
      terms.push(this.termOfWord[id]!)
    }
    return terms
  }

  private wordIdsOf(text: string): number[] {
    const ids: number[] = []
    for (const shown of tokenize(text)) {
      const id = this.idByShown.get(shown) ?? this.addShown(shown)
      if (id !== stopWordId) ids.push(id)
    }
    return ids
  }

  private addShown(shown: string): number {
    const folded = fold(shown)
    const id = isStopWord(folded) ? stopWordId : this.idOf(folded, shown)
    this.idByShown.set(copyOf(shown), id)
    return id
  }

  /** The id of a word, which is added if it is new. */
  private idOf(folded: string, shown: string): number {
    const known = this.idByFolded.get(folded)
    if (known !== undefined) {
      // Titles in capitals often lack accents, so a spelling with accents replaces one without.
      if (shown !== folded && this.shown[known] === folded) this.shown[known] = copyOf(shown)
      return known
    }
    const stem = this.synonyms.representativeOf(this.stems.stem(folded))
    let term = this.terms.get(stem)
    if (term === undefined) this.terms.set(stem, (term = this.terms.size))
    const word = copyOf(folded)
    const id = this.folded.push(word) - 1
    this.idByFolded.set(word, id)
    this.shown.push(shown === folded ? word : copyOf(shown))
    this.termOfWord.push(term)
    this.frequency.push(0)
    return id
  }
}

/** A copy of a slice, because the slice itself would keep the whole text in memory. */
const copyOf = (slice: string): string => Buffer.from(slice).toString()
