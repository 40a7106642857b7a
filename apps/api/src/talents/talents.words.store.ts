import { readRows, type Handle } from '../platform/db/database.ts'

/** Words of documents that came after a position; those that committed late are read twice. */
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

/** The stems of words that the lexicon holds. */
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

/** Those of these lexemes that somebody who can be found has. @param terms lexeme → as tsquery reads it */
export async function selectAlive(
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
