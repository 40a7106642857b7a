/**
 * The upper bound: a bare server that only fetches the cards of given ids and returns the same JSON
 * as the program. It uses the program's SQL as a named prepared statement.
 */
import { openCards, type CardRow } from '../../apps/api/src/vacancies/vacancies.cards.store.ts'
import { pageOf, plainDatabase, plainPool, servePlain } from './plainServer.ts'

const pool = plainPool()
const { sql: text } = openCards([], null).compile(plainDatabase(pool))

await servePlain(async (url) => {
  const wanted = url.slice('/?ids='.length)
  const ids = wanted ? wanted.split(',').map(Number) : []
  const { rows } = await pool.query<CardRow>({
    name: 'cards',
    text,
    // The parameters in the order of the statement: the viewer, then the ids.
    values: [null, ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pageOf(
    ids.flatMap((id) => byId.get(id) ?? []),
    ids.length,
    1,
  )
})
