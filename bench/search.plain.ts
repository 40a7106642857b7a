import { createServer } from 'node:http'
import pg from 'pg'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import type { CardRow } from '../apps/api/src/vacancies/vacancies.cards.store.ts'
import { presentCard } from '../apps/api/src/vacancies/vacancies.presenter.ts'
import { inputOfChild, serveParent, takenCpu } from './search.child.ts'

/** What the servers that are compared with share: bare `node:http`, and a plain pool of `pg`. */

/** A pool as large as the program's, with its reading of whole numbers and days. */
export function plainPool(): pg.Pool {
  const { url } = inputOfChild<{ url: string }>()
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
  return new pg.Pool({ connectionString: url, max: 12 })
}

/** The answer that the program gives to a search. */
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

/** Serves JSON at a free port until the parent lets go. */
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
