import type { PlaceCount } from '../companies/companies.ports.ts'
import { readRows, type Handle } from '../platform/db/database.ts'

const open = `v.company_id = $1 and v.state = 'open' and v.closes_on >= $2`

/** Ids of one page, newest first, and the total count. */
export async function selectOpenOf(
  db: Handle,
  companyId: string,
  { today, offset, limit }: { today: string; offset: number; limit: number },
): Promise<{ ids: number[]; count: number }> {
  const [rows, [all]] = await Promise.all([
    readRows<{ id: number }>(
      db,
      `select v.id from vacancies v where ${open}
      order by v.published_at desc, v.id desc offset $3 limit $4`,
      [companyId, today, offset, limit],
    ),
    readRows<{ count: number }>(
      db,
      `select count(*)::int as count from vacancies v where ${open}`,
      [companyId, today],
    ),
  ])
  return { ids: rows.map(({ id }) => id), count: all?.count ?? 0 }
}

/** Cities of the open vacancies, ordered by their number of vacancies, the most first. */
export async function selectPlacesOf(
  db: Handle,
  companyId: string,
  today: string,
): Promise<PlaceCount[]> {
  return readRows(
    db,
    `select m.name, m.state, count(*)::int as count
    from vacancies v join municipalities m on m.code = v.municipality_code
    where ${open} group by m.code, m.name, m.state order by count desc, m.name limit 12`,
    [companyId, today],
  )
}
