import { canPrecedeName } from './level.ts'
import { recognise } from './recognise.ts'
import { strengthsOf } from './relations.ts'
import { occupations } from './table.ts'
import { comparedWords } from './words.ts'

/** From here on, people who look for one family also want to see the other. */
const isNear = 0.5

/**
 * The families that a search text names, by code, and those near to them; null when it says more
 * than a role ("vendedor inglês") or none.
 */
export function roleOf(text: string): { families: number[]; near: number[] } | null {
  const [work] = recognise(text)
  if (!work || work.confidence < 0.8) return null
  const { occupation } = work
  const own = new Set([...occupation.names, ...occupation.fieldNames].flatMap(comparedWords))
  const says = comparedWords(text).filter((word) => !own.has(word) && !canPrecedeName(word))
  if (says.length > 0) return null
  const strengths = strengthsOf(occupation)
  const near = occupations.filter(
    ({ code }) => strengths[code]! >= isNear && code !== occupation.code,
  )
  return { families: [occupation.code], near: near.map(({ code }) => code) }
}
