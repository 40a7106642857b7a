import type * as OpenId from 'openid-client'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import { fail } from '../platform/errors.ts'

/** What a sign-in under way has to remember until the network answers. */
export type Transaction = { state: string; nonce: string | null; verifier: string | null }

/** What the network says of the person. */
export type Vouched = {
  subject: string
  email: string | null
  /** The network itself has seen that the address is theirs. */
  emailVerified: boolean
  name: string | null
}

export type LinkedIn = NonNullable<Config['linkedIn']>

// Loaded when somebody first asks for it: most processes never do.
let library: typeof OpenId | null = null
const openId = async () => (library ??= await import('openid-client'))

const known = new Map<string, Promise<OpenId.Configuration>>()

/** The network's own description, read once; tried again after a failure. */
function described(settings: LinkedIn): Promise<OpenId.Configuration> {
  const key = `${settings.discoveryUrl} ${settings.clientId}`
  const found = known.get(key) ?? discover(settings)
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

async function discover(settings: LinkedIn): Promise<OpenId.Configuration> {
  const client = await openId()
  const url = new URL(settings.discoveryUrl)
  const insecure = url.protocol === 'http:'
  const found = await client.discovery(
    url,
    settings.clientId,
    undefined,
    // LinkedIn takes the secret in the body only.
    client.ClientSecretPost(settings.clientSecret),
    { timeout: 10, ...(insecure && { execute: [client.allowInsecureRequests] }) },
  )
  const metadata = found.serverMetadata() as OpenId.ServerMetadata
  const configuration = new client.Configuration(
    // Its tokens name another issuer than the address of its description, where so configured.
    { ...metadata, ...(settings.issuer && { issuer: settings.issuer }) },
    settings.clientId,
    undefined,
    client.ClientSecretPost(settings.clientSecret),
  )
  configuration.timeout = 10
  if (insecure) client.allowInsecureRequests(configuration)
  // The signature of the token is looked at too, not only the connection that it came by.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Begins a sign-in. @returns where to send the person, and what to remember. */
export async function authorize(
  settings: LinkedIn,
  redirectUri: string,
): Promise<{ url: string; transaction: Transaction }> {
  const client = await openId()
  const configuration = await described(settings)
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

// Only what is used; `locale` comes as a text or as an object, and is left where it is.
const userInfo = z.object({
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/**
 * Exchanges the code, once, for what the network says of the person.
 * @throws AppError `social-refused` for a code that is used, over or not ours, and for tokens that
 * don't hold; other errors when the network can't be reached.
 */
export async function vouched(
  settings: LinkedIn,
  redirectUri: string,
  code: string,
  transaction: Transaction,
): Promise<Vouched> {
  const client = await openId()
  const configuration = await described(settings)
  // Not `authorizationCodeGrant`: it would take the query from the redirect address, which differs
  // then from the one that was registered. Issuer, audience and times are looked at all the same.
  const tokens = await client.genericGrantRequest(configuration, 'authorization_code', {
    code,
    redirect_uri: redirectUri,
    ...(transaction.verifier && { code_verifier: transaction.verifier }),
  })
  const claims = tokens.claims()
  if (!claims) return fail('social-refused')
  if (transaction.nonce !== null && claims.nonce !== transaction.nonce) fail('social-refused')
  const told = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  const person = userInfo.parse(told)
  const name = person.name ?? [person.given_name, person.family_name].filter(Boolean).join(' ')
  return {
    subject: claims.sub,
    email: person.email ?? null,
    emailVerified: person.email !== undefined && person.email_verified === true,
    name: name.trim().slice(0, 120) || null,
  }
}
