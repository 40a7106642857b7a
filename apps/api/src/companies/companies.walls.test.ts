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
 * Isolation between companies, and of candidates from companies without a basis. Calls by people of
 * A, with ids of B or without them, must neither return nor change anything of B. Endpoints, their
 * ids and the rows of B are discovered, not listed.
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
    socket.onAny((...said) => eventsOfA.push(JSON.stringify(said)))
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

test('B has rows with the canary in its texts', () => {
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
  test('gives nothing and changes nothing', async () => {
    const wrong: string[] = []
    const permitted = allowed(endpoint, everyone)
    for (const [i, made] of worlds.foreignCalls(endpoint).entries()) {
      const sent = JSON.stringify([made.params, made.query, made.body])
      const shown = worlds.isForEverybody(made)
      const inPath = made.foreign.some(({ part }) => part === 'params')
      // Callers without permission try only the first call: they are refused before any read.
      const callers = i === 0 ? everyone : permitted
      await Promise.all(
        callers.map(async (caller) => {
          const open = shown && (caller.who === 'candidate' || endpoint.who.includes('anyone'))
          // Anybody may apply to, report or share with what is public.
          if (open && endpoint.method !== 'GET') return
          const { status, said } = await send(p, endpoint, made, caller)
          const answer = `${caller.name} ${sent}: ${status} ${said.slice(-300)}`
          for (const one of worlds.leaked(said, sent)) wrong.push(`${one} leaked to ${answer}`)
          if (status >= 500) wrong.push(answer)
          const refusals = [401, 403, 404]
          // A call that also names an own row may be refused first because of that row's state.
          if (made.mixed) refusals.push(409)
          const asked = inPath && !open && !endpoint.who.includes('anyone')
          if (asked && !refusals.includes(status)) wrong.push(answer)
        }),
      )
    }
    expect(wrong).toEqual([])
    if (endpoint.method === 'GET') return
    // Compared with the latest hash, so that only the endpoint with the change fails.
    const was = latest
    latest = await belongingsHash(p, worlds.b.roots)
    expect(latest).toEqual(was)
  })
})

/** Reads run first, since a change may delete what they read. */
const readingFirst = named.toSorted(
  ([, x], [, y]) => Number(y.method === 'GET') - Number(x.method === 'GET'),
)
describe.each(readingFirst)('%s without ids of B', (_, endpoint) => {
  test('returns nothing of B', async () => {
    const wrong: string[] = []
    const made = worlds.ownCall(endpoint)
    const queries = endpoint.method === 'GET' ? searches(made.query) : [made.query]
    for (const query of queries) {
      // A change may have ended a session.
      const callers = endpoint.method === 'GET' ? everyone : await worlds.callers()
      for (const caller of allowed(endpoint, callers)) {
        const { status, said } = await send(p, endpoint, { ...made, query }, caller)
        const sent = JSON.stringify([made.params, query, made.body])
        for (const one of worlds.leaked(said, sent))
          wrong.push(`${one} leaked to ${caller.name} ${sent}: ${said.slice(-300)}`)
        if (status === 500) wrong.push(`${caller.name} ${sent}: ${said.slice(-300)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** The callers whose kind the endpoint accepts. */
function allowed({ who, scope }: Endpoint, callers: Caller[]): Caller[] {
  if (who.includes('anyone')) return callers
  return callers.filter((caller) =>
    caller.who === 'key' ? scope : caller.who && who.includes(caller.who),
  )
}

/** The plain query, and one that searches for B's words in every text parameter. */
function searches(query: Record<string, unknown> | undefined) {
  const words = { text: 'bacaba', q: 'bacaba', roleName: 'Rascunho bacaba', city: 'bacaba' }
  const looking = Object.entries(words).filter(([name]) => query && name in query)
  return looking.length > 0 ? [{}, Object.fromEntries(looking)] : [query]
}

test.each(['/sitemap.xml', '/feeds/vagas.rss', '/feeds/indeed.xml', '/api/openapi.json'])(
  '%s contains only public data of B',
  async (url) => {
    const { body, headers } = await p.app.inject({ method: 'GET', url })
    expect(worlds.leaked(`${JSON.stringify(headers)} ${body}`, '')).toEqual([])
  },
)

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
  const sign = async (userId: string) =>
    (await startSession(p.platform.db, userId, p.platform.now())).accessToken
  const { b } = worlds
  const seen: string[] = []
  for (const [id, endpoint] of withIds) {
    if (endpoint.method !== 'GET' || endpoint.who.includes('anyone')) continue
    const someone = endpoint.who.includes('recruiter') ? b.team.owner : b.applicant
    const token = await sign(someone.userId)
    for (const made of worlds.foreignCalls(endpoint).filter(({ mixed }) => !mixed)) {
      const { said } = await send(p, endpoint, made, { token })
      if (said.includes(canary)) seen.push(id)
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
  own.socket.onAny((...said) => eventsOfB.push(JSON.stringify(said)))
  expect(await connect(own.socket)).toBeNull()
  sockets.push(own.socket)
  const { token } = b.applicant
  const params = { id: b.application.id }
  const answer = await call(p, writeOwnMessage, { params, body: { text: 'Bom dia!' } }, { token })
  expect(answer.status).toBe(201)
  await vi.waitFor(() => expect(eventsOfB.length).toBeGreaterThan(0), { timeout: 15_000 })
  expect(eventsOfA.flatMap((said) => worlds.leaked(said, ''))).toEqual([])
})
