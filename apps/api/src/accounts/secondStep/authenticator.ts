import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import type { Config } from '../../platform/config/config.ts'

/**
 * Codes of an authenticator app (TOTP, RFC 6238): SHA-1, 6 digits, 30 seconds, the only parameters
 * that every app supports.
 */
const parameters = { issuer: 'Trilha', algorithm: 'SHA1', digits: 6, period: 30 } as const

const appOf = (key: string, label = '') =>
  new TOTP({ ...parameters, label, secret: Secret.fromBase32(key) })

/** A new key of 20 random bytes, in base 32. */
export const createKey = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` address that an app reads as a QR code. @param label names the account. */
export const addressOfKey = (key: string, label: string): string => appOf(key, label).toString()

/**
 * The number of the 30 seconds that a code belongs to; null when the code is wrong. Accepts the
 * present code and the one before, which RFC 6238 (5.2) allows for the time that typing takes.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const app = appOf(key)
  const timestamp = now.getTime()
  const difference = app.validate({ token: code, timestamp, window: 1 })
  return difference === null || difference > 0 ? null : app.counter({ timestamp }) + difference
}

const ownerOf = (userId: string) => `authenticator ${userId}`

/** Encrypts the key of a user's app. */
export const sealKey = (config: Config, userId: string, key: string): Buffer =>
  seal(config, ownerOf(userId), key)

/** Decrypts the key of a user's app. @throws Error when the secret of the program has changed. */
export const unsealKey = (config: Config, userId: string, sealed: Buffer): string =>
  unseal(config, ownerOf(userId), sealed)
