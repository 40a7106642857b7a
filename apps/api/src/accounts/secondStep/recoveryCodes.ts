import { randomBytes, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@trilha/contracts/accounts/secondStep'
import { hashWithSalt } from '../password/passwords.ts'

/** Crockford's base 32, without letters that look like others. 16 of them are 80 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** What a person typed, without spaces and hyphens, and with look-alikes as digits. */
export const normalizeCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** True for text of the length of a recovery code. */
export const looksLikeRecoveryCode = (normalized: string): boolean => normalized.length === length

/**
 * A new set of codes with their hashes. 80 bits are too few for a fast hash (ASVS 5.0, 6.5.2), so
 * they are hashed like passwords.
 * @returns the codes as `XXXX-XXXX-XXXX-XXXX`, and in the same order their hashes.
 */
export async function createRecoveryCodes() {
  const salt = randomBytes(16)
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  const hashes = await Promise.all(codes.map((code) => hashWithSalt(code, salt)))
  return { codes: codes.map((code) => code.replaceAll(/(.{4})(?!$)/g, '$1-')), salt, hashes }
}
