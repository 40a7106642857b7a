import type { Municipality, searchPlaces as searchContract } from '@trilha/contracts/places/places'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Database } from '../platform/db/database.ts'
import { LruCache } from '../platform/lruCache.ts'
import {
  indexPlaces,
  kilometresBetween,
  municipalitiesAround,
  type PlaceIndex,
} from './places.index.ts'
import { readPlace, type ReadPlace } from './places.reading.ts'
import { isStateMeant, searchMunicipalities } from './places.search.ts'
import { searchStates } from './places.states.ts'
import { selectMunicipalities } from './places.store.ts'

// The list changes about once in ten years, so it is read once for each database.
const indexes = new WeakMap<Database, Promise<PlaceIndex>>()

/** Many people type the same cities, and a saved search is read again and again. */
const maxCachedReadings = 5000
const readings = new WeakMap<PlaceIndex, LruCache<ReadPlace>>()

function placesOf(db: Database): Promise<PlaceIndex> {
  const cached = indexes.get(db)
  if (cached) return cached
  const index = selectMunicipalities(db).then(indexPlaces)
  // A failure is not cached: the next request tries again.
  index.catch(() => indexes.delete(db))
  indexes.set(db, index)
  return index
}

/** Municipalities and states that the text typed so far may mean; none for an empty text. */
export async function searchPlaces(
  db: Database,
  typed: string,
  limit: number,
): Promise<ReplyOf<typeof searchContract>> {
  const hits = searchMunicipalities(await placesOf(db), typed)
  const stateHits = searchStates(typed)
  return {
    municipalities: hits
      .slice(0, limit)
      .map(({ entry, match }) => ({ ...entry.place, corrected: match === 'typo' })),
    isStateMeant: isStateMeant(typed, stateHits[0], hits[0]),
    states: stateHits.slice(0, limit).map(({ code, name }) => ({ code, name })),
  }
}

/** The municipality with this IBGE code; null when there is none. */
export async function findMunicipality(db: Database, code: number): Promise<Municipality | null> {
  return (await placesOf(db)).byCode.get(code)?.place ?? null
}

/**
 * What a city means that a person typed. All fields and filters for a city are read by this.
 * @param state a separately chosen state
 */
export async function readCity(
  db: Database,
  typed: string,
  state: State | null = null,
): Promise<ReadPlace> {
  const index = await placesOf(db)
  const cache = readings.get(index) ?? new LruCache<ReadPlace>(maxCachedReadings)
  readings.set(index, cache)
  const key = `${state ?? ''}|${typed}`
  return cache.get(key) ?? cache.set(key, readPlace(index, typed, state))
}

/**
 * The municipalities with exactly this name, with or without the state in it, or with this IBGE
 * code; for texts that nobody typed into a field. Names shared by several states give several codes.
 */
export async function resolveCity(
  db: Database,
  nameOrCode: string | number,
  state?: State | null,
): Promise<readonly number[]> {
  const { place, codes } = await readCity(db, String(nameOrCode), state)
  return place.readAs === 'name' ? codes : []
}

/** IBGE codes of all municipalities of a state. */
export async function municipalitiesOf(db: Database, state: State): Promise<number[]> {
  const { entries } = await placesOf(db)
  return entries.flatMap(({ place }) => (place.state === state ? [place.code] : []))
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
