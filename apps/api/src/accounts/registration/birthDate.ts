import { ageOn } from '@trilha/contracts/accounts/accounts'
import type { FieldErrorId } from '@trilha/contracts/shared/fieldErrors'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'

/** Minimum age for an account (apprentices, CLT art. 403) and the maximum plausible age. */
const ages = { min: 14, max: 120 }

/** The error of a birth date; null when it is valid now. @param birthDate `yyyy-mm-dd`. */
export function birthDateProblem(birthDate: string, now: Date): FieldErrorId | null {
  const age = ageOn(birthDate, dayInBrasilia(now))
  if (age < 0 || age > ages.max) return 'birth-date-invalid'
  return age < ages.min ? 'too-young' : null
}
