import { stateNames } from '@trilha/contracts/places/states'
import { states, type State } from '@trilha/contracts/vacancies/enums'
import { placeKey } from './places.names.ts'

const keyed = states.map((code) => ({
  code,
  name: stateNames[code],
  short: code.toLowerCase(),
  key: placeKey(stateNames[code]),
}))

/** Words between a city and the name of its state: `belém do pará`. */
const joining = / (?:d[aeo]|em|no|na)$/

/** A text that may name a place: its key, and the state in which it is looked for. */
export type PlaceText = { key: string; state: State | null }

/**
 * Splits the key of `Contagem, MG` or `Belém do Pará` into name and state; null without a state at
 * its end.
 */
export function splitState(key: string): { key: string; state: State } | null {
  for (const { code, short, key: name } of keyed)
    for (const ending of [short, name])
      if (key.endsWith(` ${ending}`) && key.length > ending.length + 1)
        return { key: key.slice(0, -ending.length - 1).replace(joining, ''), state: code }
  return null
}

export type StateHit = {
  code: State
  name: string
  /** `name` is also the abbreviation. */
  match: 'name' | 'beginning' | 'word'
}

/** States whose abbreviation is the text or whose name has a word that begins with it. */
export function searchStates(typed: string): StateHit[] {
  const wanted = placeKey(typed)
  if (wanted === '') return []
  const hits = keyed.flatMap(({ code, name, short, key }): StateHit[] => {
    if (short === wanted || key === wanted) return [{ code, name, match: 'name' }]
    if (key.startsWith(wanted)) return [{ code, name, match: 'beginning' }]
    return key.includes(` ${wanted}`) ? [{ code, name, match: 'word' }] : []
  })
  const order: readonly StateHit['match'][] = ['name', 'beginning', 'word']
  return hits.toSorted((a, b) => order.indexOf(a.match) - order.indexOf(b.match))
}
