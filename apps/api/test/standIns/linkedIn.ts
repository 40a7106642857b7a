import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export type Member = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
  /** LinkedIn sends an object here, other providers a text. */
  locale?: unknown
}

/**
 * A local OpenID provider that behaves like LinkedIn: it accepts the secret in the body only,
 * requires no PKCE and returns no nonce. `member` is signed in there and consents automatically.
 */
export async function aLinkedIn(
  redirectUri: string,
  options: {
    /** Behaves like a standard provider: requires PKCE and returns the nonce. */
    byTheBook?: boolean
  } = {},
) {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const client = { id: 'trilha', secret: 'a secret of the tests of Trilha' }
  let member: Member = { sub: 'nobody' }
  const asked: URLSearchParams[] = []
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => options.byTheBook ?? false },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ ...member, sub: accountId }),
    }),
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [await signingKey()] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
  })
  provider.use(async (ctx, next) => {
    if (ctx.path === '/auth') {
      asked.push(new URLSearchParams(ctx.querystring))
      // LinkedIn's token never has a nonce, even when one was sent.
      if (!options.byTheBook && ctx.query['nonce']) {
        const { nonce: _nonce, ...rest } = ctx.query
        ctx.query = rest
      }
    }
    if (!ctx.path.startsWith('/interaction/')) return next()
    const { params } = await provider.interactionDetails(ctx.req, ctx.res)
    const grant = new provider.Grant({
      accountId: member.sub,
      clientId: String(params['client_id']),
    })
    grant.addOIDCScope(String(params['scope']))
    const result = { login: { accountId: member.sub }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(ctx.req, ctx.res, result)
  })
  http.on('request', provider.callback())
  return {
    issuer,
    /** Settings of a program that uses this provider. */
    settings: {
      LINKEDIN_CLIENT_ID: client.id,
      LINKEDIN_CLIENT_SECRET: client.secret,
      LINKEDIN_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
      ...(options.byTheBook && { LINKEDIN_PKCE: 'on', LINKEDIN_NONCE: 'on' }),
    },
    /** Sets the member who is signed in at the provider. */
    become: (next: Member) => {
      member = next
    },
    /** Parameters of the authorization requests, oldest first. */
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
}

async function signingKey() {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  const { ext: _ext, key_ops: _ops, ...key } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { ...key, use: 'sig', alg: 'RS256', kid: 'tests' }
}

/** Follows the provider's redirects like a browser. @returns the final address on our own site. */
export async function throughLinkedIn(url: string, back: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = url
  for (let hop = 0; hop < 12; hop++) {
    if (next.startsWith(back)) return new URL(next)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const separator = pair.indexOf('=')
      jar.set(pair.slice(0, separator), pair.slice(separator + 1))
    }
    const to = answer.headers.get('location')
    if (!to) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(to, next).href
  }
  throw new Error('the provider leads nowhere')
}
