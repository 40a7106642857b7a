/**
 * `npm run bench:board`: a vacancy with 5,000 candidates. Measures the first view of its board, a
 * further page of a column, a search by name, the inbox and the analytics; then a move, an undo and
 * a bulk move of 100 people. Over HTTP, one request at a time, with the program's cheapest endpoint
 * as a baseline.
 * `PEOPLE=5000` and `MOVES=300` set the size; `PLANS=1` prints the query plan of the first view.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { RawNode, type KyselyPlugin } from 'kysely'
import { getAnalytics, listAnalytics } from '@trilha/contracts/analytics/analytics'
import { getSources } from '@trilha/contracts/analytics/sources'
import * as board from '@trilha/contracts/pipeline/board'
import { getInbox } from '@trilha/contracts/pipeline/inbox'
import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { selectBoard } from '../apps/api/src/pipeline/board/board.store.ts'
import { readConfig } from '../apps/api/src/platform/config/config.ts'
import { createDatabase, createPool } from '../apps/api/src/platform/db/database.ts'
import { freePort, startEmbedded } from '../apps/api/src/platform/db/embedded.ts'
import { migrate } from '../apps/api/src/migrate.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { startProgram } from '../apps/api/src/program.ts'
import { urlOf } from '../apps/api/test/client.ts'
import { fillBoard } from './board.rows.ts'

const people = Number(process.env['PEOPLE'] ?? 5000)
const moves = Number(process.env['MOVES'] ?? 300)
const views = 40

/** The value below which this share of the values lies. */
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const dir = mkdtempSync(join(tmpdir(), 'trilha-board-'))
const server = await startEmbedded({ dir: join(dir, 'postgres') })
const url = server.url('postgres')
await migrate(url)
const config = readConfig({ TRILHA_DATA: dir, TRILHA_DEMO: 'off', LOG_LEVEL: 'silent' })
const running = await startProgram({ ...config, demo: false }, createLog('silent'), url, {
  limitScale: 1e6,
  pages: false,
})
const port = await freePort()
await running.app.listen({ port, host: '127.0.0.1' })
const pool = createPool(url, 2)
const db = createDatabase(pool)

const token = randomBytes(32).toString('base64url')
const hash = createHash('sha256').update(token).digest()
const began = performance.now()
const vacancyId = await fillBoard(db, people, hash)
console.log(`${people} people in one vacancy, written in ${seconds(performance.now() - began)} s`)

type Timed<E extends Endpoint> = { ms: number; kilobytes: number; body: ReplyOf<E> }

/** Sends one HTTP request and measures it, including the body. @throws Error if it is refused. */
async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Timed<E>> {
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>
  const from = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${urlOf(endpoint, params, query)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const ms = performance.now() - from
  if (!answer.ok) throw new Error(`${endpoint.id}: ${answer.status} ${text.slice(0, 300)}`)
  return { ms, kilobytes: text.length / 1024, body: JSON.parse(text) as ReplyOf<E> }
}

function print(what: string, times: number[], more = ''): void {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  console.log(
    `${what.padEnd(34)} median ${median.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms   ${more}`,
  )
}

/** Measures a request `times` times, after one warm-up, and prints the result. */
async function measure(what: string, times: number, request: () => Promise<Timed<Endpoint>>) {
  await request()
  const results: Timed<Endpoint>[] = []
  for (let i = 0; i < times; i++) results.push(await request())
  print(
    what,
    results.map(({ ms }) => ms),
    `${(results[0]?.kilobytes ?? 0).toFixed(0)} KB`,
  )
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

try {
  const params = { id: vacancyId }
  const healthCheck = async () => {
    const from = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).text()
    return { ms: performance.now() - from, kilobytes: 0, body: null } as never
  }
  await measure('cheapest answer', 200, healthCheck)
  const cold = await ask(board.getBoard, { params })
  console.log(`first view, the very first          ${cold.ms.toFixed(1)} ms`)
  await measure('first view, 20 of each column', views, () => ask(board.getBoard, { params }))
  const first = cold.body.columns[0]
  const query = { column: first?.id ?? '', after: first?.next ?? '' }
  await measure('next page of a column', views, () => ask(board.getBoardColumn, { params, query }))
  const byName = { text: 'pessoa 49' }
  await measure('search by name', views, () => ask(board.getBoard, { params, query: byName }))
  await measure('inbox of the overdue', views, () => ask(getInbox, { query: {} }))

  const scope = { query: { vacancy: vacancyId } }
  await measure('analytics: funnel and times', 10, () => ask(getAnalytics, scope))
  await measure('analytics: sources, record', 10, () => ask(getSources, scope))
  await measure('analytics: vacancies', 10, () => ask(listAnalytics, { query: {} }))

  const stage = cold.body.columns[1]
  const movable = []
  for (let after: string | undefined; movable.length < moves + 100;) {
    const page = await ask(board.getBoardColumn, {
      params,
      query: { column: stage?.id ?? '', limit: 50, ...(after && { after }) },
    })
    movable.push(...page.body.rows.filter((row) => row.moves.length > 0))
    if (!page.body.next) break
    after = page.body.next
  }
  const to = cold.body.columns[2]?.id ?? ''
  const moved: number[] = []
  const undone: number[] = []
  for (const { id, version } of movable.slice(100)) {
    const done = await ask(board.moveApplications, {
      params,
      body: { to, applications: [{ id, version }] },
    })
    if (done.body.results[0]?.refused) throw new Error(`refused: ${done.body.results[0].refused}`)
    moved.push(done.ms)
    const undo = { applications: [{ id, version: version + 1 }] }
    undone.push((await ask(board.undoMoves, { params, body: undo })).ms)
  }
  print('a move confirmed', moved, `${moved.length} moves`)
  print('an undo confirmed', undone)
  const many = movable.slice(0, 100).map(({ id, version }) => ({ id, version }))
  const bulk = await ask(board.moveApplications, { params, body: { to, applications: many } })
  const refusals = bulk.body.results.filter(({ refused }) => refused).length
  print(`${many.length} people moved at once`, [bulk.ms], `${refusals} refused`)
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)

  if (process.env['PLANS']) {
    const noFilters = {
      text: null,
      state: null,
      overdue: false,
      review: false,
      band: null,
      pcd: false,
      municipalities: null,
      candidates: null,
    }
    const id = '00000000-0000-7000-8000-000000000000'
    const viewer = { vacancyId, userId: id, recruiterId: id, now: new Date(), knowsPcd: true }
    const explaining: KyselyPlugin = {
      transformQuery: ({ node }) =>
        RawNode.create(['explain (analyze, buffers, costs off) ', ''], [node]),
      transformResult: async ({ result }) => {
        for (const row of result.rows) console.log(row['QUERY PLAN'])
        return { rows: [] }
      },
    }
    await selectBoard(db.withPlugin(explaining), viewer, noFilters, 20)
  }
} finally {
  await pool.end()
  await running.stop()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
