import type { Client } from 'pg'

/**
 * Fills the table of municipalities from IBGE's list, with coordinates; does nothing if filled.
 * Names come from one package and coordinates from another, because the second has older names.
 */
export async function seedMunicipalities(client: Client): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(
    `select count(*) > 0 and count(*) = count(latitude) and count(*) = count(longitude) as filled
    from municipalities`,
  )
  if (rows[0]?.filled) return
  // Loaded only here: these are megabytes that most starts don't need.
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils')
  const { municipios } = await import('municipios-brasil/dados')
  const all = getMunicipalities()
  const points = new Map(municipios.map((m) => [m.codigoIbge, m]))
  const pointOf = (code: string) => points.get(Number(code))
  await client.query(
    `insert into municipalities (code, name, state, latitude, longitude)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::float8[], $5::float8[])
     on conflict (code) do update set latitude = excluded.latitude, longitude = excluded.longitude`,
    [
      all.map((m) => Number(m.code)),
      all.map((m) => m.name),
      all.map((m) => m.stateCode),
      all.map((m) => pointOf(m.code)?.latitude ?? null),
      all.map((m) => pointOf(m.code)?.longitude ?? null),
    ],
  )
}
