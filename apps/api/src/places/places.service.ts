import type { Municipality } from '@trilha/contracts/places/places'
import type { State } from '@trilha/contracts/vacancies/enums'
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

// The list changes about once in ten years, so it is read once for each database.
const indexes = new WeakMap<Database, Promise<PlaceIndex>>()

function placesOf(db: Database): Promise<PlaceIndex> {
  const cached = indexes.get(db)
  if (cached) return cached
  const index = selectMunicipalities(db).then(indexPlaces)
  // A failure is not cached: the next request tries again.
  index.catch(() => indexes.delete(db))
  indexes.set(db, index)
  return index
}

/** Municipalities and states that match the text typed so far; none for an empty text. */
export async function searchPlaces(db: Database, typed: string, limit: number) {
  return {
    municipalities: searchMunicipalities(await placesOf(db), typed, limit),
    states: searchStates(typed).slice(0, limit),
  }
}

/** The municipality with this IBGE code; null when there is none. */
export async function findMunicipality(db: Database, code: number): Promise<Municipality | null> {
  return (await placesOf(db)).byCode.get(code) ?? null
}

/**
 * The municipalities for a city's name, with or without the state in it (`Contagem`,
 * `contagem/mg`), or for an IBGE code. Names shared by several states give several codes.
 * @returns IBGE codes; an empty list when no municipality has exactly this name.
 */
export async function resolveCity(
  db: Database,
  nameOrCode: string | number,
  state?: State | null,
): Promise<number[]> {
  const { byCode, byKey } = await placesOf(db)
  const code = /^\d{7}$/.test(String(nameOrCode)) ? Number(nameOrCode) : null
  if (code !== null) return byCode.has(code) ? [code] : []
  const wholeKey = placeKey(String(nameOrCode))
  const codesOf = (key: string, within: State | null | undefined) =>
    (byKey.get(key) ?? [])
      .filter((place) => !within || place.state === within)
      .map((place) => place.code)
  const wholeNameCodes = codesOf(wholeKey, state)
  if (wholeNameCodes.length > 0) return wholeNameCodes
  const split = splitPlace(String(nameOrCode))
  if (!split.state || (state && state !== split.state)) return []
  return codesOf(split.key, split.state)
}

/** Distance between two municipalities (IBGE codes) in whole km; null when unknown. */
export type Distance = (a: number | null, b: number | null) => number | null

/** Returns a function that computes distances without further database queries. */
export async function distances(db: Database): Promise<Distance> {
  const index = await placesOf(db)
  return (a, b) => kilometresBetween(index, a, b)
}

/** Municipalities up to `km` from one, including itself, with their distance in km. */
export async function placesAround(
  db: Database,
  code: number,
  km: number,
): Promise<Map<number, number>> {
  return municipalitiesAround(await placesOf(db), code, km)
}

/** IBGE codes of the municipalities up to `km` from any of `codes`, including `codes`. */
export async function placesWithin(
  db: Database,
  codes: readonly number[],
  km: number,
): Promise<number[]> {
  const index = await placesOf(db)
  return [...new Set(codes.flatMap((code) => [...municipalitiesAround(index, code, km).keys()]))]
}
