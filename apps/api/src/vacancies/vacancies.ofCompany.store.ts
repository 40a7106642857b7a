import { sql, type RawBuilder } from 'kysely'
import type { PlaceCount } from '../companies/companies.ports.ts'
import type { Columns, Handle } from '../platform/db/database.ts'

const isOpenVacancyOf = (companyId: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`v.company_id = ${companyId} and v.state = 'open' and v.closes_on >= ${today}`

/** Ids of one page of a company's open vacancies, newest first, and the total count. */
export async function selectOpenVacancyIds(
  db: Handle,
  companyId: string,
  { today, offset, limit }: { today: string; offset: number; limit: number },
): Promise<{ ids: number[]; count: number }> {
  const isOpen = isOpenVacancyOf(companyId, today)
  const [page, all] = await Promise.all([
    sql<Columns<'vacancies', 'id'>>`
      select v.id from vacancies v where ${isOpen}
      order by v.published_at desc, v.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from vacancies v where ${isOpen}`.execute(db),
  ])
  return { ids: page.rows.map(({ id }) => id), count: all.rows[0]?.count ?? 0 }
}

/** The cities where a company has the most open vacancies. */
export async function selectTopPlaces(
  db: Handle,
  companyId: string,
  today: string,
): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    select m.name, m.state, count(*)::int as count
    from vacancies v join municipalities m on m.code = v.municipality_code
    where ${isOpenVacancyOf(companyId, today)}
    group by m.code, m.name, m.state order by count desc, m.name limit 12`.execute(db)
  return rows
}
