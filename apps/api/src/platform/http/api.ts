import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { freshProofMinutes, type FreshProofNeeded } from '@trilha/contracts/accounts/proof'
import { minuteMs } from '@trilha/contracts/shared/durations'
import { isForEveryAccount, type Endpoint, type Who } from '@trilha/contracts/shared/endpoint'
import type { Context, Cookies, Platform, Viewer } from '../context.ts'
import { fail } from '../errors.ts'
import { isExactly } from './exactly.ts'
import type { LimitName, LimitState } from './limits.ts'
import type { Route, UploadedFile } from './route.ts'
import { secondStepNeededFrom, type Authenticators, type LiveSession } from './sessions.ts'
import { coerceTexts, validate } from './validate.ts'
import { toWellFormed } from './wellFormed.ts'

const kindOfUser: Record<TypeUser, Who> = { 1: 'candidate', 2: 'recruiter', 3: 'admin' }
const maxFileBytes = 8 * 1024 * 1024

/** Binds every route below `/api`, with and without the trailing slash. */
export async function bindApi(
  app: FastifyInstance,
  platform: Platform,
  routes: Route[],
  authenticators: Authenticators,
) {
  await app.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 5 } })
  // One-click unsubscribe of mail programs (RFC 8058). The address has all data: ignore the body.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )
  for (const route of routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer({ platform, authenticators, route }, request, reply),
    })
  }
}

type AnswerDeps = { platform: Platform; authenticators: Authenticators; route: Route }

async function answer(
  { platform, authenticators, route: { endpoint, limit, handle } }: AnswerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store')
  const networkLimit = await platform.limits.hit(limit, { network: request.ip })
  const { authorization } = request.headers
  const { keyHolderFrom, sessionFrom } = authenticators
  const keyHolder = endpoint.scope && (await keyHolderFrom(platform, authorization, endpoint.scope))
  // A page that nobody has touched for a while asks on its own; that must not keep a session open.
  const isUse = request.headers['x-unattended'] === undefined
  const readSession = () => sessionFrom(platform, authorization, { ip: request.ip, isUse })
  const session = keyHolder ? null : await readSession()
  const viewer = session?.viewer ?? null
  const personLimit = viewer && (await platform.limits.hit(limit, { person: viewer.userId }))
  showLimit(reply, limit, personLimit ?? networkLimit)
  if (!keyHolder) assertAllowed(endpoint, viewer)
  if (session) await assertProved({ platform, endpoint, session, readSession })
  const input = {
    params:
      endpoint.params &&
      validate(endpoint.params, coerceTexts(endpoint.params, request.params as never)),
    query:
      endpoint.query &&
      validate(endpoint.query, coerceTexts(endpoint.query, request.query as never)),
    body: endpoint.body && toWellFormed(validate(endpoint.body, request.body ?? {})),
    file: endpoint.file ? await readFile(request) : null,
    idempotencyKey: endpoint.idempotent ? idempotencyKey(request) : null,
  }
  const ctx: Context = {
    ...platform,
    viewer,
    ...(keyHolder && { keyHolder }),
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    cookies: cookiesOf(request, reply),
  }
  const result = await handle(ctx, input as never)
  // The client needs the new expiry for its timer.
  if (session) reply.header('session-expires-at', session.expiresAt.toISOString())
  if (!endpoint.reply) return reply.code(endpoint.status ?? 204).send()
  const body = replyBody(endpoint, result)
  if (endpoint.download) return sendDownload(reply, endpoint.download, body)
  return reply.code(endpoint.status ?? 200).send(body)
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function showLimit(reply: FastifyReply, name: LimitName, state: LimitState): void {
  if (!state) return
  reply.header('ratelimit-policy', `"${name}";q=${state.limit};w=${state.windowSeconds}`)
  reply.header('ratelimit', `"${name}";r=${state.remaining};t=${state.resetSeconds}`)
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read: (name) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))
      return found ? found.slice(name.length + 1) : null
    },
    write: (line) => void reply.header('set-cookie', line),
  }
}

/** Refuses viewers that `who` does not allow. The types of handlers (`ViewerOf`) rely on it. */
function assertAllowed(endpoint: Endpoint, viewer: Viewer | null): void {
  if (endpoint.who.includes('anyone')) return
  if (!viewer) fail('sign-in-needed')
  if (!endpoint.who.includes(kindOfUser[viewer.typeUser])) fail('forbidden')
}

type Proving = {
  platform: Platform
  endpoint: Endpoint
  session: LiveSession
  readSession: () => Promise<LiveSession | null>
}

/**
 * Refuses a session without the proofs that the endpoint needs: it may be stolen. Before that, the
 * session is read past the cache, which may not know yet of a proof that was just given.
 * @throws AppError `second-step-required`, `fresh-proof-needed`.
 */
async function assertProved({ platform, endpoint, session, readSession }: Proving): Promise<void> {
  if (!missingProof(platform, endpoint, session)) return
  platform.sessions.drop(session.viewer.userId)
  const current = (await readSession()) ?? session
  const missing = missingProof(platform, endpoint, current)
  const extra: FreshProofNeeded = { hasSecondStep: current.hasSecondStep }
  if (missing) fail(missing, missing === 'fresh-proof-needed' ? { extra } : {})
}

function missingProof(
  { config, now }: Platform,
  endpoint: Endpoint,
  { viewer, hasSecondStep, secondStepFrom, provedAt }: LiveSession,
): 'second-step-required' | 'fresh-proof-needed' | null {
  const neededFrom = secondStepNeededFrom(config, viewer.typeUser, secondStepFrom)
  const isNeeded = neededFrom !== null && neededFrom <= now()
  if (isNeeded && !hasSecondStep && !isForEveryAccount(endpoint)) return 'second-step-required'
  const age = now().getTime() - provedAt.getTime()
  return endpoint.freshProof && age >= freshProofMinutes * minuteMs ? 'fresh-proof-needed' : null
}

/** Sends a file to save. Its name is sent twice, because old clients read only ASCII names. */
function sendDownload(reply: FastifyReply, type: string, file: unknown) {
  const { name, text } = file as { name: string; text: string }
  const asciiName = name.replaceAll(/[^\w.-]/g, '_')
  return reply
    .type(`${type}; charset=utf-8`)
    .header(
      'content-disposition',
      `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(text)
}

/**
 * Removes fields that are not in the contract.
 * @throws Error when the result doesn't match the contract, which is a defect of the handler.
 */
function replyBody(endpoint: Endpoint, result: unknown): unknown {
  if (endpoint.reply && isExactly(endpoint.reply, result)) return result
  const parsed = endpoint.reply?.safeParse(result)
  if (parsed?.success) return parsed.data
  const issues = parsed?.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new Error(`${endpoint.id} answered out of its contract: ${issues?.join(', ')}`)
}

async function readFile(request: FastifyRequest): Promise<UploadedFile | null> {
  if (!request.isMultipart()) fail('unsupported-type')
  try {
    const part = await request.file()
    return part ? { bytes: await part.toBuffer(), name: part.filename ?? '' } : null
  } catch (error) {
    // The parser's errors about a malformed form have no status.
    if ((error as { statusCode?: number }).statusCode) throw error
    return fail('invalid-request')
  }
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) fail('invalid-request')
  return key
}
