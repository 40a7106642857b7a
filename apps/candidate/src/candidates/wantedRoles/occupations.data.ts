import { suggestOccupations } from '@trilha/contracts/occupations'
import type { Suggestion } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { call } from '@trilha/web/data/call.ts'

/** So many that the row for one's own words is in sight too. */
const shown = 4

/** Occupations with the typed words: "Auxiliar de cozinha", with other names below. */
export async function occupationsLike(
  q: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { occupations } = await call(suggestOccupations, { query: { q, limit: shown } }, { signal })
  return occupations.map(({ name, otherNames }) => ({
    text: name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1),
    note: otherNames.join(', '),
  }))
}
