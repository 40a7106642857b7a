import { suggestOccupations } from '@trilha/contracts/occupations'
import type { Suggestion } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { call } from '@trilha/web/data/call.ts'

/** Everyday names of occupations with the typed words: "Auxiliar de cozinha". */
export async function occupationsLike(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { names } = await call(suggestOccupations, { query: { q } }, { signal })
  return names.map((name) => ({ text: name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1) }))
}
