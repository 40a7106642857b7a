import { suggestOccupations } from '@trilha/contracts/occupations'
import { call } from '@trilha/web/data/call.ts'

/** Everyday names of occupations with the typed words: "Auxiliar de cozinha". */
export async function occupationsLike(q: string, signal: AbortSignal): Promise<readonly string[]> {
  const { names } = await call(suggestOccupations, { query: { q } }, { signal })
  return names.map((name) => name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1))
}
