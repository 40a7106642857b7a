import type { State } from '@trilha/contracts/vacancies.enums'
import type { Handle } from '../platform/db/database.ts'

/** All municipalities, by name. */
export async function selectMunicipalities(db: Handle) {
  const rows = await db
    .selectFrom('municipalities')
    .select(['code', 'name', 'state'])
    .orderBy('name_key')
    .orderBy('state')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as State }))
}
