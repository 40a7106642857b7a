import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import type { Client } from 'pg'

/** Fills the table of municipalities from IBGE's list once; does nothing where it is filled. */
export async function seedMunicipalities(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from municipalities',
  )
  if (rows[0]?.count) return
  const all = getMunicipalities()
  await client.query(
    `insert into municipalities (code, name, state)
     select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
    [all.map((m) => Number(m.code)), all.map((m) => m.name), all.map((m) => m.stateCode)],
  )
}
