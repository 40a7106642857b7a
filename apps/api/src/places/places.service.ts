import type { Municipality } from '@trilha/contracts/places'
import type { State } from '@trilha/contracts/vacancies.enums'
import type { Database } from '../platform/db/database.ts'
import {
  indexPlaces,
  kilometresBetween,
  municipalitiesAround,
  searchMunicipalities,
  searchStates,
  splitPlace,
  type PlaceIndex,
} from './places.index.ts'
import { placeKey } from './places.names.ts'
import { selectMunicipalities } from './places.store.ts'

// The list changes about once in a decade: read once for each database.
const indexes = new WeakMap<Database, Promise<PlaceIndex>>()

function placesOf(db: Database): Promise<PlaceIndex> {
  const known = indexes.get(db)
  if (known) return known
  const index = selectMunicipalities(db).then(indexPlaces)
  // A failure is not kept: the next request tries again.
  index.catch(() => indexes.delete(db))
  indexes.set(db, index)
  return index
}

/** Municipalities and states for what is typed so far; nothing for nothing. */
export async function searchPlaces(db: Database, typed: string, limit: number) {
  return {
    municipalities: searchMunicipalities(await placesOf(db), typed, limit),
    states: searchStates(typed).slice(0, limit),
  }
}

/** The municipality with IBGE's code; null when there is none. */
export async function findMunicipality(db: Database, code: number): Promise<Municipality | null> {
  return (await placesOf(db)).byCode.get(code) ?? null
}

/**
 * The municipalities that somebody means by a city's name, with or without the state in it
 * (`Contagem`, `contagem/mg`), or by IBGE's code. Names shared by several states give several codes.
 * @returns IBGE's codes, none when no municipality has the whole name.
 */
export async function resolveCity(
  db: Database,
  nameOrCode: string | number,
  state?: State | null,
): Promise<number[]> {
  const { byCode, byKey } = await placesOf(db)
  const code = /^\d{7}$/.test(String(nameOrCode)) ? Number(nameOrCode) : null
  if (code !== null) return byCode.has(code) ? [code] : []
  const whole = placeKey(String(nameOrCode))
  const codesOf = (key: string, within: State | null | undefined) =>
    (byKey.get(key) ?? [])
      .filter((place) => !within || place.state === within)
      .map((place) => place.code)
  const asWhole = codesOf(whole, state)
  if (asWhole.length > 0) return asWhole
  const split = splitPlace(String(nameOrCode))
  if (!split.state || (state && state !== split.state)) return []
  return codesOf(split.key, split.state)
}

/** How far two municipalities (IBGE's codes) are from each other in whole km; null where unknown. */
export type Distance = (a: number | null, b: number | null) => number | null

/** Distances without asking the database again, for many at once. */
export async function distances(db: Database): Promise<Distance> {
  const index = await placesOf(db)
  return (a, b) => kilometresBetween(index, a, b)
}

/** Municipalities up to so many km from one, itself among them, with how far each is. */
export async function placesAround(
  db: Database,
  code: number,
  km: number,
): Promise<Map<number, number>> {
  return municipalitiesAround(await placesOf(db), code, km)
}

/** IBGE's codes of the municipalities up to so many km from one of these, these among them. */
export async function placesWithin(
  db: Database,
  codes: readonly number[],
  km: number,
): Promise<number[]> {
  const index = await placesOf(db)
  return [...new Set(codes.flatMap((code) => [...municipalitiesAround(index, code, km).keys()]))]
}
