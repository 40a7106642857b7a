import { withClient } from './database.ts'
import type { SearchCase } from './queries.ts'

type Page = { rows: { id: number }[]; count: number }

/**
 * Requests every search once from the program, which also warms up the program and the database.
 * @returns the ids in each response, for the server that only fetches rows.
 */
export async function answeredIds(port: number, cases: readonly SearchCase[]): Promise<number[][]> {
  const found: number[][] = []
  let at = 0
  const worker = async () => {
    for (let i = at++; i < cases.length; i = at++)
      found[i] = (await ask(port, cases[i]!.query)).rows.map(({ id }) => id)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return found
}

async function ask(port: number, query: string): Promise<Page> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/selectiveProcess/listAll?${query}`)
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
  return (await answer.json()) as Page
}

const columns: Record<string, string> = {
  contractType: 'contract_type',
  payment: 'payment_band',
  schooling: 'schooling',
  cnh: 'cnh',
  jobProfile: 'job_profile',
  workplace: 'workplace',
}

/**
 * Compares the totals of filter searches with PostgreSQL's own count.
 * @returns the number of compared searches.
 * @throws Error at the first difference.
 */
export async function compareTotals(url: string, port: number, cases: readonly SearchCase[]) {
  const byFilters = cases.filter(({ kind }) => kind === 'filters').slice(0, 20)
  await withClient(url, async (client) => {
    for (const { query } of byFilters) {
      const params = new URLSearchParams(query)
      const values: unknown[] = []
      const where = ["v.state = 'open'"]
      const addFilter = (name: string, column: string) => {
        if (params.has(name)) where.push(`${column} = any($${values.push(params.getAll(name))})`)
      }
      addFilter('city', 'm.name')
      addFilter('state', 'v.place_state')
      if (params.has('vacanciesDeficiencies')) where.push('v.deficiency is not null')
      for (const [name, column] of Object.entries(columns)) addFilter(name, `v.${column}`)
      const { rows } = await client.query(
        `select count(*)::int as count from vacancies v
         left join municipalities m on m.code = v.municipality_code where ${where.join(' and ')}`,
        values,
      )
      const { count } = await ask(port, query)
      if (count !== rows[0].count)
        throw new Error(`${query}: the program says ${count}, PostgreSQL ${rows[0].count}`)
    }
  })
  return byFilters.length
}
