import * as z from 'zod/mini'

/** Single fields that several endpoints share. The `error` strings are ids of `fieldErrors.ts`. */

export const uuid = z.uuid({ error: 'invalid' })

/** Identity of a vacancy: a whole number that stands in public addresses. */
export const vacancyId = z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(2 ** 53 - 1))

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime({ error: 'invalid' })

/** A day without time, `yyyy-mm-dd`. */
export const day = z.iso.date({ error: 'invalid' })

export const emailField = z
  .string({ error: 'email-required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'email-required', abort: true }),
    z.maxLength(254, { error: 'email-invalid' }),
    z.email({ error: 'email-invalid' }),
  )

/** A password as typed; capped so that hashing can't be made slow on purpose. */
export const passwordField = z
  .string({ error: 'password-required' })
  .check(z.minLength(1, { error: 'password-required' }), z.maxLength(256, { error: 'too-long' }))

/** A password being chosen. */
export const newPasswordField = z
  .string({ error: 'password-required' })
  .check(z.minLength(8, { error: 'password-short' }), z.maxLength(256, { error: 'too-long' }))

/** What a reader sees: signs without ink don't count, and many spaces are one. */
const seen = (value: string): string =>
  value
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Free text of a person, trimmed, with a ceiling in characters; the floor counts what is seen. */
/*#__NO_SIDE_EFFECTS__*/
export function text(max: number, min = 0, tooShort = 'required') {
  return z.string({ error: tooShort }).check(
    z.trim(),
    z.minLength(min, { error: tooShort }),
    z.maxLength(max, { error: 'too-long' }),
    // Said once: what is too short by itself is told above.
    z.refine((value) => value.length < min || seen(value).length >= min, { error: tooShort }),
  )
}

/** Text that may be left out, or be null where there is none. */
/*#__NO_SIDE_EFFECTS__*/
export const optionalText = (max: number) => z.optional(z.nullable(text(max)))

/** Street number: a whole number, or null where there is none. */
export const streetNumber = z.optional(
  z.nullable(
    z
      .int({ error: 'number-invalid' })
      .check(
        z.minimum(0, { error: 'number-invalid' }),
        z.maximum(999_999, { error: 'number-invalid' }),
      ),
  ),
)
