import type { Handle } from '../platform/db/database.ts'
import { addToLexicon } from './vacancies.search.store.ts'

/**
 * The stems of words that rules don't know, as every search has them: those that the lexicon lacks
 * are asked of PostgreSQL's dictionary and kept. @param words folded singular → with its accents
 */
export const stemsOfWords: (
  db: Handle,
  words: Map<string, string>,
) => Promise<[word: string, stem: string][]> = addToLexicon
