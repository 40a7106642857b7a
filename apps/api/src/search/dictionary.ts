import type { Stems } from '../language/stems.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { TypoIndex } from '../language/typos.ts'
import { fold, isStopWord, piecesOf, wordsOf } from '../language/words.ts'

/** The one number of all stop words. */
const stop = -1

/** Titles whose words are remembered: companies repeat them. */
const rememberedTitles = 20_000

/**
 * Words of the indexed vacancies and the numbers of their stems, called terms; words of the same
 * meaning share one. It only grows: a word
 * stays known when its last vacancy closes.
 */
export class Dictionary {
  readonly stems: Stems
  private readonly synonyms: Synonyms
  private readonly terms = new Map<string, number>()
  private readonly numbers = new Map<string, number>()
  /** Numbers by the word as written, with its accents; `stop` for stop words. */
  private readonly written = new Map<string, number>()
  private readonly folded: string[] = []
  private readonly shown: string[] = []
  private readonly termOfWord: number[] = []
  private readonly frequency: number[] = []
  private readonly titles = new Map<string, number[]>()
  readonly typos = new TypoIndex(this.folded)

  constructor(stems: Stems, synonyms: Synonyms) {
    this.stems = stems
    this.synonyms = synonyms
  }

  /** Number of terms handed out so far. */
  get termCount(): number {
    return this.terms.size
  }

  /** Term of a stem, or -1 when no vacancy ever held it. */
  termOf(stem: string): number {
    return this.terms.get(this.synonyms.representativeOf(stem)) ?? -1
  }

  /** Whether a vacancy ever held this word, written this way. */
  holds(shown: string): boolean {
    return this.written.has(shown)
  }

  /** Terms of a title, as often as they occur. */
  titleTerms(title: string): number[] {
    const known = this.titles.get(title)
    const words = known ?? this.numbersOf(title)
    if (!known) {
      if (this.titles.size >= rememberedTitles) this.titles.clear()
      this.titles.set(title, words)
    }
    return this.count(words)
  }

  /** Terms of a title's words, -1 for words that no vacancy ever held; counts nothing. */
  knownTerms(title: string): number[] {
    return wordsOf(title).map(({ folded }) => this.termOf(this.stems.stem(folded)))
  }

  /** Terms of key words, as often as they occur. */
  keywordTerms(keywords: string): number[] {
    return this.count(this.numbersOf(keywords))
  }

  /**
   * Words near a mistyped one, the most likely first.
   * @returns each as shown (with accents where they were seen), its stem and its term.
   */
  near(typed: string): { shown: string; stem: string; term: number }[] {
    return this.typos
      .near(typed, (number) => this.frequency[number]!)
      .map((number) => ({
        shown: this.shown[number]!,
        stem: this.stems.stem(this.folded[number]!),
        term: this.termOfWord[number]!,
      }))
  }

  private count(words: number[]): number[] {
    const terms: number[] = []
    for (const number of words) {
      this.frequency[number]!++
      terms.push(this.termOfWord[number]!)
    }
    return terms
  }

  private numbersOf(text: string): number[] {
    const numbers: number[] = []
    for (const shown of piecesOf(text)) {
      const number = this.written.get(shown) ?? this.takeIn(shown)
      if (number !== stop) numbers.push(number)
    }
    return numbers
  }

  private takeIn(shown: string): number {
    const folded = fold(shown)
    const number = isStopWord(folded) ? stop : this.numberOf(folded, shown)
    this.written.set(copied(shown), number)
    return number
  }

  private numberOf(folded: string, shown: string): number {
    const known = this.numbers.get(folded)
    if (known !== undefined) {
      // Capitals often come without accents; the accented spelling is the one to show.
      if (shown !== folded && this.shown[known] === folded) this.shown[known] = copied(shown)
      return known
    }
    const stem = this.synonyms.representativeOf(this.stems.stem(folded))
    let term = this.terms.get(stem)
    if (term === undefined) this.terms.set(stem, (term = this.terms.size))
    const kept = copied(folded)
    const number = this.folded.push(kept) - 1
    this.numbers.set(kept, number)
    this.shown.push(shown === folded ? kept : copied(shown))
    this.termOfWord.push(term)
    this.frequency.push(0)
    return number
  }
}

/** A slice of a text keeps the whole text in memory; a copy doesn't. */
const copied = (slice: string): string => Buffer.from(slice).toString()
