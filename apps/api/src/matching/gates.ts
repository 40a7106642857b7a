import { cnhIncludes } from '@trilha/contracts/assessments/rules'
import {
  schoolings,
  type CnhCategory,
  type ContractType,
  type DeficiencyOption,
  type Schooling,
} from '@trilha/contracts/vacancies/enums'
import { isCouncilShut } from './work.ts'
import type { MatchPerson, MatchVacancy } from './matching.types.ts'

/** Why a vacancy is not for a person, whatever else fits. */
export type Gate = 'deficiency' | 'age' | 'apprentice' | 'student' | 'council' | 'cnh' | 'schooling'

/** CLT art. 428: apprentices are 14 to under 24, with no upper age for people with disabilities. */
const apprenticeUntil = 24
/** Schooling that the work itself requires; for the others one step less is often accepted. */
const formation = new Set(['technical', 'college', 'postgraduate', 'masters', 'doctorate'])

/**
 * The first gate that is shut; null when all are open. What the person has not said shuts only the
 * gates that are for those who said it.
 */
export function shutGate(vacancy: MatchVacancy, person: MatchPerson): Gate | null {
  if (isPcdShut(vacancy.deficiency, person)) return 'deficiency'
  if (person.age !== null && person.age < vacancy.minAge) return 'age'
  const contract = shutContract(vacancy.contractType, person)
  if (contract) return contract
  if (vacancy.works[0] && isCouncilShut(vacancy.works[0], person)) return 'council'
  if (isLicenceShut(vacancy.cnh, person)) return 'cnh'
  if (isSchoolingShut(vacancy.schooling, person)) return 'schooling'
  return null
}

/** Only for people with a disability. */
export const isPcdShut = (
  deficiency: DeficiencyOption | null,
  { hasDisability }: MatchPerson,
): boolean => deficiency === 'exclusive' && !hasDisability

/** Contracts for some people only. */
export function shutContract(
  contract: ContractType,
  { age, hasDisability, schooling }: MatchPerson,
): 'apprentice' | 'student' | null {
  const isTooOld = age !== null && age >= apprenticeUntil && !hasDisability
  if (contract === 'apprentice' && isTooOld) return 'apprentice'
  const isStudent = schooling?.endsWith('-ongoing') ?? false
  return contract === 'internship' && !isStudent ? 'student' : null
}

export const isLicenceShut = (needed: CnhCategory, { cnh }: MatchPerson): boolean =>
  cnh !== undefined && !cnhIncludes(cnh, needed)

/** Two steps or more below a required formation. */
export const isSchoolingShut = (needed: Schooling, { schooling }: MatchPerson): boolean =>
  schooling !== undefined &&
  formation.has(needed) &&
  schoolings.indexOf(needed) - schoolings.indexOf(schooling) >= 2
