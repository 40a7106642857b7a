import { alsoFinds, sameMeaning } from './synonyms.groups.ts'
import { singular, type Stems } from './stems.ts'
import { wordsOf } from './words.ts'

/** A phrase as the stems of its words. */
export type Phrase = string[]
/** One thing asked for: any of these phrases will do. The first is what was typed. */
export type Meaning = Phrase[]

const longestPhrase = 3

/** Expands a search's words by what people also call the same thing. */
export class Synonyms {
  private others = new Map<string, Phrase[]>()
  private words = new Set<string>()
  /** The words of the table as the lexicon has them. */
  private readonly lexical = new Set<string>()
  /**
   * Maps a word to another of the same meaning; following the entries ends at the representative of
   * all of them.
   */
  private sameAs = new Map<string, string>()
  private readonly stems: Stems

  constructor(stems: Stems) {
    this.stems = stems
    this.compile()
  }

  /** To be called again when the stems of words in the table may have changed. */
  compile(): void {
    this.others = new Map()
    this.words = new Set()
    this.sameAs = new Map()
    for (const line of lines(sameMeaning)) {
      const phrases = line.split('=').map((text) => this.phrase(text))
      for (const phrase of phrases) this.add(phrase, phrases)
      this.join(phrases.filter(({ length }) => length === 1).map(([stem]) => stem!))
    }
    for (const line of lines(alsoFinds)) {
      const [asked = '', found = ''] = line.split('>')
      this.add(
        this.phrase(asked),
        found.split(',').map((text) => this.phrase(text)),
      )
    }
  }

  /** Is this word, folded and in the singular, in the table? */
  holds(word: string): boolean {
    return this.lexical.has(word)
  }

  /** Is this the stem of a word of the table, and so no slip of the keyboard? */
  knows(stem: string): boolean {
    return this.words.has(stem)
  }

  /**
   * The stem that represents all single words of the same meaning. Documents and searches both use
   * it, so a search does not have to unite the results of several words.
   */
  representativeOf(stem: string): string {
    let at = stem
    for (let next = this.sameAs.get(at); next !== undefined; next = this.sameAs.get(at)) at = next
    return at
  }

  /** Cuts the stems of a search into meanings, longest known phrase first. */
  meaningsOf(stems: string[]): Meaning[] {
    const meanings: Meaning[] = []
    for (let from = 0; from < stems.length;) {
      let length = Math.min(longestPhrase, stems.length - from)
      while (length > 1 && !this.others.has(stems.slice(from, from + length).join(' '))) length--
      const typed = stems.slice(from, from + length)
      const others = this.others.get(typed.join(' ')) ?? []
      meanings.push([typed, ...others])
      from += length
    }
    return meanings
  }

  private phrase(text: string): Phrase {
    const words = wordsOf(text).map(({ folded }) => folded)
    for (const word of words) this.lexical.add(singular(word))
    const stems = words.map((word) => this.stems.stem(word))
    for (const stem of stems) this.words.add(stem)
    return stems
  }

  private join(stems: string[]): void {
    const [first, ...others] = stems.map((stem) => this.representativeOf(stem))
    for (const stem of others) {
      const from = this.representativeOf(stem)
      const to = this.representativeOf(first!)
      if (from !== to) this.sameAs.set(from, to)
    }
  }

  private add(asked: Phrase, found: Phrase[]): void {
    const key = asked.join(' ')
    const known = this.others.get(key) ?? []
    const seen = new Set([key, ...known.map((phrase) => phrase.join(' '))])
    for (const phrase of found) {
      const text = phrase.join(' ')
      if (seen.has(text)) continue
      seen.add(text)
      known.push(phrase)
    }
    this.others.set(key, known)
  }
}

const lines = (text: string): string[] => text.trim().split('\n')

/** The words of the table, so that the lexicon can hold their stems from the start. */
export const synonymWords = (): string => `${sameMeaning} ${alsoFinds}`.replace(/[=>,\n]/g, ' ')
