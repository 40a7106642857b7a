/**
 * The search index alone, without HTTP and database: `node --expose-gc bench/search/engine.ts
 * [sizes]`. Prints build time, memory and speed (best of five runs of each search), and the speed-up
 * over filtering an array.
 */
import { availableParallelism } from 'node:os'
import { scoreClasses } from '../../apps/api/src/matching/classes.ts'
import { matchVacancyOf } from '../../apps/api/src/matching/indexed.ts'
import { matchScore } from '../../apps/api/src/matching/match.ts'
import type { MatchPerson } from '../../apps/api/src/matching/matching.types.ts'
import { worksOf } from '../../apps/api/src/matching/person.ts'
import { SearchIndex } from '../../apps/api/src/search/searchIndex.ts'
import { oracleSearch } from '../../apps/api/src/search/searchIndex.oracle.ts'
import type {
  IndexedVacancy,
  VacancyFacts,
  VacancyQuery,
} from '../../apps/api/src/search/searchIndex.types.ts'
import { generateVacancies } from '../vacancies/generator.ts'
import { generateQueries } from '../vacancies/queries.ts'

const now = Date.UTC(2026, 10, 21, 15)
const sizes = process.argv.slice(2).map(Number)
const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => undefined)

function heapBytes(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
const microseconds = (ms: number): string => `${(ms * 1000).toFixed(1)} µs`

type Spread = { median: number; p95: number; p99: number; mean: number }

function spread(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), mean }
}

/** Best of several runs for each item, to exclude other load of the machine. */
function timed<T>(items: T[], work: (item: T) => unknown, runs = 5): Spread {
  const best = items.map(() => Infinity)
  for (let run = 0; run < runs; run++)
    for (const [at, item] of items.entries()) {
      const start = performance.now()
      work(item)
      best[at] = Math.min(best[at]!, performance.now() - start)
    }
  return spread(best)
}

const print = (what: string, { median, p95, p99, mean }: Spread): void =>
  console.log(
    `  ${what.padEnd(22)} median ${microseconds(median)}, p95 ${microseconds(p95)}, ` +
      `p99 ${microseconds(p99)}, mean ${microseconds(mean)}`,
  )

async function measure(count: number): Promise<void> {
  console.log(`\n${count.toLocaleString('en')} vacancies`)
  const before = heapBytes()
  const index = new SearchIndex({ now: () => now })
  let generating = 0
  const start = performance.now()
  for (const vacancy of timeGenerator(count, (ms) => (generating += ms))) index.add(vacancy)
  index.warmUp()
  const total = performance.now() - start
  console.log(`  build                  ${((total - generating) / 1000).toFixed(2)} s`)
  const parts = Object.entries(index.memory()).map(([part, bytes]) => `${part} ${megabytes(bytes)}`)
  console.log(`  memory                 ${megabytes(heapBytes() - before)} (${parts.join(', ')})`)

  const queries = generateQueries(5000, 7)
  const search = timed(queries, (query) => index.search(query))
  print('search', search)
  for (const sort of ['match', 'salary'] as const) {
    const sorted = queries.map((query) => ({
      ...query,
      sort,
      ...(sort === 'match' && exampleMatch),
    }))
    print(
      `search by ${sort}`,
      timed(sorted.slice(0, 300), (query) => index.search(query)),
    )
  }
  print(
    'mistyped word',
    timed(queries.slice(0, 300), () => index.search({ ...queries[0]!, text: 'recepsionsta' })),
  )
  print(
    'suggest',
    timed(['a', 'ven', 'aux', 'tec enf', 'ger', 'm'], (typed) => index.suggest(typed)),
  )
  await measureFacets(index, queries)
  await measureCompaction(index, count)
  if (count <= 200_000) compare(count, queries.slice(0, 60), search)
}

/** An assistant in São Paulo who looks for office work, with everything that a match can compare. */
const person: MatchPerson = {
  works: worksOf({
    wantedRoles: ['Auxiliar administrativo', 'Recepcionista'],
    headline: null,
    experience: [{ title: 'Atendente de loja', bond: null, start: '2020', end: null }],
    studies: [],
  }),
  schooling: 'high-school',
  cnh: 'B',
  state: 'SP',
  shifts: ['morning', 'afternoon'],
  age: 30,
  hasDisability: false,
  municipalityCode: 3_550_308,
  kmTo: (code) => (code === 3_550_308 ? 0 : 300),
  desiredSalaryCents: 200_000,
  workplaces: null,
  maxKm: null,
  firstJob: false,
}
const exampleMatch = {
  score: (facts: VacancyFacts) => matchScore(matchVacancyOf(facts), person),
  scoreClasses: scoreClasses(person, new Map([[3_550_308, 0]])),
}

function* timeGenerator(count: number, spent: (ms: number) => void): Generator<IndexedVacancy> {
  const vacancies = generateVacancies(count, 1, now)
  const batch: IndexedVacancy[] = []
  for (;;) {
    // Timed in batches, because reading the clock for each item would take as long as the work.
    const start = performance.now()
    batch.length = 0
    for (let next = vacancies.next(); !next.done; next = vacancies.next()) {
      batch.push(next.value)
      if (batch.length === 5000) break
    }
    spent(performance.now() - start)
    if (batch.length === 0) return
    yield* batch
  }
}

async function measureFacets(index: SearchIndex, queries: VacancyQuery[]): Promise<void> {
  const times: number[] = []
  for (const query of queries.slice(0, 300)) {
    const start = performance.now()
    await index.facets(query)
    times.push(performance.now() - start)
  }
  print('facet counts', spread(times))
  const { longest } = await measureBlocking(() => index.facets({}))
  console.log(`  facets of everything   event loop blocked at most ${longest.toFixed(1)} ms`)
}

async function measureCompaction(index: SearchIndex, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 4) index.remove(id)
  const { took, longest } = await measureBlocking(() => index.compact())
  console.log(
    `  compaction             ${took.toFixed(0)} ms for ${index.size.toLocaleString('en')} left, ` +
      `event loop blocked at most ${longest.toFixed(1)} ms`,
  )
}

/** Duration of the work, and the longest time that it blocked the event loop. */
async function measureBlocking(
  work: () => Promise<unknown>,
): Promise<{ took: number; longest: number }> {
  let running = true
  let longest = 0
  let last = performance.now()
  const tick = () => {
    const at = performance.now()
    longest = Math.max(longest, at - last)
    last = at
    if (running) setImmediate(tick)
  }
  setImmediate(tick)
  const start = performance.now()
  await work()
  const took = performance.now() - start
  running = false
  return { took, longest: Math.max(longest, performance.now() - last) }
}

function compare(count: number, queries: VacancyQuery[], search: Spread): void {
  const all = [...generateVacancies(count, 1, now)].map((v) => ({
    ...v,
    title: v.title.toLowerCase().replace('(a)', ''),
  }))
  const plain = timed(queries, (query) => oracleSearch(all, query, now), 2)
  print('plain array scan', plain)
  console.log(
    `  ratio                  ${Math.round(plain.mean / search.mean)} times the plain scan ` +
      `(mean), ${Math.round(plain.median / search.median)} (median)`,
  )
}

console.log(`Node ${process.version}, ${availableParallelism()} cores`)
for (const size of sizes.length > 0 ? sizes : [100_000, 1_000_000]) await measure(size)
