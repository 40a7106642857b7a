import type { Municipality } from '@trilha/contracts/places/places'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Handle } from '../platform/db/database.ts'
import type { Point } from './places.distance.ts'

/** All municipalities with their coordinates, by name. */
export async function selectMunicipalities(
  db: Handle,
): Promise<{ place: Municipality; point: Point | null }[]> {
  const rows = await db
    .selectFrom('municipalities')
    .select(['code', 'name', 'state', 'latitude', 'longitude'])
    .orderBy('name_key')
    .orderBy('state')
    .execute()
  return rows.map(({ code, name, state, latitude, longitude }) => ({
    place: { code, name, state: state as State },
    // The seed fills both at start; the columns are nullable only for older releases.
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}
