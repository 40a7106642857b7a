import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import { uploadsPath } from '@trilha/contracts/videos/videos'
import { writeOwnMessage } from '@trilha/contracts/pipeline/messages'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { belongingsHash, createBelongingsFunctions } from '../../test/walls/belongings.ts'
import { call } from '../../test/client.ts'
import { declaredEndpoints } from '../../test/contract/endpoints.ts'
import { idPlaces } from '../../test/contract/idsOf.ts'
import { aSocket, connect, listening } from '../../test/live.ts'
import { program } from '../../test/program.ts'
import { canary, send, twoWorlds, type Caller, type Worlds } from '../../test/walls/walls.ts'
import { startSession } from '../accounts/signIn/sessions.ts'

/**
 * Tests that no company reaches data of another company, or of candidates without a legal basis.
 * People of company A call every endpoint, first with ids of company B, then without them. No call
 * may return or change data of B. Endpoints, ids and rows of B are discovered, not listed.
 */
const p = program({ limitScale: 1_000_000, settings: { TRILHA_ROLE: 'web' } })
const endpoints = await declaredEndpoints()
const named = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const withIds = named.filter(([, endpoint]) => idPlaces(endpoint).places.length > 0)

let worlds: Worlds
let before: Record<string, string>
let latest: Record<string, string>
let everyone: Caller[]
const sockets: ReturnType<typeof aSocket>['socket'][] = []
const eventsOfA: string[] = []

beforeAll(async () => {
  await createBelongingsFunctions(p)
  worlds = await twoWorlds(p)
  before = await belongingsHash(p, worlds.b.roots)
  latest = before
  everyone = await worlds.callers()
  const origin = await listening(p)
  const { owner, recruiter, evaluator } = worlds.a.team
  for (const someone of [owner, recruiter, evaluator, worlds.a.applicant]) {
    const typeUser = someone === worlds.a.applicant ? 1 : 2
    const { accessToken: token } = await startSession(p.platform.db, someone.userId, new Date())
    const { socket } = aSocket(origin, { ...someone, token, typeUser })
    socket.onAny((...event) => eventsOfA.push(JSON.stringify(event)))
    expect(await connect(socket)).toBeNull()
    sockets.push(socket)
  }
}, 180_000)
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

test('every id of the contracts is known; add new ones to test/contract/idsOf.ts', () => {
  expect(endpoints.flatMap((endpoint) => idPlaces(endpoint).unknown)).toEqual([])
})

test('each of these text columns has the canary in a row of B', () => {
  for (const column of [
    'candidates.name',
    'application_comments.text',
    'application_messages.text',
    'application_letters.text',
    'scorecards.note',
    'stage_ratings.note',
    'candidate_cvs.name',
    'vacancies.role_name',
    'vacancy_edits.content',
    'invitations.message',
    'webhook_deliveries.body',
    'recruiters.name',
  ])
    expect(worlds.planted).toContain(column)
})

describe.each(withIds)('%s with ids of B', (_, endpoint) => {
  test('returns nothing and changes nothing', async () => {
    const failures: string[] = []
    const permitted = permittedCallers(endpoint, everyone)
    for (const [i, foreignCall] of worlds.foreignCalls(endpoint).entries()) {
      const sent = JSON.stringify([foreignCall.params, foreignCall.query, foreignCall.body])
      const isPublic = worlds.isForEverybody(foreignCall)
      const inPath = foreignCall.foreign.some(({ part }) => part === 'params')
      // Callers without permission try only the first call: they are refused before any read.
      const callers = i === 0 ? everyone : permitted
      await Promise.all(
        callers.map(async (caller) => {
          const isPermitted =
            isPublic && (caller.who === 'candidate' || endpoint.who.includes('anyone'))
          // Anybody may apply to a public vacancy, report it, or share a result with its company.
          if (isPermitted && endpoint.method !== 'GET') return
          const { status, said: reply } = await send(p, endpoint, foreignCall, caller)
          const answer = `${caller.name} ${sent}: ${status} ${reply.slice(-300)}`
          for (const leak of worlds.leaked(reply, sent))
            failures.push(`${leak} leaked to ${answer}`)
          if (status >= 500) failures.push(answer)
          const refusals = [401, 403, 404]
          // A call that also names a row of A may be refused because of the state of that row.
          if (foreignCall.mixed) refusals.push(409)
          const mustBeRefused = inPath && !isPermitted && !endpoint.who.includes('anyone')
          if (mustBeRefused && !refusals.includes(status)) failures.push(answer)
        }),
      )
    }
    expect(failures).toEqual([])
    if (endpoint.method === 'GET') return
    // Compared with the latest hash, so that only the endpoint with the change fails.
    const previous = latest
    latest = await belongingsHash(p, worlds.b.roots)
    expect(latest).toEqual(previous)
  })
})

/** Reads run first, since a change may delete what they read. */
const readingFirst = named.toSorted(
  ([, x], [, y]) => Number(y.method === 'GET') - Number(x.method === 'GET'),
)
describe.each(readingFirst)('%s without ids of B', (_, endpoint) => {
  test('returns nothing of B', async () => {
    const failures: string[] = []
    const ownCall = worlds.ownCall(endpoint)
    const queries = endpoint.method === 'GET' ? searches(ownCall.query) : [ownCall.query]
    for (const query of queries) {
      // A change may have ended a session.
      const callers = endpoint.method === 'GET' ? everyone : await worlds.callers()
      for (const caller of permittedCallers(endpoint, callers)) {
        const { status, said: reply } = await send(p, endpoint, { ...ownCall, query }, caller)
        const sent = JSON.stringify([ownCall.params, query, ownCall.body])
        for (const leak of worlds.leaked(reply, sent))
          failures.push(`${leak} leaked to ${caller.name} ${sent}: ${reply.slice(-300)}`)
        if (status === 500) failures.push(`${caller.name} ${sent}: ${reply.slice(-300)}`)
      }
    }
    expect(failures).toEqual([])
  })
})

/** The callers whose kind the endpoint accepts. */
function permittedCallers({ who, scope }: Endpoint, callers: Caller[]): Caller[] {
  if (who.includes('anyone')) return callers
  return callers.filter((caller) =>
    caller.who === 'key' ? scope : caller.who && who.includes(caller.who),
  )
}

/** The plain query, and one that searches for B's words in every text parameter. */
function searches(query: Record<string, unknown> | undefined) {
  const words = { text: 'bacaba', q: 'bacaba', roleName: 'Rascunho bacaba', city: 'bacaba' }
  const matching = Object.entries(words).filter(([name]) => query && name in query)
  return matching.length > 0 ? [{}, Object.fromEntries(matching)] : [query]
}

test.each([
  '/sitemap.xml',
  '/feeds/vagas.rss',
  '/feeds/indeed.xml',
  '/api/openapi.json',
  '/api/open/openapi.json',
])('%s contains only public data of B', async (url) => {
  const { body, headers } = await p.app.inject({ method: 'GET', url })
  expect(worlds.leaked(`${JSON.stringify(headers)} ${body}`, '')).toEqual([])
})

test('a signed address opens its own file only', async () => {
  const { storage } = p.platform
  const own = await storage.url(worlds.a.files.video)
  expect((await p.app.inject({ method: 'GET', url: own })).body).toBe(worlds.a.mark)
  for (const kind of ['photo', 'cv', 'video'] as const) {
    const url = own.replace(worlds.a.files.video, worlds.b.files[kind])
    for (const tried of [url, url.split('?')[0] ?? '', url.replace('/files/', '/files/./')]) {
      const { statusCode, body } = await p.app.inject({ method: 'GET', url: tried })
      expect(statusCode).toBe(404)
      expect(body).not.toContain(worlds.b.mark)
    }
  }
})

test('nobody can continue the upload of another person', async () => {
  const { id } = await p.platform.db
    .selectFrom('videos')
    .select('id')
    .where('candidate_id', '=', worlds.b.applicant.candidateId)
    .executeTakeFirstOrThrow()
  for (const { token } of await worlds.callers())
    for (const method of ['HEAD', 'PATCH'] as const) {
      const { statusCode } = await p.app.inject({
        method,
        url: `${uploadsPath}/${id}`,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: 'x',
      })
      expect([401, 403, 404]).toContain(statusCode)
    }
})

test('every row of B is unchanged at the end', async () => {
  expect(await belongingsHash(p, worlds.b.roots)).toEqual(before)
})

test('the same calls return the canary to the people of B', async () => {
  const signIn = async (userId: string) =>
    (await startSession(p.platform.db, userId, p.platform.now())).accessToken
  const { b } = worlds
  const seen: string[] = []
  for (const [id, endpoint] of withIds) {
    if (endpoint.method !== 'GET' || endpoint.who.includes('anyone')) continue
    const someone = endpoint.who.includes('recruiter') ? b.team.owner : b.applicant
    const token = await signIn(someone.userId)
    for (const foreignCall of worlds.foreignCalls(endpoint).filter(({ mixed }) => !mixed)) {
      const { said: reply } = await send(p, endpoint, foreignCall, { token })
      if (reply.includes(canary)) seen.push(id)
    }
  }
  for (const id of [
    'applications.progress',
    'assessments.questionsTest',
    'pipeline.application',
    'pipeline.applications',
    'pipeline.board',
    'pipeline.comments',
    'pipeline.compare',
    'pipeline.history',
    'pipeline.messages',
    'pipeline.ownMessages',
    'pipeline.scorecard',
    'notifications.list',
    'vacancies.edit',
    'vacancies.preview',
    'videos.pipeline',
    'videos.get',
    'webhooks.delivery',
  ])
    expect(seen).toContain(id)
})

test('live events of B reach only B', async () => {
  const { b } = worlds
  const origin = await listening(p)
  const own = aSocket(origin, { ...b.team.owner, typeUser: 2 })
  const eventsOfB: string[] = []
  own.socket.onAny((...event) => eventsOfB.push(JSON.stringify(event)))
  expect(await connect(own.socket)).toBeNull()
  sockets.push(own.socket)
  const { token } = b.applicant
  const params = { id: b.application.id }
  const answer = await call(p, writeOwnMessage, { params, body: { text: 'Bom dia!' } }, { token })
  expect(answer.status).toBe(201)
  await vi.waitFor(() => expect(eventsOfB.length).toBeGreaterThan(0), { timeout: 15_000 })
  expect(eventsOfA.flatMap((event) => worlds.leaked(event, ''))).toEqual([])
})
