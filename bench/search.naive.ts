/** The naive version: `ILIKE`, `count(*)`, and the same ten rows in order. */
import {
  cardColumns,
  cardTables,
  type CardRow,
} from '../apps/api/src/vacancies/vacancies.cards.store.ts'
import { pageOf, plainPool, servePlain } from './search.plain.ts'

const pool = plainPool()

const listed = {
  contractType: 'v.contract_type',
  payment: 'v.payment_band',
  commissionPayment: 'v.commission_payment',
  schooling: 'v.schooling',
  cnh: 'v.cnh',
  jobProfile: 'v.job_profile',
  workplace: 'v.workplace',
}
const orders: Record<string, string> = {
  ASC: 'v.closes_on, v.id',
  newest: 'v.published_at desc, v.id desc',
  salary: 'v.salary_max_cents desc nulls last, v.id desc',
}

/** The filters of a query string as SQL conditions; appends their values to `values`. */
function conditions(params: URLSearchParams, values: unknown[]): string {
  const all = ["v.state = 'open'"]
  const add = (value: unknown) => `$${values.push(value)}`
  const text = params.get('roleName')
  if (text) {
    const pattern = add(`%${text}%`)
    all.push(`(v.role_name ilike ${pattern} or v.description ilike ${pattern})`)
  }
  if (params.has('city')) all.push(`m.name = ${add(params.get('city'))}`)
  if (params.has('state'))
    all.push(`coalesce(m.state, v.place_state) = ${add(params.get('state'))}`)
  if (params.has('vacanciesDeficiencies')) all.push('v.deficiency is not null')
  for (const [name, column] of Object.entries(listed))
    if (params.has(name)) all.push(`${column} = any(${add(params.getAll(name))}::text[])`)
  return all.join(' and ')
}

await servePlain(async (url) => {
  const params = new URL(url, 'http://localhost').searchParams
  const page = Number(params.get('page') ?? 1)
  const counted: unknown[] = []
  const count = pool.query<{ count: number }>(
    `select count(*) from vacancies v
     left join municipalities m on m.code = v.municipality_code
     where ${conditions(params, counted)}`,
    counted,
  )
  // `$2` is the candidate id of the viewer, used by the card columns.
  const asked: unknown[] = [10 * (page - 1), null]
  const cards = pool.query<CardRow>(
    `select ${cardColumns} ${cardTables} where ${conditions(params, asked)}
     order by ${orders[params.get('sort') ?? 'ASC']} limit 10 offset $1`,
    asked,
  )
  const [counts, { rows }] = await Promise.all([count, cards])
  return pageOf(rows, counts.rows[0]?.count ?? 0, page)
})
