import { isIP } from 'node:net'
import type { Config } from '../../platform/config/config.ts'
import { fail } from '../../platform/errors.ts'

/** The domain that passkeys belong to, and the origins on which they can be used. */
export type RelyingParty = { id: string; name: string; origins: string[] }

/**
 * The relying party of this installation (WebAuthn Level 3, section 5.1.2): the host of the first
 * origin. A passkey works only on the host for which it was created, so changing this host makes all
 * passkeys useless. Null if the host is an IP address: WebAuthn needs a domain name.
 */
export function relyingParty({ siteOrigin, origins }: Config): RelyingParty | null {
  const host = (origin: string) => URL.parse(origin)?.hostname ?? ''
  const id = host(siteOrigin)
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return null
  return { id, name: 'Trilha', origins: origins.filter((origin) => host(origin) === id) }
}

/** @throws AppError `passkeys-unavailable`. */
export const requireRelyingParty = (config: Config): RelyingParty =>
  relyingParty(config) ?? fail('passkeys-unavailable')

/** The user handle: the same for all passkeys of an account, and nothing that names the person. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
