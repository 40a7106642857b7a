import { isIP } from 'node:net'
import type { Config } from '../../platform/config/config.ts'
import { fail } from '../../platform/errors.ts'

/** The domain that passkeys belong to, and the origins on which they can be used. */
export type RelyingParty = { id: string; name: string; origins: string[] }

/**
 * The relying party of this installation (WebAuthn Level 3, section 5.1.2): the host of the first
 * origin. Passkeys belong to it for ever, so another host makes all of them useless. Null where the
 * host is an address: passkeys need a name.
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
