import { suggestRoles } from '@trilha/contracts/vacancies/vacancies'
import { call } from '@trilha/web/data/call.ts'
import type { Suggestion } from '@trilha/web/ui/combobox/SuggestInput.tsx'

/** Role names of open vacancies, while typing. Loaded on demand, so that pages stay small. */
export async function rolesLike(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { roles } = await call(suggestRoles, { query: { q } }, { signal })
  return roles.map((text) => ({ text }))
}
