import { fold } from '@trilha/contracts/shared/fold'
import { occupations } from './table.ts'

const names = occupations.flatMap((occupation) =>
  occupation.names.map((name, order) => ({ key: ` ${fold(name)}`, name, order, occupation })),
)

const maxWords = 6
const maxOtherNames = 2

/**
 * Families that have a name with all typed words, each the beginning of a word, by their usual name,
 * which is what people choose: "aux coz" finds "auxiliar de cozinha". The family with exactly this
 * name comes first ("caixa" is "operador de caixa"), then names that begin with the text.
 */
export function suggestOccupations(typed: string, limit: number) {
  const text = fold(typed).trim()
  const words = text.split(/\s+/).filter(Boolean)
  if (text.length < 2 || words.length > maxWords) return []
  const found = names.filter(({ key }) => words.every((word) => key.includes(` ${word}`)))
  const rank = ({ key, order }: (typeof names)[number]) =>
    (key === ` ${text}` ? -100 : key.startsWith(` ${text}`) ? 0 : 100) +
    (order === 0 ? 0 : 10) +
    order
  const best = found.toSorted((a, b) => rank(a) - rank(b) || a.key.length - b.key.length)
  return [...new Set(best.map(({ occupation }) => occupation))]
    .slice(0, limit)
    .map((occupation) => {
      const [usual = '', ...others] = occupation.names
      const matching = best.filter((one) => one.occupation === occupation).map(({ name }) => name)
      const otherNames = [...new Set([...matching, ...others])].filter((name) => name !== usual)
      return { name: usual, otherNames: otherNames.slice(0, maxOtherNames) }
    })
}
