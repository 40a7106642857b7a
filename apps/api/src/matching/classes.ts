import {
  workplaces,
  type CnhCategory,
  type ContractType,
  type DeficiencyOption,
  type JobProfile,
  type Schooling,
} from '@trilha/contracts/vacancies/enums'
import { confidences } from '../occupations/recognise.ts'
import { maxPacked, packed } from '../occupations/packed.ts'
import { strengthsOf } from '../occupations/relations.ts'
import { levels, occupations, type Occupation } from '../occupations/table.ts'
import { shut, type ClassedFact, type ScoreClasses } from '../search/searchIndex.types.ts'
import { isLicenceShut, isPcdShut, isSchoolingShut, shutContract } from './gates.ts'
import { maxScoreWith } from './match.ts'
import type { MatchPerson } from './matching.types.ts'
import {
  bandOf,
  far,
  hasLessSchooling,
  isForBeginners,
  isLicenceUnknown,
  paySteps,
} from './parts.ts'
import { isCouncilShut, isRegistered, shareSteps, workFit } from './work.ts'

/**
 * The classes of values between which `matchScore` does not change for this person.
 * @param around km from home by municipality, for those up to the person's last reach edge
 */
export function scoreClasses(
  person: MatchPerson,
  around: ReadonlyMap<number, number>,
): ScoreClasses {
  return {
    work: workClasses(person),
    maxByWork: Array.from({ length: shareSteps + 1 }, (_, step) => maxScoreWith(step / shareSteps)),
    maxFar: person.municipalityCode === null ? null : 100 * far.factor,
    places: new Map([...around].map(([code, km]) => [code, 1 + bandOf(km, person)])),
    salaryCents: paySteps(person),
    classOf: (fact, value) => (value === null ? 0 : classOf(fact, value, person)),
    age: person.age,
  }
}

function classOf(fact: ClassedFact, value: string, person: MatchPerson): number {
  switch (fact) {
    case 'state':
      return person.state === undefined ? 0 : person.state === value ? 1 : 2
    case 'workplace':
      return 1 + (workplaces as readonly string[]).indexOf(value)
    case 'schooling': {
      const needed = value as Schooling
      if (isSchoolingShut(needed, person)) return shut
      return hasLessSchooling(needed, person) ? 1 : 0
    }
    case 'cnh': {
      const needed = value as CnhCategory
      if (isLicenceShut(needed, person)) return shut
      return isLicenceUnknown(needed, person) ? 1 : 0
    }
    case 'contractType':
      return shutContract(value as ContractType, person) ? shut : 0
    case 'deficiency':
      return isPcdShut(value as DeficiencyOption, person) ? shut : 0
    case 'jobProfile':
      return isForBeginners(value as JobProfile, person) ? 1 : 0
    case 'shift':
      if (person.shifts === undefined) return 0
      return (person.shifts as readonly string[]).includes(value) ? 1 : 2
  }
}

/** The class of each packed work: its share in steps, or `shut`. */
function workClasses(person: MatchPerson): Uint8Array {
  const classes = new Uint8Array(maxPacked + 1)
  classes[0] = classOfShare(workFit([], person).share)
  for (const occupation of concerned(person))
    for (const level of levels)
      for (const isLevelSaid of [false, true])
        for (const confidence of confidences) {
          const work = { occupation, level, isLevelSaid, confidence }
          classes[packed(work)] = isCouncilShut(work, person)
            ? shut
            : classOfShare(workFit([work], person).share)
        }
  return classes
}

const classOfShare = (share: number): number => Math.round(share * shareSteps)

/** Families that are related to the person's work or closed to them. */
function concerned(person: MatchPerson): Occupation[] {
  if (person.works.length === 0) return [...occupations]
  const own = [...new Set(person.works.map(({ occupation }) => occupation))].map(strengthsOf)
  return occupations.filter(
    (occupation) =>
      own.some((strengths) => strengths[occupation.code]! > 0) ||
      isRegistered(occupation, person) === false,
  )
}
