import { confidences, type Work } from './recognise.ts'
import { levels, occupationByCode, occupations } from './table.ts'

/** Work as one number, for the search index. Only valid while this version of the table runs. */
export function packed({ occupation, level, isLevelSaid, confidence }: Work): number {
  const withLevel = (occupation.code * levels.length + level) * 2 + (isLevelSaid ? 1 : 0)
  return withLevel * confidences.length + confidences.indexOf(confidence)
}

/** The work of a vacancy as the search index holds it. */
export const indexedWorks = ([work, otherWork]: readonly Work[]) => ({
  work: work ? packed(work) : 0,
  otherWork: otherWork ? packed(otherWork) : 0,
  families: [work, otherWork].flatMap((each) => each?.occupation.code ?? []),
})

/** The greatest number of `packed`. */
export const maxPacked = ((occupations.length + 1) * levels.length * 2 + 2) * confidences.length

const works = new Map<number, Work>()

/** The work of a number from `packed`. */
export function unpacked(number: number): Work {
  const known = works.get(number)
  if (known) return known
  const withLevel = Math.floor(number / confidences.length)
  const withoutSaid = Math.floor(withLevel / 2)
  const work: Work = {
    occupation: occupationByCode(Math.floor(withoutSaid / levels.length)),
    level: levels[withoutSaid % levels.length]!,
    isLevelSaid: withLevel % 2 === 1,
    confidence: confidences[number % confidences.length]!,
  }
  works.set(number, work)
  return work
}
