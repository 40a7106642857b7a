import { registerBody } from '@trilha/contracts/accounts/accounts'
import * as z from 'zod/mini'

/** `12/03/1994` of `1994-03-12`; another text is not changed. */
export const formatDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

/**
 * `1994-03-12` of `12/03/1994`, `12.3.1994` or `12031994`; another text is not changed, and the
 * contract refuses it.
 */
export function isoDay(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4})$/.exec(text) ??
    []
  if (!day || !month || !year) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The contract's date of birth, as people type it in a form. */
export const typedBirthDate = z.pipe(
  z.transform((typed: string) => typed && isoDay(typed)),
  registerBody.shape.birthDate,
)
