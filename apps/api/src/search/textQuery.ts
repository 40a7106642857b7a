import { anyOf, type Clause } from './clauses.ts'
import type { Dictionary } from './dictionary.ts'
import type { Segment } from './segment.ts'
import type { OrdinalSet } from './sets/postings.ts'
import type { RoleFilter } from './searchIndex.types.ts'
import type { Scratch } from './sets/scratch.ts'
import { haveCommonOrdinal, intersect } from './sets/sets.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { correctedText, searchWordsOf } from '../language/words.ts'

/** A parsed search. Each meaning is a list of phrases, and each phrase is a list of terms. */
export type TextQuery = {
  meanings: number[][][]
  /** The search text with its typos corrected; null without corrections. */
  searchedFor: string | null
}

/**
 * The clauses of each quality class. A hit of a class is in all clauses of the class.
 * `partial`: where no vacancy is in `any`, those are found that are in all clauses of one of these.
 */
export type TextClauses = { title: Clause[]; any: Clause[]; partial: Clause[][] }

/** Parses the text of a search box; null when it has no words that count. */
export function parseText(
  text: string,
  dictionary: Dictionary,
  synonyms: Synonyms,
  segment: Segment,
): TextQuery | null {
  const words = searchWordsOf(text)
  if (words.length === 0) return null
  const corrections = new Map<string, string>()
  const stems = words.map(({ folded }) => {
    const stem = dictionary.stems.stem(folded)
    if (synonyms.hasStem(stem) || isUsed(segment, dictionary.termOf(stem))) return stem
    const near = dictionary.near(folded).find(({ term }) => isUsed(segment, term))
    if (!near) return stem
    corrections.set(folded, near.shown)
    return near.stem
  })
  const meanings = synonyms.meaningsOf(stems).map((phrases) => {
    const known = phrases
      .map((phrase) => [...new Set(phrase.map((stem) => dictionary.termOf(stem)))])
      .filter((terms) => !terms.includes(-1))
    return withoutNarrower(known)
  })
  return { meanings, searchedFor: corrections.size > 0 ? correctedText(text, corrections) : null }
}

/** Drops "operador de caixa" if "caixa" is searched too, because the shorter phrase finds both. */
function withoutNarrower(phrases: number[][]): number[][] {
  return phrases.filter((terms, at) =>
    phrases.every((other, otherAt) => {
      const isContained = other.every((term) => terms.includes(term))
      if (otherAt === at || !isContained) return true
      // Of equal phrases, the first one stays.
      return other.length === terms.length && otherAt > at
    }),
  )
}

/** The postings of a parsed search, as clauses; a partial match lacks one of several words. */
export function clausesOf(query: TextQuery, segment: Segment): TextClauses {
  const any = clausesIn(query, segment.any)
  return {
    title: clausesIn(query, segment.title),
    any,
    partial: any.length < 2 ? [] : any.map((_, at) => any.toSpliced(at, 1)),
  }
}

const clausesIn = (query: TextQuery, postings: (OrdinalSet | undefined)[]): Clause[] =>
  query.meanings.map((phrases) =>
    phrases.flatMap((terms) => {
      const sets = terms.map((term) => postings[term]).filter((set) => set !== undefined)
      return sets.length === terms.length ? [sets] : []
    }),
  )

/**
 * The clauses of a text that names a role, see `RoleFilter`.
 * @param role its words; `rest` the other words, null without any
 */
export function clausesOfRole(
  text: TextClauses,
  { families, near }: Pick<RoleFilter, 'families' | 'near'>,
  { role, rest }: { role: TextQuery; rest: TextQuery | null },
  { segment, scratch }: { segment: Segment; scratch: Scratch },
): TextClauses {
  const { live, columns } = segment
  const setsOf = (codes: readonly number[]) =>
    codes.flatMap((code) => segment.families.get(code) ?? [])
  const inTitle = intersect(clausesIn(role, segment.title), live, columns.length, scratch)
  const ofRole = [inTitle, ...setsOf(families)]
  const isFound = ofRole.some((set) => set.count > 0 && haveCommonOrdinal([set, live]))
  const any = isFound ? [anyOf(ofRole), ...(rest ? clausesIn(rest, segment.any) : [])] : text.any
  // Counts without one of the filters include full matches too.
  return { ...text, any, partial: [any, [anyOf([...(rest ? ofRole : []), ...setsOf(near)])]] }
}

/** Whether any open vacancy has this term. */
function isUsed(segment: Segment, term: number): boolean {
  const set = segment.any[term]
  return set !== undefined && haveCommonOrdinal([set, segment.live])
}
