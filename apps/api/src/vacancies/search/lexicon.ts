import type { Handle } from '../../platform/db/database.ts'
import { addToLexicon } from './search.store.ts'

/**
 * Returns the stems of words from the lexicon, which all searches share. Missing stems are read
 * from PostgreSQL's dictionary and stored in the lexicon.
 * @param words folded singular → word with its accents
 */
export const stemsOfWords: (
  db: Handle,
  words: Map<string, string>,
) => Promise<[word: string, stem: string][]> = addToLexicon
