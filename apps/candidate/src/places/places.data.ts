import { searchPlaces } from '@trilha/contracts/places/places'
import { call } from '@trilha/web/data/call.ts'
import type { Suggestion } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { placeText } from '../vacancies/search/search.ts'

/** Suggestions while typing a place. Loaded on demand, so that pages stay small. */

/** Municipalities as `Contagem, MG`, and states; first what the search reads the text as. */
export async function placesLike(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await call(searchPlaces, { query: { q } }, { signal })
  const states = found.states.map(({ code }) => ({ text: placeText({ city: '', state: code }) }))
  const cities = found.municipalities.map(toSuggestion)
  return found.isStateMeant ? [...states, ...cities] : [...cities, ...states]
}

/** Municipalities as `Contagem, MG`. */
export async function citiesLike(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { municipalities } = await call(searchPlaces, { query: { q, limit: 6 } }, { signal })
  return municipalities.map(toSuggestion)
}

type Found = { name: string; state: string; corrected: boolean }
const toSuggestion = ({ name, state, corrected }: Found): Suggestion => ({
  text: `${name}, ${state}`,
  corrected,
})
