import { createServer } from 'node:http'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import type { CardRow } from '../../apps/api/src/vacancies/vacancies.cards.store.ts'
import { presentCard } from '../../apps/api/src/vacancies/vacancies.presenter.ts'
import { inputOfChild, serveParent, takenCpu } from './child.ts'

/** Parts that the comparison servers share: bare `node:http` and a plain `pg` pool. */

/** A pool of the program's size, with its parsers for integers and dates. */
export function plainPool(): pg.Pool {
  const { url } = inputOfChild<{ url: string }>()
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
  return new pg.Pool({ connectionString: url, max: 12 })
}

/** Builds statements for a plain pool; unlike the program's handle, it does not prepare them. */
export const plainDatabase = (pool: pg.Pool): Kysely<unknown> =>
  new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })

/** The program's reply to a search. */
export function pageOf(rows: CardRow[], count: number, page: number): string {
  return JSON.stringify({
    rows: rows.map((row) => presentCard(row, null)),
    count,
    page,
    limit: 10,
    totalPages: Math.ceil(count / 10),
    searchedFor: null,
    byMost: false,
  })
}

/** Serves JSON on a free port until the parent disconnects. */
export async function servePlain(answer: (url: string) => Promise<string>): Promise<void> {
  const server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        response.end(body)
      },
      (error: Error) => {
        console.error(error.message)
        response.writeHead(500, { 'content-length': 0 }).end()
      },
    )
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1', () => serveParent({ port }, takenCpu))
}
