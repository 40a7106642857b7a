import { confidences, type Work } from './recognise.ts'
import { levelCount, occupationByCode, occupations, type Level } from './table.ts'

/** Work as one number, for the search index. Only valid while this version of the table runs. */
export function packed({ occupation, level, isLevelSaid, confidence }: Work): number {
  const withLevel = (occupation.code * levelCount + level) * 2 + (isLevelSaid ? 1 : 0)
  return withLevel * confidences.length + confidences.indexOf(confidence)
}

/** The greatest number of `packed`. */
export const maxPacked = ((occupations.length + 1) * levelCount * 2 + 2) * confidences.length

const works = new Map<number, Work>()

/** The work of a number from `packed`. */
export function unpacked(number: number): Work {
  const known = works.get(number)
  if (known) return known
  const withLevel = Math.floor(number / confidences.length)
  const withoutSaid = Math.floor(withLevel / 2)
  const work: Work = {
    occupation: occupationByCode(Math.floor(withoutSaid / levelCount)),
    level: (withoutSaid % levelCount) as Level,
    isLevelSaid: withLevel % 2 === 1,
    confidence: confidences[number % confidences.length]!,
  }
  works.set(number, work)
  return work
}
