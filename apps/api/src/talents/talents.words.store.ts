import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'

/** Words of documents with a position above `after`, sorted by position. */
export async function selectWords(
  db: Handle,
  after: number,
): Promise<Columns<'talent_words', 'shown' | 'position'>[]> {
  return db
    .selectFrom('talent_words')
    .select(['shown', 'position'])
    .where('position', '>', after)
    .orderBy('position')
    .execute()
}

/** The stems of these words, for words that are in the lexicon. */
export async function selectStems(
  db: Handle,
  words: readonly string[],
): Promise<[word: string, stem: string][]> {
  const { rows } = await sql<Columns<'search_lexicon', 'word' | 'stem'>>`
    select word, stem from search_lexicon where word = any(${words}::text[])`.execute(db)
  return rows.map(({ word, stem }) => [word, stem])
}

/**
 * The lexemes, among these, that at least one document contains.
 * @param terms Lexeme → lexeme quoted for tsquery.
 */
export async function selectUsedTerms(
  db: Handle,
  terms: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select t.term
    from unnest(${[...terms.keys()]}::text[], ${[...terms.values()]}::text[]) as t (term, query)
    where exists (select from talent_documents d where d.terms @@ t.query::tsquery)`.execute(db)
  return new Set(rows.map(({ term }) => term))
}
