import type { Database } from '../platform/db/database.ts'
import { hasMunicipalities, writeMunicipalities } from './places.store.ts'

/**
 * Fills the table of municipalities from IBGE's list, with coordinates; does nothing if filled.
 * Names come from one package and coordinates from another, because the second has older names.
 */
export async function seedMunicipalities(db: Database): Promise<void> {
  if (await hasMunicipalities(db)) return
  // Loaded only here: these are megabytes that most starts don't need.
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils')
  const { municipios } = await import('municipios-brasil/dados')
  const points = new Map(municipios.map((m) => [m.codigoIbge, m]))
  await writeMunicipalities(
    db,
    getMunicipalities().map(({ code, name, stateCode }) => {
      const { latitude = null, longitude = null } = points.get(Number(code)) ?? {}
      return { code: Number(code), name, state: stateCode, latitude, longitude }
    }),
  )
}
