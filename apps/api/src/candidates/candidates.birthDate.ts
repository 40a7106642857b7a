import { ageOn } from '@trilha/contracts/accounts'
import type { FieldErrorId } from '@trilha/contracts/fieldErrors'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'

/** Youngest age for an account (apprentices, CLT art. 403) and the oldest that is no slip. */
const ages = { from: 14, to: 120 }

/** Why a birth date is refused at this instant; null when it is fine. @param birthDate `yyyy-mm-dd`. */
export function refusedBirthDate(birthDate: string, now: Date): FieldErrorId | null {
  const age = ageOn(birthDate, dayInBrasilia(now))
  if (age < 0 || age > ages.to) return 'birth-date-invalid'
  return age < ages.from ? 'too-young' : null
}
