import { searchPlaces } from '@trilha/contracts/places/places'
import { suggestRoles } from '@trilha/contracts/vacancies/vacancies'
import { call } from '@trilha/web/data/call.ts'
import { placeText } from './search.ts'

/** Suggestions while typing. Loaded on demand, so that pages stay small. */

/** Role names of open vacancies. */
export async function rolesLike(q: string, signal: AbortSignal): Promise<readonly string[]> {
  return (await call(suggestRoles, { query: { q } }, { signal })).roles
}

/** Municipalities as `Contagem, MG`, and states. */
export async function placesLike(q: string, signal: AbortSignal): Promise<readonly string[]> {
  const { municipalities, states } = await call(searchPlaces, { query: { q } }, { signal })
  return [
    ...states.map(({ code }) => placeText({ city: '', state: code })),
    ...municipalities.map(({ name, state }) => placeText({ city: name, state })),
  ]
}
