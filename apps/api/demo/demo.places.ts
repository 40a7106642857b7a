import { resolveCity } from '../src/places/places.service.ts'
import type { Platform } from '../src/platform/context.ts'
import { demoCompanies } from './companies.ts'
import { nearbyCities } from './people.ts'
import { demoStates } from './places.ts'

/** IBGE's codes by `city/state`. */
export type Codes = Map<string, number>
export const placeKey = (place: { city: string; state: string }) => `${place.city}/${place.state}`

/** Codes of all municipalities in the demo content. */
export async function municipalityCodes({ db }: Platform): Promise<Codes> {
  const places = [
    ...demoStates.flatMap(({ state, cities }) => cities.map((city) => ({ city, state }))),
    ...demoCompanies.map((company) => company.home),
    ...nearbyCities,
  ]
  const codes: Codes = new Map()
  for (const place of places) {
    const [code] = await resolveCity(db, place.city, place.state)
    if (code === undefined) throw new Error(`no such municipality: ${placeKey(place)}`)
    codes.set(placeKey(place), code)
  }
  return codes
}
