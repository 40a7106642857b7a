/**
 * `npm run bench:talents`: the talent search with 100,000 people, over HTTP, one search at a time.
 * It is compared with a naive version in the same run (`ILIKE` on the profiles and `count(*)`,
 * without HTTP). `PEOPLE=100000` sets the size; `PLANS=1` prints query plans.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../apps/api/src/platform/config/config.ts'
import { createDatabase, createPool } from '../apps/api/src/platform/db/database.ts'
import { freePort, startEmbedded } from '../apps/api/src/platform/db/embedded.ts'
import { migrate } from '../apps/api/src/migrate.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { startProgram } from '../apps/api/src/program.ts'
import { fillTalents } from './talents.rows.ts'

const people = Number(process.env['PEOPLE'] ?? 100_000)
const rounds = 8
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const dir = mkdtempSync(join(tmpdir(), 'trilha-talents-'))
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
const began = performance.now()
const vacancyId = await fillTalents(db, people, createHash('sha256').update(token).digest())
const written = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${people} people who may be found, written in ${written} s`)

/** One search over HTTP, with its duration. */
async function ours(search: string): Promise<{ ms: number; count: number }> {
  const from = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/company/talents${search}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await answer.json()) as { count: number }
  if (!answer.ok) throw new Error(JSON.stringify(body))
  return { ms: performance.now() - from, count: body.count }
}

type Naive = { like: string; state: string | null; schooling: string | null }

/** The naive version: a single statement, without stemming, synonyms and typo correction. */
async function naive({ like, state, schooling }: Naive): Promise<{ ms: number; count: number }> {
  const from = performance.now()
  const pattern = `%${like}%`
  const found = sql`from candidates c join users u on u.id = c.user_id
    join consents s on s.user_id = u.id and s.topic = 'talent-search' and s.revoked_at is null
    join candidate_profiles p on p.candidate_id = c.id
    join candidate_facts f on f.candidate_id = c.id
    where u.suspended_at is null and u.deleted_at is null and u.deletion_asked_at is null
      and c.birth_date <= current_date - interval '18 years'
      and (p.headline ilike ${pattern} or p.objective ilike ${pattern}
        or array_to_string(p.skills, ' ') ilike ${pattern})
      and (${state}::text is null or f.state = ${state})
      and (${schooling}::text is null or f.schooling = ${schooling})`
  const counts = await sql<{ count: number }>`select count(*) ${found}`.execute(db)
  await sql`select c.id ${found} order by p.updated_at desc, c.id limit 10`.execute(db)
  return { ms: performance.now() - from, count: counts.rows[0]?.count ?? 0 }
}

const cases: { name: string; search: string; naive: Naive }[] = [
  {
    name: 'a word',
    search: '?q=vendedor',
    naive: { like: 'vendedor', state: null, schooling: null },
  },
  {
    name: 'a word in a state',
    search: '?q=motorista&state=SP',
    naive: { like: 'motorista', state: 'SP', schooling: null },
  },
  {
    name: 'two words and schooling',
    search: '?q=auxiliar+administrativo&schooling=college',
    naive: { like: 'auxiliar administrativ', state: null, schooling: 'college' },
  },
  {
    name: 'a typo (naive: spelt right)',
    search: '?q=recepsionista&state=MG',
    naive: { like: 'recepcionista', state: 'MG', schooling: null },
  },
  {
    name: 'a word, best for a vacancy first',
    search: `?q=vendedor&vacancyId=${vacancyId}`,
    naive: { like: 'vendedor', state: null, schooling: null },
  },
  {
    name: 'everybody, best for a vacancy first',
    search: `?vacancyId=${vacancyId}`,
    naive: { like: '', state: null, schooling: null },
  },
  {
    name: 'counts of all filters',
    search: '/facets?q=vendedor',
    naive: { like: 'vendedor', state: null, schooling: null },
  },
]
console.log('| search | found | ours, HTTP, ms | naive, no HTTP, ms | naive / ours |')
console.log('| --- | --- | --- | --- | --- |')
for (const { name, search, naive: naiveSearch } of cases) {
  await ours(search)
  const [ourTimes, naiveTimes]: [number[], number[]] = [[], []]
  let found = 0
  for (let i = 0; i < rounds; i++) {
    const result = await ours(search)
    ourTimes.push(result.ms)
    found = result.count
    naiveTimes.push((await naive(naiveSearch)).ms)
  }
  const [ourMs, naiveMs] = [median(ourTimes), median(naiveTimes)]
  console.log(
    `| ${name} | ${found} | ${ourMs.toFixed(1)} | ${naiveMs.toFixed(1)} | ${(naiveMs / ourMs).toFixed(1)} times |`,
  )
}
console.log(`Load average ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds, medians.`)
if (process.env['PLANS']) {
  const words = "('w:motorist' | 'w:caminhoneir') & ('s:SP')"
  const titles = "('t:motorist' | 't:caminhoneir')"
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers) select d.candidate_id from talent_documents d
    where d.terms @@ ${words}::tsquery
    order by d.terms @@ ${titles}::tsquery desc, d.updated_at desc, d.id
    limit 10`.execute(db)
  for (const row of plan) console.log(row['QUERY PLAN'])
}
await running.stop()
await pool.end()
await server.stop()
rmSync(dir, { recursive: true, force: true })
