import * as z from 'zod/mini'

/** Fields that several endpoints share. The `error` strings are ids of `fieldErrors.ts`. */

export const uuid = z.uuid({ error: 'invalid' })

/** Parameters of a path. */
export const idParams = z.object({ id: uuid })
export const stageParams = z.object({ id: uuid, stageId: uuid })

/** Vacancy id: a positive integer, part of public URLs. */
export const vacancyId = z.int({ error: 'invalid' }).check(z.minimum(1))

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime({ error: 'invalid' })

/** A date without time, `yyyy-mm-dd`. */
export const day = z.iso.date({ error: 'invalid' })

export const emailField = z
  .string({ error: 'email-required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'email-required', abort: true }),
    z.maxLength(254, { error: 'email-invalid' }),
    z.email({ error: 'email-invalid' }),
  )

/** A password that the user types to sign in; the maximum length limits the cost of hashing. */
export const passwordField = z
  .string({ error: 'password-required' })
  .check(z.minLength(1, { error: 'password-required' }), z.maxLength(256, { error: 'too-long' }))

export const newPasswordField = z
  .string({ error: 'password-required' })
  .check(z.minLength(8, { error: 'password-short' }), z.maxLength(256, { error: 'too-long' }))

/** The visible text: without invisible characters, and with whitespace collapsed. */
const visibleText = (value: string): string =>
  value
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Free text, trimmed, with a maximum length; the minimum counts visible characters only. */
/*#__NO_SIDE_EFFECTS__*/
export function text(max: number, min = 0, tooShort = 'required') {
  return z.string({ error: tooShort }).check(
    z.trim(),
    z.minLength(min, { error: tooShort }),
    z.maxLength(max, { error: 'too-long' }),
    // Below `min` the check above has already reported the error.
    z.refine((value) => value.length < min || visibleText(value).length >= min, {
      error: tooShort,
    }),
  )
}

/** Addresses of sites and mailboxes. Mail programs turn them into links, also without `https://`. */
const address =
  /:\/\/|www\.|@|\b[\p{L}\d-]+\.(com|net|org|br|io|app|dev|info|biz|site|online|shop|store|xyz|link|top|club|gov|edu|ru|cn|tk)\b/iu

const toOneLine = (value: string): string => visibleText(value.replaceAll(/\p{Cc}/gu, ' '))

/** Free text in one line without invisible characters. */
/*#__NO_SIDE_EFFECTS__*/
export function lineText(max: number, min: number, tooShort = 'required') {
  return z
    .string({ error: tooShort })
    .check(
      z.overwrite(toOneLine),
      z.minLength(min, { error: tooShort }),
      z.maxLength(max, { error: 'too-long' }),
    )
}

/**
 * The name of a person or company, in one line without invisible characters. An address is refused:
 * names are in mails to strangers, and anybody could send links through them.
 */
/*#__NO_SIDE_EFFECTS__*/
export function nameText(tooShort = 'name-required') {
  return lineText(120, 2, tooShort).check(
    z.refine((value) => !address.test(value), { error: 'name-address' }),
  )
}

/** A second name that can be absent, null or empty. */
/*#__NO_SIDE_EFFECTS__*/
export const optionalName = () =>
  z.optional(
    z.nullable(
      z.string().check(
        z.overwrite(toOneLine),
        z.maxLength(120, { error: 'too-long' }),
        z.refine((value) => !address.test(value), { error: 'name-address' }),
      ),
    ),
  )

/** True if an address shows what it is: no invisible characters, no `bank.example@` before its host. */
function isPlainAddress(value: string): boolean {
  // Older phones have no `URL.parse`.
  try {
    const { username, password } = new URL(value)
    return username === '' && password === '' && !/[\p{C}\p{Z}]/u.test(value)
  } catch {
    return false
  }
}

/**
 * Address of a page.
 * @param options.secure only https, at a domain name.
 */
/*#__NO_SIDE_EFFECTS__*/
export function webAddress({ secure = false } = {}) {
  const error = 'address-invalid'
  const kind = secure
    ? { protocol: /^https$/, hostname: z.regexes.domain, error }
    : { protocol: /^https?$/, error }
  return z
    .url(kind)
    .check(z.maxLength(300, { error: 'too-long' }), z.refine(isPlainAddress, { error }))
}

/** Text that can be absent or null. */
/*#__NO_SIDE_EFFECTS__*/
export const optionalText = (max: number) => z.optional(z.nullable(text(max)))

/** An integer within inclusive bounds. */
/*#__NO_SIDE_EFFECTS__*/
export const integerBetween = (min: number, max: number) =>
  z.int().check(z.minimum(min), z.maximum(max))

/** Street number: an integer, or null when there is none. */
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

/** Values of a closed list, as a repeated parameter of a query. */
/*#__NO_SIDE_EFFECTS__*/
export const anyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.array(z.enum(values, { error: 'not-listed' })))

/** How many there are of each value. */
export const countsByValue = z.record(z.string(), z.int())
