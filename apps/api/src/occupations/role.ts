import { LruCache } from '../platform/lruCache.ts'
import { nameIn } from './recognise.ts'
import { strengthsOf } from './relations.ts'
import { occupations } from './table.ts'
import { comparedSearch } from './words.ts'

/** From here on, people who look for one family also want to see the other. */
const isNear = 0.5

/** The work that a search text names. */
export type SearchedRole = {
  /** Its words in the text, and the other words. */
  text: string
  rest: string
  /** Families by code: the one that is named, and those near to it. */
  families: number[]
  near: number[]
}

const cache = new LruCache<{ role: SearchedRole | null }>(5000)

/** The role in a search text: "vendedor são paulo", "aux coz"; null when it names none. */
export const roleOf = (text: string): SearchedRole | null =>
  (cache.get(text) ?? cache.set(text, { role: compute(text) })).role

function compute(text: string): SearchedRole | null {
  const words = comparedSearch(text)
  const name = nameIn(words.map(({ compared }) => compared))
  if (!name || name.confidence < 0.8) return null
  const { from, to, occupation } = name
  const textOf = (some: typeof words) => some.map(({ shown }) => shown).join(' ')
  const strengths = strengthsOf(occupation)
  const near = occupations.filter(
    ({ code }) => strengths[code]! >= isNear && code !== occupation.code,
  )
  return {
    text: textOf(words.slice(from, to)),
    rest: textOf([...words.slice(0, from), ...words.slice(to)]),
    families: [occupation.code],
    near: near.map(({ code }) => code),
  }
}
