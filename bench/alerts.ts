/**
 * `npm run bench:alerts -- 100000 1000`: so many saved searches and so many vacancies published
 * within an hour, on one worker. The hour is a simulated one: each minute publishes its share of
 * the vacancies and runs the worker's task, and the clock waits for nothing else. The baseline is
 * what was done before: each search is looked through each minute, here without any writing. Linux
 * only, because it reads the CPU time of PostgreSQL.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dayMs, minuteMs } from '@trilha/contracts/shared/durations'
import type { SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { sql } from 'kysely'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../apps/api/src/migrate.ts'
import { readConfig } from '../apps/api/src/platform/config/config.ts'
import { startEmbedded } from '../apps/api/src/platform/db/embedded.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import type { IndexedVacancy } from '../apps/api/src/search/searchIndex.types.ts'
import { startPlatform } from '../apps/api/src/startPlatform.ts'
import { processAlerts } from '../apps/api/src/vacancies/savedSearches/alerts.ts'
import { listingQuery, renewKeys } from '../apps/api/src/vacancies/savedSearches/keysOfSaved.ts'
import { matchFresh } from '../apps/api/src/vacancies/savedSearches/matching.ts'
import { fillAlerts } from './alerts.rows.ts'
import { withClient } from './search/database.ts'
import { copyColumns, copyLines } from './search/rows.ts'
import { generateVacancies } from './vacancies/generator.ts'

const [searches = 100_000, vacancies = 1000, minutes = 60] = process.argv.slice(2).map(Number)
/** Open vacancies that were published earlier. */
const earlier = 100_000
const baselineSize = 500

const dir = mkdtempSync(join(tmpdir(), 'trilha-alerts-'))
const server = await startEmbedded({ dir: join(dir, 'postgres') })
const url = server.url('postgres')
const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits })

/** CPU seconds of this process, and of PostgreSQL with all its processes. */
function takenCpu(): { node: number; postgres: number } {
  const { user, system } = process.cpuUsage()
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      const isOurs = pid === postmaster || fields[1] === postmaster
      // The processes that have ended are in the sum of the postmaster.
      if (isOurs) ticks += Number(fields[11]) + Number(fields[12])
      if (pid === postmaster) ticks += Number(fields[13]) + Number(fields[14])
    } catch {
      // It has ended meanwhile.
    }
  return { node: (user + system) / 1e6, postgres: ticks / 100 }
}
const postmaster = readFileSync(join(dir, 'postgres/postgres/postmaster.pid'), 'utf8').split(
  '\n',
)[0]!

/** Writes open vacancies; with `fires` the triggers run, as for any published vacancy. */
async function publish(rows: IndexedVacancy[], companyIds: string[], fires: boolean) {
  await withClient(url, async (client) => {
    if (!fires) await client.query('set session_replication_role = replica')
    const copy = copyFrom(`copy vacancies (${copyColumns(rows[0]!)}) from stdin`)
    await pipeline(Readable.from(copyLines(rows, companyIds)), client.query(copy))
  })
}

try {
  await migrate(url)
  const begun = Date.now()
  const filled = await fillAlerts(url, searches, new Date(begun))
  const all = [...generateVacancies(earlier + vacancies, 5, begun)]
  const { companyIds } = filled
  await publish(all.slice(0, earlier), companyIds, false)
  await withClient(url, (client) => client.query('vacuum analyze'))
  // The clock of the program: the simulated minute, and the real time since its beginning.
  let tick = begun
  let real = performance.now()
  const now = () => new Date(tick + performance.now() - real)
  const config = { ...readConfig({ TRILHA_DATA: dir, LOG_LEVEL: 'silent' }), demo: false }
  const { platform, stop } = await startPlatform(config, createLog('silent'), url, { now })
  await platform.search.catchUp()
  const memoryBefore = process.memoryUsage().rss
  const keysBegan = performance.now()
  const cpuOfKeys = takenCpu()
  await renewKeys(platform)
  const keysCpu = takenCpu()
  console.log(
    `${number(searches)} searches; keys in ${((performance.now() - keysBegan) / 1000).toFixed(0)} s, CPU ${(keysCpu.node - cpuOfKeys.node).toFixed(0)} + ${(keysCpu.postgres - cpuOfKeys.postgres).toFixed(0)} s`,
  )
  await withClient(url, (client) => client.query('vacuum analyze saved_searches'))

  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100)
  const cpu = { node: 0, postgres: 0 }
  let alerts = 0
  let next = earlier
  let longest = 0
  const sample: number[] = []
  const matching: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    const until = earlier + Math.round((vacancies * minute) / minutes)
    const fresh = all.slice(next, until)
    next = until
    // Spread over the minute before the task runs.
    const times = fresh.map((_, at) => tick + (minuteMs * (at + 0.5)) / fresh.length)
    const dated = fresh.map((vacancy, at) => ({
      ...vacancy,
      publishedAt: times[at]!,
      closesAt: begun + 20 * dayMs,
    }))
    if (dated.length > 0) await publish(dated, companyIds, true)
    tick += minuteMs
    real = performance.now()
    const before = takenCpu()
    const from = performance.now()
    await matchFresh(platform)
    matching.push(performance.now() - from)
    alerts += await processAlerts(platform)
    longest = Math.max(longest, performance.now() - from)
    const after = takenCpu()
    cpu.node += after.node - before.node
    cpu.postgres += after.postgres - before.postgres
    // The baseline in the same minute.
    const filters = filled.sample(Math.ceil(baselineSize / minutes))
    sample.push(await baseline(filters))
  }
  clearInterval(watch)

  /** Milliseconds of CPU to look through one search, as it was done before. */
  async function baseline(some: SavedFilters[]): Promise<number> {
    const before = process.cpuUsage()
    for (const filters of some) {
      const query = await listingQuery(platform, filters)
      if (query) platform.search.search({ ...query, offset: 0, limit: 1000 })
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / some.length
  }

  const median = (values: number[], part = 0.5) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
  const one = (text: ReturnType<typeof sql>) =>
    text.execute(platform.db).then(({ rows }) => Object.values(rows[0] as object).map(Number))
  const [hits, told, notified, mails] = await one(sql`
    select (select count(*) from search_hits) as hits,
      (select count(*) from told_vacancies) as told,
      (select count(*) from notifications) as notified, (select count(*) from tasks.job
        where name = 'vacancies.alert') as mails`)
  const [distinct] = await one(sql`select count(distinct alert_id) from told_vacancies`)
  // The first alert of each at-once search, because later ones may wait for the end of a pause.
  const [delays, delay, late] = await one(sql`
    with first as (
      select distinct on (t.candidate_id) extract(epoch from t.at - v.published_at) as seconds
      from told_vacancies t join vacancies v on v.id = t.vacancy_id
      order by t.candidate_id, t.at, v.published_at
    )
    select count(*) as people, percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.95) within group (order by seconds) as late from first`)
  const checked = await check()
  console.log(
    `load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}`,
  )
  const perMinute = (cpu.node * 1000) / minutes
  const before = median(sample) * searches
  console.log(`
| what | figure |
| --- | --- |
| saved searches, people, companies followed | ${number(searches)}, ${number(filled.people)}, ${number(companyIds.length)} |
| vacancies published within ${minutes} minutes | ${number(vacancies)} |
| found: waiting for eight o'clock, told | ${number(hits!)}, ${number(told!)} |
| alerts: notifications, mails | ${number(notified!)}, ${number(mails!)} |
| CPU: worker, PostgreSQL, minutes | ${(cpu.node / 60).toFixed(2)}, ${(cpu.postgres / 60).toFixed(2)} |
| matching of a minute: median, longest, s | ${(median(matching) / 1000).toFixed(2)}, ${(Math.max(...matching) / 1000).toFixed(2)} |
| the longest run of the task, s | ${(longest / 1000).toFixed(2)} |
| published to told: median, 95 of 100, s | ${delay?.toFixed(1)}, ${late?.toFixed(1)} (${number(delays!)} first alerts) |
| lost, told twice, not of the listing | ${checked.lost}, ${notified! - distinct!}, ${checked.extra} (${number(checked.people)} people compared) |
| memory of the worker: index of ${number(earlier)} open vacancies, at most, MB | ${number(memoryBefore / 1e6)}, ${number(peak / 1e6)} |
| baseline: one search looked through, ms of CPU | ${median(sample).toFixed(2)} |
| worker's CPU for a minute: before, now, ratio | ${number(before / 1000)} s, ${(perMinute / 1000).toFixed(2)} s, ${number(before / perMinute)} times |`)

  /** Compares what people got or will get at eight with the listings of their searches. */
  async function check() {
    await platform.search.catchUp()
    const { rows } = await sql<{
      id: string
      filters: SavedFilters[]
      companies: (string | null)[]
    }>`
      select s.candidate_id as id, array_agg(s.filters) as filters,
        array_agg(s.company_id) as companies
      from saved_searches s where s.candidate_id in
        (select id from candidates order by md5(id::text) limit 1000)
      group by s.candidate_id`.execute(platform.db)
    const fresh = all.slice(earlier).map(({ id }) => id)
    let lost = 0
    let extra = 0
    for (const { id, filters, companies } of rows) {
      const expected = new Set<number>()
      for (const [at, company] of companies.entries()) {
        if (company) {
          const own = await sql<{ id: number }>`select id from vacancies
            where company_id = ${company} and id > ${earlier}`.execute(platform.db)
          for (const row of own.rows) expected.add(row.id)
          continue
        }
        const query = await listingQuery(platform, filters[at]!)
        if (!query) continue
        const everything = { ...query, among: fresh, offset: 0, limit: Number.POSITIVE_INFINITY }
        const { ids, searchedFor, isPartialMatch } = platform.search.search(everything)
        if (searchedFor === null && !isPartialMatch) for (const found of ids) expected.add(found)
      }
      const got = await sql<{ id: number }>`
        select vacancy_id as id from told_vacancies where candidate_id = ${id} union
        select h.vacancy_id from search_hits h join saved_searches s on s.id = h.search_id
        where s.candidate_id = ${id}`.execute(platform.db)
      const ids = new Set(got.rows.map((row) => row.id))
      lost += expected.difference(ids).size
      extra += ids.difference(expected).size
    }
    return { lost, extra, people: rows.length }
  }

  await stop()
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
