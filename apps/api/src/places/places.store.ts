import type { Municipality } from '@trilha/contracts/places'
import type { Point } from '@trilha/contracts/places.distance'
import type { State } from '@trilha/contracts/vacancies.enums'
import type { Handle } from '../platform/db/database.ts'

/** All municipalities with where each lies, by name. */
export async function selectMunicipalities(
  db: Handle,
): Promise<{ place: Municipality; point: Point }[]> {
  const rows = await db
    .selectFrom('municipalities')
    .select(['code', 'name', 'state', 'latitude', 'longitude'])
    .orderBy('name_key')
    .orderBy('state')
    .execute()
  return rows.map(({ code, name, state, latitude, longitude }) => ({
    place: { code, name, state: state as State },
    // The seed fills both before anything asks; what has no place is near to nothing.
    point: { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN },
  }))
}
