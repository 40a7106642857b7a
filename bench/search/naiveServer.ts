/** The naive server: each search is plain SQL with `ILIKE`, `count(*)`, `order by` and `offset`. */
import { sql, type RawBuilder } from 'kysely'
import {
  cardColumns,
  cardTables,
  type CardRow,
} from '../../apps/api/src/vacancies/vacancies.cards.store.ts'
import { pageOf, plainDatabase, plainPool, servePlain } from './plainServer.ts'

const db = plainDatabase(plainPool())

const listFilters = {
  contractType: 'v.contract_type',
  payment: 'v.payment_band',
  commissionPayment: 'v.commission_payment',
  schooling: 'v.schooling',
  cnh: 'v.cnh',
  jobProfile: 'v.job_profile',
  workplace: 'v.workplace',
}
const orders: Record<string, RawBuilder<unknown>> = {
  ASC: sql`v.closes_on, v.id`,
  newest: sql`v.published_at desc, v.id desc`,
  salary: sql`v.salary_max_cents desc nulls last, v.id desc`,
}

/** The filters of a query string as SQL conditions. */
function conditions(params: URLSearchParams): RawBuilder<boolean> {
  const all = [sql<boolean>`v.state = 'open'`]
  const text = params.get('roleName')
  if (text) {
    const pattern = `%${text}%`
    all.push(sql<boolean>`(v.role_name ilike ${pattern} or v.description ilike ${pattern})`)
  }
  if (params.has('city')) all.push(sql<boolean>`m.name = ${params.get('city')}`)
  if (params.has('state'))
    all.push(sql<boolean>`coalesce(m.state, v.place_state) = ${params.get('state')}`)
  if (params.has('vacanciesDeficiencies')) all.push(sql<boolean>`v.deficiency is not null`)
  for (const [name, column] of Object.entries(listFilters))
    if (params.has(name))
      all.push(sql<boolean>`${sql.ref(column)} = any(${params.getAll(name)}::text[])`)
  return sql.join<boolean>(all, sql` and `)
}

await servePlain(async (url) => {
  const params = new URL(url, 'http://localhost').searchParams
  const page = Number(params.get('page') ?? 1)
  const count = sql<{ count: number }>`
    select count(*) from vacancies v
    left join municipalities m on m.code = v.municipality_code
    where ${conditions(params)}`.execute(db)
  const cards = sql<CardRow>`
    select ${cardColumns} ${cardTables(null)} where ${conditions(params)}
    order by ${orders[params.get('sort') ?? 'ASC']} limit 10 offset ${10 * (page - 1)}`.execute(db)
  const [counts, { rows }] = await Promise.all([count, cards])
  return pageOf(rows, counts.rows[0]?.count ?? 0, page)
})
