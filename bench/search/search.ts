/**
 * `npm run bench:search`: HTTP searches over SIZES (100000,1000000) open vacancies, SECONDS (10) at
 * each number of connections, compared with a naive version and a bare server that only fetches the
 * same rows. bench/README.md explains the output.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { filledDatabase, startDatabase } from './database.ts'
import { measureSize, type Results } from './measure.ts'
import type { Row } from './turns.ts'

const sizes = (process.env['SIZES'] ?? '100000,1000000').split(',').map(Number)
const seconds = Number(process.env['SECONDS'] ?? 10)
const load = () => loadavg()[0]!.toFixed(1)
const formatFigure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)

function printRow({ server, connections, p50, p95, p99, perSecond, cpu, answers }: Row): void {
  const figures = [p50, p95, p99, perSecond, cpu].map(formatFigure)
  const cells = [server, connections, ...figures, answers, load()]
  console.log(`| ${cells.join(' | ')} |`)
}

function printRatios(rows: Row[]): void {
  console.log('\n| connections | ours / naive | ours / bare |\n|---|---|---|')
  const rateOf = (server: Row['server'], connections: number) =>
    rows.find((row) => row.server === server && row.connections === connections)?.perSecond ?? NaN
  for (const { connections } of rows.filter(({ server }) => server === 'ours')) {
    const ours = rateOf('ours', connections)
    const naive = Math.round(ours / rateOf('naive', connections)).toLocaleString('en')
    const bare = Math.round((100 * ours) / rateOf('bare', connections))
    console.log(`| ${connections} | ${naive} times | ${bare} % |`)
  }
}

function printRest({ program, searches, visible }: Results): void {
  const { total, different, meanRows, totalsCompared } = searches
  console.log(`
- ${total} searches, ${different} different, ${meanRows.toFixed(1)} rows an answer; ${totalsCompared} totals of searches by filters equal PostgreSQL's count
- index built in ${program.buildSeconds.toFixed(1)} s; resident ${program.rssBefore.toFixed(0)} MB before, ${program.rssAfter.toFixed(0)} MB after; ${program.heapGrowth.toFixed(0)} MB of heap and buffers more`)
  for (const [name, { median, max, times }] of Object.entries(visible))
    console.log(
      `- published in another process, found in this one (${name}): median ${median.toFixed(0)} ms, most ${max.toFixed(0)} ms of ${times}`,
    )
}

const server = await startDatabase()
try {
  const model = cpus()[0]?.model ?? 'unknown'
  console.log(`Node ${process.version}, ${availableParallelism()} cores (${model}), load ${load()}`)
  for (const size of sizes) {
    const url = await filledDatabase(server, size)
    console.log(`\n${size.toLocaleString('en')} open vacancies, ${seconds} s each\n`)
    console.log(
      '| server | connections | p50 ms | p95 ms | p99 ms | requests/s | CPU µs | answers | load |\n|---|---|---|---|---|---|---|---|---|',
    )
    const results = await measureSize(url, seconds, printRow)
    printRatios(results.rows)
    printRest(results)
  }
} finally {
  await server.stop()
}
