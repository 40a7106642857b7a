import type { Municipality } from '@trilha/contracts/places'
import { stateNames } from '@trilha/contracts/places.states'
import { states, type State } from '@trilha/contracts/vacancies.enums'
import { kilometres, type Point } from './places.distance.ts'
import { capitals, placeKey } from './places.names.ts'

type Entry = { place: Municipality; key: string; rank: number }

/** All places in memory, ready to be searched. */
export type PlaceIndex = {
  entries: readonly Entry[]
  byCode: ReadonlyMap<number, Municipality>
  /** Those whose whole name is the key. */
  byKey: ReadonlyMap<string, readonly Municipality[]>
  /** Where each lies, by its code; what has no known place is near to nothing. */
  points: ReadonlyMap<number, Point>
}

/** @param municipalities in the order in which equals are answered. */
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
 * Whole kilometres between the seats of two municipalities, as a bird flies; 0 for the same one.
 * Null where one of them isn't known.
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

/** Municipalities up to so many kilometres from one, itself among them, with how far each is. */
export function municipalitiesAround(
  index: PlaceIndex,
  code: number,
  most: number,
): Map<number, number> {
  const around = new Map<number, number>()
  for (const other of index.points.keys()) {
    const km = kilometresBetween(index, code, other)
    if (km !== null && km <= most) around.set(other, km)
  }
  return around
}

/** `contagem mg`, `Contagem, MG`, `Contagem/MG` and `Contagem - Minas Gerais` apart. */
export function splitPlace(typed: string): { key: string; state: State | null } {
  const key = placeKey(typed)
  for (const state of states)
    for (const ending of [state.toLowerCase(), placeKey(stateNames[state])])
      if (key.endsWith(` ${ending}`) && key.length > ending.length + 1)
        return { key: key.slice(0, -ending.length - 1), state }
  return { key, state: null }
}

/** How well a name answers: exactly, by its beginning, by the beginning of a word, within, or not. */
function quality(name: string, typed: string): number | null {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  if (name.includes(typed)) return 3
  return null
}

/** Best names first; capitals first among equals, then by name. */
export function searchMunicipalities(
  { entries }: PlaceIndex,
  typed: string,
  limit: number,
): Municipality[] {
  const whole = placeKey(typed)
  if (whole === '') return []
  const { key, state } = splitPlace(typed)
  const found: { place: Municipality; order: number }[] = []
  for (const entry of entries) {
    // "Alto Paraíso de Goiás" ends like a state and is a whole name as well: both readings count.
    const asWhole = quality(entry.key, whole)
    const inState = state && entry.place.state === state ? quality(entry.key, key) : null
    const best = Math.min(asWhole ?? 9, inState ?? 9)
    if (best < 9) found.push({ place: entry.place, order: best * 1_000_000 + entry.rank })
  }
  return found
    .toSorted((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** States whose abbreviation is typed or whose name begins with, or has a word that does, the text. */
export function searchStates(typed: string): { code: State; name: string }[] {
  const key = placeKey(typed)
  if (key === '') return []
  const scored = states.map((code) => {
    const found = quality(placeKey(stateNames[code]), key)
    return { code, name: stateNames[code], order: code.toLowerCase() === key ? -1 : (found ?? 9) }
  })
  return scored
    .filter(({ order }) => order < 3)
    .toSorted((a, b) => a.order - b.order)
    .map(({ code, name }) => ({ code, name }))
}
