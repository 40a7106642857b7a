import { abbreviations, alsoFinds, sameMeaning } from './synonyms.groups.ts'
import { singular, type Stems } from './stems.ts'
import { wordsOf } from './words.ts'

/** The stems of a phrase's words. */
export type Phrase = string[]
/** One part of a search: the typed phrase, then its synonyms. Any of these phrases matches. */
export type Meaning = Phrase[]

const longestPhrase = 3

/** Expands the words of a search with their synonyms. */
export class Synonyms {
  /** The alternatives of a phrase, by its stems joined with spaces. */
  private alternatives = new Map<string, Phrase[]>()
  /** The stems of all words of the table. */
  private tableStems = new Set<string>()
  /** The words of the table, folded and in the singular. */
  private readonly tableWords = new Set<string>()
  /**
   * A union-find forest of single-word synonyms: maps a stem to its parent. The root represents all
   * of them.
   */
  private parents = new Map<string, string>()
  private readonly stems: Stems

  constructor(stems: Stems) {
    this.stems = stems
    this.compile()
  }

  /** Builds the table. Call it again when the stems of its words may have changed. */
  compile(): void {
    this.alternatives = new Map()
    this.tableStems = new Set()
    this.parents = new Map()
    for (const line of [...lines(abbreviations), ...lines(sameMeaning)]) {
      const phrases = line.split('=').map((text) => this.addPhrase(text))
      for (const phrase of phrases) this.addAlternatives(phrase, phrases)
      this.unite(phrases.filter(({ length }) => length === 1).map(([stem]) => stem!))
    }
    for (const line of lines(alsoFinds)) {
      const [searched = '', found = ''] = line.split('>')
      this.addAlternatives(
        this.addPhrase(searched),
        found.split(',').map((text) => this.addPhrase(text)),
      )
    }
  }

  /** Whether a word, folded and in the singular, is in the table. */
  hasWord(word: string): boolean {
    return this.tableWords.has(word)
  }

  /** Whether a stem is in the table. Its word is then not corrected as a typo. */
  hasStem(stem: string): boolean {
    return this.tableStems.has(stem)
  }

  /**
   * The stem that represents all single-word synonyms. Documents and searches both use it, so a
   * search does not have to unite the postings of several words.
   */
  representativeOf(stem: string): string {
    let at = stem
    for (let next = this.parents.get(at); next !== undefined; next = this.parents.get(at)) at = next
    return at
  }

  /** Splits the stems of a search into meanings, preferring the longest known phrase. */
  meaningsOf(stems: string[]): Meaning[] {
    const meanings: Meaning[] = []
    for (let from = 0; from < stems.length;) {
      let length = Math.min(longestPhrase, stems.length - from)
      while (length > 1 && !this.hasPhrase(stems.slice(from, from + length))) length--
      const typed = stems.slice(from, from + length)
      const alternatives = this.alternatives.get(typed.join(' ')) ?? []
      meanings.push([typed, ...alternatives])
      from += length
    }
    return meanings
  }

  private hasPhrase(phrase: Phrase): boolean {
    return this.alternatives.has(phrase.join(' '))
  }

  /** Adds the words of a text to the table. @returns their stems. */
  private addPhrase(text: string): Phrase {
    const words = wordsOf(text).map(({ folded }) => folded)
    for (const word of words) this.tableWords.add(singular(word))
    const stems = words.map((word) => this.stems.stem(word))
    for (const stem of stems) this.tableStems.add(stem)
    return stems
  }

  private unite(stems: string[]): void {
    const [first, ...rest] = stems.map((stem) => this.representativeOf(stem))
    for (const stem of rest) {
      const from = this.representativeOf(stem)
      const to = this.representativeOf(first!)
      if (from !== to) this.parents.set(from, to)
    }
  }

  private addAlternatives(searched: Phrase, found: Phrase[]): void {
    const key = searched.join(' ')
    const known = this.alternatives.get(key) ?? []
    const seen = new Set([key, ...known.map((phrase) => phrase.join(' '))])
    for (const phrase of found) {
      const text = phrase.join(' ')
      if (seen.has(text)) continue
      seen.add(text)
      known.push(phrase)
    }
    this.alternatives.set(key, known)
  }
}

/** The lines of a table of words. */
export const lines = (text: string): string[] => text.trim().split('\n')

/** All words of the table, which the lexicon needs before the table is built. */
export const synonymWords = (): string =>
  `${abbreviations} ${sameMeaning} ${alsoFinds}`.replace(/[=>,\n]/g, ' ')
