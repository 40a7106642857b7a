import type { State } from '@trilha/contracts/vacancies/enums'
import { beginningDistance, editDistance } from '../language/typos.ts'
import { isLarge, type PlaceEntry, type PlaceIndex } from './places.index.ts'
import { capitals, compactKey, placeKey } from './places.names.ts'
import { shortNames } from './places.shortNames.ts'
import { searchStates, splitState, type PlaceText, type StateHit } from './places.states.ts'

/** How a municipality fits a text, the best first. */
const matches = ['name', 'shortName', 'beginning', 'word', 'typo', 'part'] as const
type PlaceMatch = (typeof matches)[number]
export type PlaceHit = { entry: PlaceEntry; match: PlaceMatch }

/** Longer than any abbreviation of three letters, such as `poa`, which also spells Poá. */
const minNameLetters = 4
/** From this length on, typos are looked for also where the text begins names. */
const minTypoLetters = 5
/** A name with one wrong letter is at least the third of the list. */
const lastTypoRow = 2

/**
 * The municipalities that a text may name, the best first: whole and short names, beginnings, words
 * inside the name, typos. Among equal ones capitals come first, then the largest.
 * @param state a separately chosen state
 */
export function searchMunicipalities(
  index: PlaceIndex,
  typed: string,
  state: State | null = null,
): PlaceHit[] {
  const texts = textsOf(typed, state)
  const best = new Map<PlaceEntry, { match: PlaceMatch; order: number }>()
  const add = (entry: PlaceEntry, match: PlaceMatch, distance = 0) => {
    const order = (matches.indexOf(match) * 10 + distance) * 100_000 + entry.rank
    if (order < (best.get(entry)?.order ?? Infinity)) best.set(entry, { match, order })
  }
  for (const text of texts) {
    for (const entry of shortNamed(index, text)) add(entry, 'shortName')
    addNamed(index, text, typed, add)
  }
  const hasNear = [...best.values()].some(({ match }) => match !== 'part')
  // With a state at its end, the text as a whole is no misspelt name.
  const last = texts.at(-1)
  if (last) addTypos(index, last, !hasNear, add)
  const hits = [...best]
    .map(([entry, { match, order }]) => ({ entry, match, order }))
    .toSorted((a, b) => a.order - b.order)
  const nearest = hits.findIndex(({ match }) => match === 'typo')
  return nearest <= lastTypoRow
    ? hits
    : hits.toSpliced(nearest, 1).toSpliced(lastTypoRow, 0, hits[nearest]!)
}

/**
 * The text as a whole, and its name and state. Both are tried, because "Alto Paraíso de Goiás" ends
 * with a state but is a whole name.
 */
function textsOf(typed: string, state: State | null): PlaceText[] {
  const key = placeKey(typed)
  if (key === '') return []
  const split = splitState(key)
  const isSame = split && (state === null || split.state === state)
  return [{ key, state }, ...(isSame ? [split] : [])]
}

type Add = (entry: PlaceEntry, match: PlaceMatch, distance?: number) => void

const isIn = ({ place }: PlaceEntry, state: State | null) => state === null || place.state === state

/** Municipalities whose whole name or short name this is. */
export function namedExactly(index: PlaceIndex, text: PlaceText): PlaceEntry[] {
  const named = index.byCompact.get(compactKey(text.key)) ?? []
  return [...named.filter((entry) => isIn(entry, text.state)), ...shortNamed(index, text)]
}

/** `sp` and `rj` alone are states; within their state they are its capital. */
function shortNamed({ byCode }: PlaceIndex, { key, state }: PlaceText): PlaceEntry[] {
  if (state === null && searchStates(key)[0]?.code.toLowerCase() === key) return []
  const entries = (shortNames.get(key) ?? []).flatMap((code) => byCode.get(code) ?? [])
  return entries.filter((entry) => isIn(entry, state))
}

function addNamed({ entries }: PlaceIndex, { key, state }: PlaceText, typed: string, add: Add) {
  const compact = compactKey(key)
  // "POA" is Porto Alegre, "Poá" is Poá.
  const isAbbreviation = key.length < minNameLetters && state === null && shortNames.has(key)
  for (const entry of entries) {
    if (!isIn(entry, state)) continue
    const match = matchOf(entry, key, compact)
    if (match === 'name' && isAbbreviation && !typed.trim().endsWith(entry.place.name.slice(-1)))
      add(entry, 'beginning')
    // Large places, and names that lack only their last letter, come before the others.
    else if (match) add(entry, match, match === 'beginning' ? rest(entry, compact) : 0)
  }
}

const rest = (entry: PlaceEntry, compact: string) =>
  isLarge(entry) || entry.compact.length - compact.length <= 1 ? 0 : 1

function matchOf(entry: PlaceEntry, key: string, compact: string): PlaceMatch | null {
  if (entry.compact === compact) return 'name'
  if (entry.key.startsWith(key)) return 'beginning'
  if (entry.key.includes(` ${key}`)) return 'word'
  return entry.key.includes(key) ? 'part' : null
}

/** @param all also those that differ by two letters, or of which only a beginning is typed. */
function addTypos({ typos, spelt }: PlaceIndex, { key, state }: PlaceText, all: boolean, add: Add) {
  const compact = compactKey(key)
  if (!all && compact.length < minTypoLetters) return
  for (const [id, distance] of typos.distances(compact, all ? typedDistance : editDistance)) {
    const entry = spelt[id]!
    if (isIn(entry, state) && (all || distance <= 1)) add(entry, 'typo', distance)
  }
}

/** A typo in the whole name is likelier than one in its beginning. */
const typedDistance: typeof editDistance = (typed, name, limit) =>
  Math.min(editDistance(typed, name, limit), beginningDistance(typed, name, limit) + 0.5)

/** From this length on, the beginning of a state's name can come before municipalities. */
const minStateLetters = 4

/** True if the text rather means the state than the municipality that fits best. */
export function isStateMeant(
  typed: string,
  state: StateHit | undefined,
  best: PlaceHit | undefined,
): boolean {
  if (!state || state.match === 'word') return false
  const isNamed = best?.match === 'name' || best?.match === 'shortName'
  if (state.match === 'name') return !(isNamed && capitals.has(best.entry.place.code))
  if (placeKey(typed).length < minStateLetters || isNamed) return false
  return !(best?.match === 'beginning' && isLarge(best.entry))
}
