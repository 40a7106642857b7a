import type { Database } from '../platform/db/database.ts'
import { hasAllCoordinates, writeMunicipalities } from './places.store.ts'

/** Fills the table of municipalities, with coordinates; does nothing if it is filled already. */
export async function seedMunicipalities(db: Database): Promise<void> {
  if (await hasAllCoordinates(db)) return
  await writeMunicipalities(db, await listMunicipalities())
}

/**
 * All municipalities. The names come from a package with IBGE's list, the coordinates from a package
 * whose names are older.
 */
export async function listMunicipalities() {
  // Imported only here, because the packages are large and most starts do not need them.
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils')
  const { municipios } = await import('municipios-brasil/dados')
  const points = new Map(municipios.map((m) => [m.codigoIbge, m]))
  return getMunicipalities().map(({ code, name, stateCode }) => {
    const { latitude = null, longitude = null } = points.get(Number(code)) ?? {}
    return { code: Number(code), name, state: stateCode, latitude, longitude }
  })
}
