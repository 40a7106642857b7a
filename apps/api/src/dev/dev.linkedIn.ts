import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { socialRedirect } from '@trilha/contracts/accounts/social'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { escapeHtml } from '../platform/text/html.ts'
import { devPage } from './dev.page.ts'

/**
 * A stand-in for LinkedIn, used when no app of LinkedIn is configured. It speaks OpenID Connect as
 * LinkedIn does (secret in the body, no PKCE), and its page says that it is not LinkedIn. Whoever
 * sits at this machine signs in with any name and e-mail.
 */

type Member = { sub: string; name: string; email: string; email_verified: true }
type Grant = { member: Member; until: number }
type Query = Record<string, string | undefined>

const lifeMs = 60_000

export function registerLinkedIn(
  app: FastifyInstance,
  { siteOrigin, linkedIn }: Pick<Config, 'siteOrigin' | 'linkedIn'>,
): void {
  if (!linkedIn?.isStandIn) return
  const { clientId, clientSecret } = linkedIn
  const issuer = linkedIn.discoveryUrl.replace(/\/\.well-known\/.*$/, '')
  const back = `${siteOrigin}${socialRedirect}`
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  let keys: ReturnType<typeof createKeys> | undefined

  app.get('/dev/linkedin/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${siteOrigin}/dev/linkedin/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))

  app.get('/dev/linkedin/jwks', async () => ({ keys: [(keys ??= createKeys()).jwk] }))

  app.get<{ Querystring: Query }>('/dev/linkedin/authorize', async ({ query }, reply) => {
    if (query['client_id'] !== clientId || query['redirect_uri'] !== back)
      return reply.code(400).send({ error: 'invalid_request' })
    return signInPage(reply, back, query['state'] ?? '')
  })

  app.get<{ Querystring: Query }>('/dev/linkedin/allow', async ({ query }, reply) => {
    const { name = '', email = '', state = '' } = query
    const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)
    const code = remember(codes, { sub, name, email, email_verified: true })
    return reply.redirect(`${back}&${new URLSearchParams({ code, state })}`)
  })

  void app.register(async (scope) => {
    // The program's own parser ignores forms.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post<{ Body: Query }>('/dev/linkedin/token', async ({ body }, reply) => {
      const grant = take(codes, body['code'])
      const isClient = body['client_id'] === clientId && body['client_secret'] === clientSecret
      if (!isClient) return reply.code(401).send({ error: 'invalid_client' })
      if (!grant || body['redirect_uri'] !== back)
        return reply.code(400).send({ error: 'invalid_grant' })
      const { member } = grant
      keys ??= createKeys()
      const now = Math.floor(Date.now() / 1000)
      return {
        access_token: remember(tokens, member),
        token_type: 'Bearer',
        expires_in: lifeMs / 1000,
        id_token: keys.jwt({
          iss: issuer,
          aud: clientId,
          sub: member.sub,
          iat: now,
          exp: now + lifeMs / 1000,
        }),
      }
    })
  })

  app.get('/dev/linkedin/userinfo', async ({ headers }, reply) => {
    const grant = take(tokens, headers.authorization?.replace(/^Bearer /, ''))
    return grant ? grant.member : reply.code(401).send({ error: 'invalid_token' })
  })
}

/** Stores a member under a new random key, and drops what has expired. */
function remember(grants: Map<string, Grant>, member: Member): string {
  for (const [key, { until }] of grants) if (until < Date.now()) grants.delete(key)
  const key = randomBytes(24).toString('base64url')
  grants.set(key, { member, until: Date.now() + lifeMs })
  return key
}

/** Reads a key once. */
function take(grants: Map<string, Grant>, key = ''): Grant | null {
  const grant = grants.get(key)
  grants.delete(key)
  return grant && grant.until >= Date.now() ? grant : null
}

function signInPage(reply: FastifyReply, back: string, state: string): FastifyReply {
  const cancelled = new URLSearchParams({ error: 'user_cancelled_login', state })
  return devPage(reply, {
    title: 'Isto não é o LinkedIn',
    lead: 'É um substituto, só nesta máquina, para experimentar a entrada pelo LinkedIn. Escreva quem você quer ser.',
    articles: [
      `<form action="/dev/linkedin/allow">
        <input type="hidden" name="state" value="${escapeHtml(state)}">
        <p><label>Nome<br><input name="name" required autocomplete="off" value="Caio Membro"></label></p>
        <p><label>E-mail<br><input name="email" type="email" required autocomplete="off" value="caio@exemplo.com.br"></label></p>
        <p><button>Entrar</button></p></form>
      <p><a href="${escapeHtml(`${back}&${cancelled}`)}">Cancelar</a></p>`,
    ],
    emptyText: '',
  })
}

/** A key pair for this run of the program, and tokens signed with it. */
function createKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'stand-in'
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
    jwt(claims: object): string {
      const content = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
    },
  }
}
