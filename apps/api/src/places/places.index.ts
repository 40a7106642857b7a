import type { Municipality } from '@trilha/contracts/places/places'
import { stateNames } from '@trilha/contracts/places/states'
import { states, type State } from '@trilha/contracts/vacancies/enums'
import { kilometres, type Point } from './places.distance.ts'
import { capitals, placeKey } from './places.names.ts'

type Entry = { place: Municipality; key: string; rank: number }

/** All municipalities in memory, indexed for search. */
export type PlaceIndex = {
  entries: readonly Entry[]
  byCode: ReadonlyMap<number, Municipality>
  /** Municipalities by their whole normalized name. */
  byKey: ReadonlyMap<string, readonly Municipality[]>
  /** Coordinates by code; municipalities with unknown coordinates are missing. */
  points: ReadonlyMap<number, Point>
}

/** @param municipalities sorted; equally good results come in this order, but capitals first. */
export function indexPlaces(
  municipalities: readonly { place: Municipality; point: Point | null }[],
): PlaceIndex {
  const entries = municipalities.map(({ place }, position) => ({
    place,
    key: placeKey(place.name),
    rank: (capitals.has(place.code) ? 0 : 100_000) + position,
  }))
  const byCode = new Map(municipalities.map(({ place }) => [place.code, place]))
  const points = new Map(
    municipalities.flatMap(({ place, point }) => (point ? [[place.code, point] as const] : [])),
  )
  const named = Map.groupBy(entries, (entry) => entry.key)
  const byKey = new Map([...named].map(([key, same]) => [key, same.map(({ place }) => place)]))
  return { entries, byCode, byKey, points }
}

/**
 * Straight-line distance between the seats of two municipalities in whole kilometres; 0 for the
 * same one, null when one of them is unknown.
 */
export function kilometresBetween(
  { points }: PlaceIndex,
  a: number | null,
  b: number | null,
): number | null {
  const from = points.get(a ?? 0)
  const to = points.get(b ?? 0)
  return from && to ? Math.round(kilometres(from, to)) : null
}

/** A little less than the length of a degree of latitude. */
const kmPerDegree = 111

/** Municipalities up to `maxKm` from one, including itself, with their distance in kilometres. */
export function municipalitiesAround(
  index: PlaceIndex,
  code: number,
  maxKm: number,
): Map<number, number> {
  const around = new Map<number, number>()
  const from = index.points.get(code)
  if (!from) return around
  for (const [other, to] of index.points) {
    // Most are too far to the north or south, which is seen without computing their distance.
    if (Math.abs(to.latitude - from.latitude) * kmPerDegree > maxKm + 1) continue
    const km = Math.round(kilometres(from, to))
    if (km <= maxKm) around.set(other, km)
  }
  return around
}

/** Splits `contagem mg`, `Contagem, MG` or `Contagem - Minas Gerais` into name key and state. */
export function splitPlace(typed: string): { key: string; state: State | null } {
  const key = placeKey(typed)
  for (const state of states)
    for (const ending of [state.toLowerCase(), placeKey(stateNames[state])])
      if (key.endsWith(` ${ending}`) && key.length > ending.length + 1)
        return { key: key.slice(0, -ending.length - 1), state }
  return { key, state: null }
}

/** Where `typed` is: 0 the whole name, 1 its beginning, 2 a later word's beginning, 3 elsewhere. */
function matchRank(name: string, typed: string): number | null {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  if (name.includes(typed)) return 3
  return null
}

/** Comes after every match rank. */
const noMatch = 9

/** Best matches first; among equal ones capitals first, then by name. */
export function searchMunicipalities(
  { entries }: PlaceIndex,
  typed: string,
  limit: number,
): Municipality[] {
  const wholeKey = placeKey(typed)
  if (wholeKey === '') return []
  const { key, state } = splitPlace(typed)
  const found: { place: Municipality; order: number }[] = []
  for (const entry of entries) {
    // "Alto Paraíso de Goiás" ends with a state but is a whole name, so both readings are tried.
    const wholeRank = matchRank(entry.key, wholeKey)
    const rankInState = state && entry.place.state === state ? matchRank(entry.key, key) : null
    const best = Math.min(wholeRank ?? noMatch, rankInState ?? noMatch)
    if (best < noMatch) found.push({ place: entry.place, order: best * 1_000_000 + entry.rank })
  }
  return found
    .toSorted((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** States whose abbreviation is the text or whose name has a word that begins with it. */
export function searchStates(typed: string): { code: State; name: string }[] {
  const key = placeKey(typed)
  if (key === '') return []
  const scored = states.map((code) => {
    const name = stateNames[code]
    const nameRank = matchRank(placeKey(name), key) ?? noMatch
    return { code, name, order: code.toLowerCase() === key ? -1 : nameRank }
  })
  return scored
    .filter(({ order }) => order < 3)
    .toSorted((a, b) => a.order - b.order)
    .map(({ code, name }) => ({ code, name }))
}
