import { fold } from '@trilha/contracts/shared/fold'
import { occupations } from './table.ts'

/** Each name with the usual name of its family, which is what people choose. */
const names = occupations.flatMap((occupation) =>
  occupation.names.map((name, order) => ({
    key: ` ${fold(name)}`,
    shown: occupation.names[0]!,
    order,
  })),
)

const maxWords = 6

/**
 * Usual names of the families that have a name with all typed words, each the beginning of a word:
 * "aux coz" finds "auxiliar de cozinha". The family with exactly this name comes first ("caixa" is
 * "operador de caixa"), then names that begin with the text.
 */
export function suggestOccupations(typed: string, limit: number): string[] {
  const text = fold(typed).trim()
  const words = text.split(/\s+/).filter(Boolean)
  if (text.length < 2 || words.length > maxWords) return []
  const found = names.filter(({ key }) => words.every((word) => key.includes(` ${word}`)))
  const rank = ({ key, order }: (typeof names)[number]) =>
    (key === ` ${text}` ? -100 : key.startsWith(` ${text}`) ? 0 : 100) +
    (order === 0 ? 0 : 10) +
    order
  const best = found.toSorted((a, b) => rank(a) - rank(b) || a.key.length - b.key.length)
  return [...new Set(best.map(({ shown }) => shown))].slice(0, limit)
}
