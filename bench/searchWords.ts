/**
 * Precision of searches by everyday words: `node bench/searchWords.ts`. For each of 150 queries, how
 * many of the first ten titles are what the person looks for, and how many vacancies are found; once
 * with the words alone and once with the work that they name, as the product does.
 */
import { fold } from '@trilha/contracts/shared/fold'
import { roleOf } from '../apps/api/src/occupations/role.ts'
import { SearchIndex } from '../apps/api/src/search/searchIndex.ts'
import type { VacancyFilter } from '../apps/api/src/search/searchIndex.types.ts'
import { everydayQueries, type EverydayQuery } from './search/everydayQueries.ts'
import { generateVacancies } from './vacancies/generator.ts'

const now = Date.UTC(2026, 10, 21, 15)
const size = 20_000
const firstPage = 10

const index = new SearchIndex({ now: () => now })
const titles = new Map<number, string>()
for (const vacancy of generateVacancies(size, 1, now)) {
  index.add(vacancy)
  titles.set(vacancy.id, fold(vacancy.title))
}
index.warmUp()

type Way = 'words' | 'work'
const filterOf: Record<Way, (text: string) => VacancyFilter> = {
  words: (text) => ({ text }),
  work: (text) => {
    const role = roleOf(text)
    return { text, ...(role && { role }) }
  },
}

type Measured = { precision: number; found: number; share: number }

/** A query that nothing fits is right when nothing is found or when the results say so. */
function measure({ text, right }: EverydayQuery, way: Way): Measured {
  const query = { ...filterOf[way](text), sort: 'newest' as const, offset: 0, limit: firstPage }
  const { ids, count, isPartialMatch, searchedFor } = index.search(query)
  const admits = count === 0 || isPartialMatch || searchedFor !== null
  if (right === null) return { precision: admits ? 1 : 0, found: count, share: count / size }
  const good = ids.filter((id) => right.test(titles.get(id)!)).length
  return { precision: ids.length === 0 ? 0 : good / ids.length, found: count, share: count / size }
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6)

const kinds = [...new Set(everydayQueries.map(({ kind }) => kind))]
console.log(`${everydayQueries.length} queries, ${size.toLocaleString('en')} vacancies`)
console.log('precision of the first ten, queries that find nothing, share of all vacancies found')
for (const kind of [null, ...kinds]) {
  const queries = everydayQueries.filter((query) => kind === null || query.kind === kind)
  const columns = (['words', 'work'] as const).map((way) => {
    const all = queries.map((query) => measure(query, way))
    const nothing = all.filter(({ found }) => found === 0).length
    const shares = percent(mean(all.map(({ share }) => share)))
    return `${way} ${percent(mean(all.map(({ precision }) => precision)))} ${String(nothing).padStart(3)} ${shares}`
  })
  console.log(
    `${(kind ?? 'all').padEnd(12)} ${String(queries.length).padStart(4)}   ${columns.join('   |   ')}`,
  )
}
if (process.argv.includes('--each'))
  for (const query of everydayQueries) {
    const [words, work] = [measure(query, 'words'), measure(query, 'work')]
    if (work.precision < 1 || words.precision !== work.precision)
      console.log(
        `${query.text.padEnd(36)} ${percent(words.precision)} ${words.found} → ${percent(work.precision)} ${work.found}`,
      )
  }
