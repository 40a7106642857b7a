import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { demoCompanies } from '../../apps/api/demo/companies.ts'
import { startEmbedded, type EmbeddedPostgres } from '../../apps/api/src/platform/db/embedded.ts'
import { migrate } from '../../apps/api/src/migrate.ts'
import { copyColumns, copyLines } from './rows.ts'
import { generateVacancies } from '../vacancies/generator.ts'

/** Starts the PostgreSQL of the benchmark. Its folder is reused in later runs and not in git. */
export async function startDatabase(): Promise<EmbeddedPostgres> {
  const dir = join(import.meta.dirname, '../../.bench/search')
  mkdirSync(dir, { recursive: true })
  return startEmbedded({ dir })
}

/** Hash of all files that determine the content. If it changes, the database is filled again. */
function fillVersion(): string {
  const migrations = join(import.meta.dirname, '../../apps/api/migrations')
  const files = [
    ...readdirSync(migrations).map((name) => join(migrations, name)),
    ...['rows.ts', '../vacancies/generator.ts', '../vacancies/words.ts'].map((name) =>
      join(import.meta.dirname, name),
    ),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A database with this many open vacancies, reused from the last run if possible.
 * @returns its URL.
 */
export async function filledDatabase(server: EmbeddedPostgres, count: number): Promise<string> {
  const name = `search_${count}`
  const url = server.url(name)
  if ((await storedFill(server, name)) === `${fillVersion()} ${count}`) {
    await refreshDays(url)
    return url
  }
  await withClient(server.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  await migrate(url)
  await fill(url, count)
  return url
}

/** The version and count with which a database was filled; null if it is missing or incomplete. */
async function storedFill(server: EmbeddedPostgres, name: string): Promise<string | null> {
  const exists = await withClient(server.url('postgres'), (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]),
  )
  if (!exists.rowCount) return null
  return withClient(server.url(name), async (client) => {
    const table = await client.query("select to_regclass('bench_fill') is not null as filled")
    if (!table.rows[0].filled) return null
    const { rows } = await client.query('select version, vacancies from bench_fill')
    return rows[0] ? `${rows[0].version} ${rows[0].vacancies}` : null
  })
}

async function fill(url: string, count: number): Promise<void> {
  const began = performance.now()
  await withClient(url, async (client) => {
    // Skips the change log and the foreign key checks, because the rows are known to be valid.
    await client.query('set session_replication_role = replica')
    const companyIds = await insertCompanies(client)
    const now = Date.now()
    const [example] = generateVacancies(1, 1, now)
    const copy = copyFrom(`copy vacancies (${copyColumns(example!)}) from stdin`)
    const vacancies = generateVacancies(count, 1, now)
    await pipeline(Readable.from(copyLines(vacancies, companyIds)), client.query(copy))
    await client.query(`select setval(pg_get_serial_sequence('vacancies', 'id'), $1)`, [count])
    await client.query('vacuum (analyze)')
    await client.query('create table bench_fill (version text, vacancies integer)')
    await client.query('insert into bench_fill values ($1, $2)', [fillVersion(), count])
  })
  const seconds = (performance.now() - began) / 1000
  console.log(`filled ${count.toLocaleString('en')} vacancies in ${seconds.toFixed(0)} s`)
}

async function insertCompanies(client: pg.Client): Promise<string[]> {
  const column = <T>(pick: (company: (typeof demoCompanies)[number]) => T) =>
    demoCompanies.map(pick)
  const { rows } = await client.query<{ id: string }>(
    `insert into companies (name, mark, tone, sector, verified_at)
     select *, now() from unnest($1::text[], $2::text[], $3::text[], $4::text[]) returning id`,
    [column((c) => c.name), column((c) => c.mark), column((c) => c.tone), column((c) => c.sector)],
  )
  return rows.map((row) => row.id)
}

/** Moves past closing days by multiples of 60 days, so that all vacancies remain open. */
async function refreshDays(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    const { rowCount } = await client.query(
      `update vacancies set closes_on = closes_on + 60 * ((current_date - closes_on) / 60 + 1)
       where state = 'open' and closes_on <= current_date`,
    )
    if (rowCount) await client.query('vacuum (analyze) vacancies')
  })
}

/** Runs `work` with a temporary connection. @returns its result. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
