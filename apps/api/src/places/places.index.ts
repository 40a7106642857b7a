import type { Municipality } from '@trilha/contracts/places/places'
import { TypoIndex } from '../language/typos.ts'
import { kilometres, type Point } from './places.distance.ts'
import { largestPositions } from './places.largest.ts'
import { capitals, compactKey, looseKey, placeKey } from './places.names.ts'

export type PlaceEntry = {
  place: Municipality
  key: string
  /** The key without spaces. */
  compact: string
  /** The likelier one is smaller: capitals, then the largest ones, then the others by name. */
  rank: number
}

/** All municipalities in memory, indexed for search. */
export type PlaceIndex = {
  entries: readonly PlaceEntry[]
  byCode: ReadonlyMap<number, PlaceEntry>
  byCompact: ReadonlyMap<string, readonly PlaceEntry[]>
  /** Spellings of all names, and for each the municipality. */
  typos: TypoIndex
  spelt: readonly PlaceEntry[]
  /** Coordinates by code; municipalities with unknown coordinates are missing. */
  points: ReadonlyMap<number, Point>
}

/** Ranks from here on belong to municipalities that are neither capitals nor large. */
const firstSmallRank = 10_000

/** True for capitals and large municipalities. */
export const isLarge = ({ rank }: PlaceEntry): boolean => rank < firstSmallRank

/** @param municipalities sorted by name. */
export function indexPlaces(
  municipalities: readonly { place: Municipality; point: Point | null }[],
): PlaceIndex {
  const entries = municipalities.map(({ place }, position): PlaceEntry => {
    const key = placeKey(place.name)
    return { place, key, compact: compactKey(key), rank: rankOf(place, key, position) }
  })
  const byCode = new Map(entries.map((entry) => [entry.place.code, entry]))
  const points = new Map(
    municipalities.flatMap(({ place, point }) => (point ? [[place.code, point] as const] : [])),
  )
  const spellings = entries.flatMap((entry) =>
    [...new Set([entry.compact, looseKey(entry.key)])].map((word) => ({ entry, word })),
  )
  const typos = new TypoIndex(spellings.map(({ word }) => word))
  typos.indexNewWords()
  return {
    entries,
    byCode,
    byCompact: Map.groupBy(entries, ({ compact }) => compact),
    typos,
    spelt: spellings.map(({ entry }) => entry),
    points,
  }
}

function rankOf({ code, state }: Municipality, key: string, position: number): number {
  if (capitals.has(code)) return position / firstSmallRank
  const largePosition = largestPositions.get(`${key} ${state.toLowerCase()}`)
  return largePosition === undefined ? firstSmallRank + position : 1 + largePosition
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
