import { cnhIncludes, schoolingAtLeast } from '@trilha/contracts/assessments/rules'
import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import { shutGate } from './gates.ts'
import type { MatchPerson, MatchVacancy, VacancyWords } from './matching.types.ts'
import { payPart, placePart, shiftPart } from './parts.ts'
import { isRegistered, type WorkFit } from './work.ts'

type Compared = MatchVacancy & VacancyWords

const goodShare = 0.5
/** From here on, the vacancy is for the work itself and not for something like it. */
const sameWork = 0.75

const reason = (id: MatchReason['id'], ok: boolean, value: string): MatchReason => ({
  id,
  ok,
  value,
})
const notTold = (fact: string): MatchReason => reason('facts', false, fact)

/** Why a vacancy fits a person or does not: the shut gate first, then the work and the rest. */
export function reasonsOf(vacancy: Compared, person: MatchPerson, fit: WorkFit): MatchReason[] {
  return [
    gateReason(vacancy, person),
    workReason(vacancy, person, fit),
    councilReason(vacancy, person),
    placeReason(vacancy, person),
    payReason(vacancy, person),
    schoolingReason(vacancy, person),
    cnhReason(vacancy, person),
    shiftReason(vacancy, person),
  ].filter((found) => found !== null)
}

/** Gates without a reason of their own below. */
function gateReason(vacancy: Compared, person: MatchPerson): MatchReason | null {
  const gate = shutGate(vacancy, person)
  if (gate === 'age') return reason(gate, false, String(vacancy.minAge))
  if (gate === 'apprentice' || gate === 'student') return reason(gate, false, '')
  return null
}

function workReason({ works }: Compared, person: MatchPerson, fit: WorkFit): MatchReason | null {
  if (person.works.length === 0) return notTold('work')
  const name = (fit.work ?? works[0])?.occupation.names[0]
  if (name === undefined) return null
  const { own, work } = fit
  if (!own || !work) return reason('work', false, name)
  const isSame = own.occupation === work.occupation
  return {
    ...reason('work', fit.share >= goodShare || isSame, name),
    own: {
      title: own.title,
      source: own.source,
      isSame: isSame && fit.share >= sameWork * own.weight,
    },
  }
}

function councilReason({ works }: Compared, person: MatchPerson): MatchReason | null {
  const occupation = works[0]?.occupation
  if (!occupation?.council || works[0]?.level === 0) return null
  // People of another profession do not have to hear about its council.
  if (!person.works.some((own) => own.occupation === occupation)) return null
  const registered = isRegistered(occupation, person)
  return registered === null
    ? notTold('council')
    : reason('council', registered, occupation.council)
}

function placeReason(vacancy: Compared, person: MatchPerson): MatchReason | null {
  if (vacancy.workplace === 'remote') return reason('remote', true, vacancy.workplace)
  if (person.municipalityCode === null && person.state === undefined) return notTold('place')
  const { share } = placePart(vacancy, { ...person, workplaces: null })
  const km = vacancy.municipality === null ? null : person.kmTo(vacancy.municipality)
  const name = vacancy.placeName ?? vacancy.state ?? ''
  const found = reason('place', (share ?? 0) >= goodShare, name)
  return km === null || km === 0 ? found : { ...found, km }
}

function payReason(vacancy: Compared, person: MatchPerson): MatchReason | null {
  if (vacancy.salaryCents === null) return null
  if (person.desiredSalaryCents === null) return notTold('salary')
  return reason('salary', payPart(vacancy, person).share === 1, vacancy.payment)
}

function schoolingReason({ schooling }: Compared, person: MatchPerson): MatchReason | null {
  if (schooling === 'none') return null
  if (person.schooling === undefined) return notTold('schooling')
  return reason('schooling', schoolingAtLeast(person.schooling, schooling), schooling)
}

function cnhReason({ cnh }: Compared, person: MatchPerson): MatchReason | null {
  if (cnh === 'none') return null
  if (person.cnh === undefined) return notTold('cnh')
  return reason('cnh', cnhIncludes(person.cnh, cnh), cnh)
}

function shiftReason(vacancy: Compared, person: MatchPerson): MatchReason | null {
  if (vacancy.shift === null) return null
  if (person.shifts === undefined) return notTold('shift')
  return reason('shift', shiftPart(vacancy, person).share === 1, vacancy.shift)
}
