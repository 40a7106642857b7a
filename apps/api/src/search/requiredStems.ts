import type { Stems } from '../language/stems.ts'
import type { Phrase, Synonyms } from '../language/synonyms.ts'
import { searchWordsOf, wordsOf } from '../language/words.ts'

type Words = {
  stems: Stems
  synonyms: Synonyms
  /** How many vacancies have a stem, given by its representative. */
  frequencyOf: (stem: string) => number
}

/**
 * Stems of which a vacancy must have at least one to be found by this text, uncorrected: those of
 * its rarest meaning, one for each phrase. Null for a text without words that count.
 */
export function requiredStems(text: string, words: Words): string[] | null {
  const { stems, synonyms, frequencyOf } = words
  const typed = searchWordsOf(text).map(({ folded }) => stems.stem(folded))
  if (typed.length === 0) return null
  const rarestOf = (phrase: Phrase): string =>
    phrase
      .map((stem) => synonyms.representativeOf(stem))
      .reduce((rarest, stem) => (frequencyOf(stem) < frequencyOf(rarest) ? stem : rarest))
  const meanings = synonyms.meaningsOf(typed).map((phrases) => {
    const required = [...new Set(phrases.map(rarestOf))]
    return { required, frequency: required.reduce((sum, stem) => sum + frequencyOf(stem), 0) }
  })
  return meanings.reduce((rarest, one) => (one.frequency < rarest.frequency ? one : rarest))
    .required
}

/** The representatives of the words of a text, in order. */
export const representativesIn = (
  text: string,
  { stems, synonyms }: Pick<Words, 'stems' | 'synonyms'>,
): string[] => wordsOf(text).map(({ folded }) => synonyms.representativeOf(stems.stem(folded)))
