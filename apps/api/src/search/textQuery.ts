import type { Dictionary } from './dictionary.ts'
import type { OrdinalSet } from './sets/postings.ts'
import type { Segment } from './segment.ts'
import type { Clause } from './clauses.ts'
import { anyShared } from './sets/sets.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { mendedText, searchWordsOf } from '../language/words.ts'

/** A search's words, understood: each meaning is a list of phrases, each phrase a list of terms. */
export type TextQuery = {
  meanings: number[][][]
  /** The search with its mistyped words mended, or null. */
  searchedFor: string | null
}

/** The clauses of each quality class; a search holds all of its clauses. */
export type TextClauses = { title: Clause[]; any: Clause[] }

/** Understands a search box's text; null when it holds no word that counts. */
export function readText(
  text: string,
  dictionary: Dictionary,
  synonyms: Synonyms,
  segment: Segment,
): TextQuery | null {
  const words = searchWordsOf(text)
  if (words.length === 0) return null
  const mended = new Map<string, string>()
  const stems = words.map(({ folded }) => {
    const stem = dictionary.stems.stem(folded)
    if (synonyms.knows(stem) || isAlive(segment, dictionary.termOf(stem))) return stem
    const near = dictionary.near(folded).find(({ term }) => isAlive(segment, term))
    if (!near) return stem
    mended.set(folded, near.shown)
    return near.stem
  })
  const meanings = synonyms.meaningsOf(stems).map((phrases) => {
    const known = phrases
      .map((phrase) => [...new Set(phrase.map((stem) => dictionary.termOf(stem)))])
      .filter((terms) => !terms.includes(-1))
    return withoutNarrower(known)
  })
  return { meanings, searchedFor: mended.size > 0 ? mendedText(text, mended) : null }
}

/** Drops "operador de caixa" if "caixa" is searched too, because the shorter phrase finds both. */
function withoutNarrower(phrases: number[][]): number[][] {
  return phrases.filter((terms, at) =>
    phrases.every((other, otherAt) => {
      const covers = other.every((term) => terms.includes(term))
      if (otherAt === at || !covers) return true
      return other.length === terms.length && otherAt > at
    }),
  )
}

/** The sets that a search's words stand for. */
export function clausesOf(query: TextQuery, segment: Segment): TextClauses {
  const clauses = (postings: (OrdinalSet | undefined)[]): Clause[] =>
    query.meanings.map((phrases) =>
      phrases.flatMap((terms) => {
        const sets = terms.map((term) => postings[term]).filter((set) => set !== undefined)
        return sets.length === terms.length ? [sets] : []
      }),
    )
  return { title: clauses(segment.title), any: clauses(segment.any) }
}

/** Does any vacancy that can be found hold this term? */
function isAlive(segment: Segment, term: number): boolean {
  const set = segment.any[term]
  return set !== undefined && anyShared([set, segment.live])
}
