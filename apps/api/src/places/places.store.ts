import { sql } from 'kysely'
import type { Municipality } from '@trilha/contracts/places/places'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Columns, Handle } from '../platform/db/database.ts'
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
    // The seed fills both columns at start. They are nullable only because of older releases.
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}

/** True when the table is filled and every municipality has its coordinates. */
export async function hasAllCoordinates(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select count(*) > 0 and count(*) = count(latitude) and count(*) = count(longitude) as filled
    from municipalities`.execute(db)
  return rows[0]?.filled ?? false
}

type MunicipalityRow = Columns<
  'municipalities',
  'code' | 'name' | 'state' | 'latitude' | 'longitude'
>

/** Inserts municipalities; those already stored get their coordinates. */
export async function writeMunicipalities(
  db: Handle,
  all: readonly MunicipalityRow[],
): Promise<void> {
  await sql`
    insert into municipalities (code, name, state, latitude, longitude)
    select * from unnest(
      ${all.map((m) => m.code)}::int[], ${all.map((m) => m.name)}::text[],
      ${all.map((m) => m.state)}::text[], ${all.map((m) => m.latitude)}::float8[],
      ${all.map((m) => m.longitude)}::float8[]
    )
    on conflict (code) do update set latitude = excluded.latitude,
      longitude = excluded.longitude`.execute(db)
}
