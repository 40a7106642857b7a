import { readRows, type Handle } from '../platform/db/database.ts'

/** Words of documents added after a position, in the order of their positions. */
export async function selectWords(
  db: Handle,
  after: number,
): Promise<{ shown: string; position: number }[]> {
  return readRows(
    db,
    'select shown, position from talent_words where position > $1 order by position',
    [after],
  )
}

/** The stems of those words that are in the lexicon. */
export async function selectStems(
  db: Handle,
  words: readonly string[],
): Promise<[word: string, stem: string][]> {
  const rows = await readRows<{ word: string; stem: string }>(
    db,
    'select word, stem from search_lexicon where word = any($1::text[])',
    [words],
  )
  return rows.map(({ word, stem }) => [word, stem])
}

/** Those of these lexemes that a document contains. @param terms lexeme → quoted for tsquery */
export async function selectUsedTerms(
  db: Handle,
  terms: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const rows = await readRows<{ term: string }>(
    db,
    `select t.term from unnest($1::text[], $2::text[]) as t (term, query)
    where exists (select from talent_documents d where d.terms @@ t.query::tsquery)`,
    [[...terms.keys()], [...terms.values()]],
  )
  return new Set(rows.map(({ term }) => term))
}
