import type * as OpenId from 'openid-client'
import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import { fail } from '../../platform/errors.ts'

/** State of a sign-in. It must be stored until the provider redirects back. */
export type Transaction = { state: string; nonce: string | null; verifier: string | null }

/** The provider's data about the person. */
export type ProviderProfile = {
  subject: string
  email: string | null
  /** True when the provider has verified the address. */
  emailVerified: boolean
  name: string | null
}

export type LinkedIn = NonNullable<Config['linkedIn']>

// Loaded on first use, because most processes never need it.
let library: typeof OpenId | null = null
const openId = async () => (library ??= await import('openid-client'))

const configurations = new Map<string, Promise<OpenId.Configuration>>()

/** The provider's configuration, discovered once; after a failure the next call tries again. */
function configurationOf(settings: LinkedIn): Promise<OpenId.Configuration> {
  const key = `${settings.discoveryUrl} ${settings.clientId}`
  const found = configurations.get(key) ?? discover(settings)
  configurations.set(key, found)
  found.catch(() => configurations.delete(key))
  return found
}

async function discover(settings: LinkedIn): Promise<OpenId.Configuration> {
  const client = await openId()
  const url = new URL(settings.discoveryUrl)
  const isHttp = url.protocol === 'http:'
  const found = await client.discovery(
    url,
    settings.clientId,
    undefined,
    // LinkedIn accepts the secret in the body only.
    client.ClientSecretPost(settings.clientSecret),
    { timeout: 10, ...(isHttp && { execute: [client.allowInsecureRequests] }) },
  )
  const metadata = found.serverMetadata() as OpenId.ServerMetadata
  const configuration = new client.Configuration(
    // LinkedIn's tokens may name another issuer than its discovery document.
    { ...metadata, ...(settings.issuer && { issuer: settings.issuer }) },
    settings.clientId,
    undefined,
    client.ClientSecretPost(settings.clientSecret),
  )
  configuration.timeout = 10
  if (isHttp) client.allowInsecureRequests(configuration)
  // Also verify the token's signature, instead of relying on the TLS connection alone.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Begins a sign-in. @returns the address of the provider, and the state to store. */
export async function authorize(
  settings: LinkedIn,
  redirectUri: string,
): Promise<{ url: string; transaction: Transaction }> {
  const client = await openId()
  const configuration = await configurationOf(settings)
  const transaction: Transaction = {
    state: client.randomState(),
    nonce: settings.nonce ? client.randomNonce() : null,
    verifier: settings.pkce ? client.randomPKCECodeVerifier() : null,
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: settings.scopes,
    state: transaction.state,
    ...(transaction.nonce && { nonce: transaction.nonce }),
    ...(transaction.verifier && {
      code_challenge: await client.calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
    }),
  })
  return { url: url.href, transaction }
}

// Only the fields that are used. `locale` is ignored: it can be a text or an object.
const userInfo = z.object({
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/**
 * Exchanges the code for the provider's data about the person. A code works once.
 * @throws AppError `social-refused` when the tokens are not valid; errors of the library when the
 * code is used, expired or not ours, or the provider can't be reached.
 */
export async function fetchProfile(
  settings: LinkedIn,
  redirectUri: string,
  code: string,
  transaction: Transaction,
): Promise<ProviderProfile> {
  const client = await openId()
  const configuration = await configurationOf(settings)
  // Not `authorizationCodeGrant`: it derives the redirect address from the current one, which can
  // differ from the registered one. Issuer, audience and times are verified here too.
  const tokens = await client.genericGrantRequest(configuration, 'authorization_code', {
    code,
    redirect_uri: redirectUri,
    ...(transaction.verifier && { code_verifier: transaction.verifier }),
  })
  const claims = tokens.claims()
  if (!claims) return fail('social-refused')
  if (transaction.nonce !== null && claims.nonce !== transaction.nonce) fail('social-refused')
  const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  const person = userInfo.parse(info)
  const name = person.name ?? [person.given_name, person.family_name].filter(Boolean).join(' ')
  return {
    subject: claims.sub,
    email: person.email ?? null,
    emailVerified: person.email !== undefined && person.email_verified === true,
    name: name.trim().slice(0, 120) || null,
  }
}
