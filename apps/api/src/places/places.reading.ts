import type { Municipality, PlaceReading } from '@trilha/contracts/places/places'
import type { State } from '@trilha/contracts/vacancies/enums'
import { isLarge, type PlaceEntry, type PlaceIndex } from './places.index.ts'
import { compactKey, placeKey } from './places.names.ts'
import { isStateMeant, namedExactly, searchMunicipalities, type PlaceHit } from './places.search.ts'
import { searchStates, splitState } from './places.states.ts'

/** What a typed place means. */
export type ReadPlace = {
  place: PlaceReading
  /** IBGE codes of its municipalities; none for a whole state and for an unknown place. */
  codes: readonly number[]
}

const maxSuggestions = 3
/** For a name that several municipalities have. */
const maxNamesakes = 8
/** Shorter texts are read only if they are a name or a short name. */
const minLetters = 3

/**
 * Reads a typed city: IBGE code, name, short name, beginning, or a name with typos, with or without
 * its state. A name that several states share is read as all of them.
 * @param state a separately chosen state
 */
export function readPlace(index: PlaceIndex, typed: string, state: State | null): ReadPlace {
  if (/^\d{7}$/.test(typed.trim())) {
    const entry = index.byCode.get(Number(typed))
    return entry ? reading('name', [entry], []) : unknown([])
  }
  const hits = searchMunicipalities(index, typed, state)
  const [best] = hits
  const named = entriesOf(hits.filter(({ match }) => match === 'name'))
  if (best?.match === 'name') return reading('name', named, namesakes(hits))
  const stateHit = searchStates(typed).find(({ code }) => state === null || code === state)
  if (stateHit && isStateMeant(typed, stateHit, best)) {
    const readAs = stateHit.match === 'name' ? 'name' : 'beginning'
    return reading(readAs, [], entriesOf(hits), stateHit.code)
  }
  // The name exists, but in another state than the chosen one.
  const elsewhere = best?.match === 'typo' || !best ? namedElsewhere(index, typed, state) : []
  if (elsewhere.length > 0) return unknown([...elsewhere, ...entriesOf(hits)])
  const isRead = best && best.match !== 'part' && placeKey(typed).length >= minLetters
  if (best && (isRead || best.match === 'shortName')) {
    const readAs = best.match === 'word' || best.match === 'part' ? 'beginning' : best.match
    const others = hits.slice(1)
    return reading(
      readAs,
      [best.entry],
      readAs === 'shortName' ? equal(others, typed) : entriesOf(others),
    )
  }
  return unknown(best ? entriesOf(hits) : namedInside(index, typed, state))
}

const entriesOf = (hits: readonly PlaceHit[]): PlaceEntry[] => hits.map(({ entry }) => entry)

/** Others that have the same name or short name. */
function equal(hits: readonly PlaceHit[], typed: string): PlaceEntry[] {
  const compact = compactKey(placeKey(typed))
  return entriesOf(
    hits.filter(({ match, entry }) => match === 'shortName' || entry.compact === compact),
  )
}

/** Others that a whole name may mean: those of that everyday name, and large ones it begins. */
const namesakes = (hits: readonly PlaceHit[]): PlaceEntry[] =>
  entriesOf(
    hits.filter(
      ({ match, entry }) => match === 'shortName' || (match === 'beginning' && isLarge(entry)),
    ),
  )

/** Places named by the first or the last words of the text, such as a district and its city. */
function namedInside(index: PlaceIndex, typed: string, state: State | null): PlaceEntry[] {
  const words = placeKey(typed).split(' ')
  const parts = words.slice(1).flatMap((_, at) => [words.slice(0, at + 1), words.slice(at + 1)])
  return parts
    .flatMap((part) => namedExactly(index, { key: part.join(' '), state }))
    .toSorted((a, b) => a.rank - b.rank)
}

/** Municipalities with this name or short name, whatever state was typed or chosen with it. */
function namedElsewhere(index: PlaceIndex, typed: string, state: State | null): PlaceEntry[] {
  const key = placeKey(typed)
  const split = splitState(key)
  if (state === null && split === null) return []
  return namedExactly(index, { key: split?.key ?? key, state: null })
}

function reading(
  readAs: PlaceReading['readAs'],
  found: readonly PlaceEntry[],
  others: readonly PlaceEntry[],
  state: State | null = null,
): ReadPlace {
  const only = found.length === 1 ? found[0] : undefined
  const place = {
    readAs,
    municipality: only?.place ?? null,
    state,
    suggestions:
      found.length > 1 ? placesOf(found, maxNamesakes) : placesOf(others, maxSuggestions),
  }
  return { place, codes: found.map((entry) => entry.place.code) }
}

const unknown = (others: readonly PlaceEntry[]): ReadPlace => reading('unknown', [], others)

const placesOf = (entries: readonly PlaceEntry[], limit: number): Municipality[] =>
  [...new Set(entries)].slice(0, limit).map(({ place }) => place)
