import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { recruiterRoles } from '@trilha/contracts/accounts/accounts'
import type { Endpoint, Who } from '@trilha/contracts/shared/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { bodiesOf } from '../test/contract/arbitrary.ts'
import { urlOf } from '../test/client.ts'
import { declaredEndpoints } from '../test/contract/endpoints.ts'
import { aCandidate, anAdmin, anApplication, aRecruiter } from '../test/factories.ts'
import { program } from '../test/program.ts'
import { aVideo } from '../test/stages/videos.ts'
import { startSession } from './accounts/signIn/sessions.ts'
import { routes } from './routes.ts'

/** RANDOM_INPUTS=5000 for the long run. Each run has a random seed, printed with a failure. */
const randomInputs = Number(process.env['RANDOM_INPUTS'] ?? 50)

const p = program({ limitScale: 1_000_000 })
const endpoints = await declaredEndpoints()
const named = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const kinds: Who[] = ['candidate', 'recruiter', 'admin']

/** A body for an endpoint that takes one. */
const emptyBody = ({ body }: Endpoint) => (body ? {} : undefined)

// Their path parameters identify public things, not things of one person.
const publicEndpoints = [
  'vacancies.report',
  'vacancies.unmark',
  'selfAssessments.affinity',
  'talents.block',
]
/** Endpoints whose path identifies something of one person. A `kind` alone does not do so. */
const personal = named.filter(
  ([id, { params, who }]) =>
    Object.keys(params?.shape ?? {}).some((name) => name !== 'kind') &&
    !who.includes('anyone') &&
    !publicEndpoints.includes(id),
)
const withBody = endpoints.flatMap(({ body, ...endpoint }) =>
  body ? [[endpoint.id, { ...endpoint, body }] as const] : [],
)
const withQuery = endpoints.flatMap(({ query, ...endpoint }) =>
  query ? [[endpoint.id, { ...endpoint, query }] as const] : [],
)

const users: Partial<Record<Who, string>> = {}
/** Ids of another person's things; `foreignParams` selects them by path and parameter. */
let foreignIds: {
  user: string
  candidate: string
  application: string
  stage: string
  vacancy: number
  company: string
  question: string
  video: string
}

beforeAll(async () => {
  users.candidate = (await aCandidate(p)).userId
  users.recruiter = (await aRecruiter(p)).userId
  users.admin = (await anAdmin(p)).userId
  const other = await aCandidate(p)
  const application = await anApplication(p, { candidate: other })
  const video = await aVideo(p, { candidate: other })
  foreignIds = {
    user: other.userId,
    candidate: other.candidateId,
    question: video.questionId,
    video: video.id,
    application: application.id,
    stage: application.stageId,
    vacancy: application.vacancyId,
    company: application.vacancy.companyId,
  }
})

/** Starts a new session for each use, because logout ends one; null if no user has this kind. */
async function tokenOf(kind: Who | undefined): Promise<string | null> {
  const userId = kind && users[kind]
  return userId ? (await startSession(p.platform.db, userId, new Date())).accessToken : null
}

/** Path parameters that identify another person's things. */
function foreignParams(endpoint: Endpoint): Record<string, unknown> {
  const id = endpoint.path.startsWith('/user/')
    ? foreignIds.user
    : /vacancies|selectiveProcess/.test(endpoint.path)
      ? foreignIds.vacancy
      : endpoint.path.startsWith('/videos/')
        ? foreignIds.video
        : endpoint.path.startsWith('/candidate/')
          ? foreignIds.candidate
          : foreignIds.application
  return {
    id,
    stageId: foreignIds.stage,
    itemId: foreignIds.stage,
    questionId: foreignIds.question,
    videoId: foreignIds.video,
    userId: foreignIds.user,
    candidateId: foreignIds.candidate,
    companyId: foreignIds.company,
    kind: 'competency',
  }
}

const send = (
  endpoint: Endpoint,
  params: Record<string, unknown>,
  token: string | null,
  body: unknown,
) =>
  p.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, params),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })

test('every endpoint of the contract is bound exactly once', () => {
  expect(routes.map((bound) => bound.endpoint.id).sort()).toEqual(named.map(([id]) => id).sort())
})

test('no two endpoints share a method and a path', () => {
  const keys = endpoints.map((e) => `${e.method} ${e.path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

describe.each(named)('%s', (_, endpoint) => {
  test('without a token: 401 if the caller must sign in, otherwise not 403', async () => {
    const { statusCode } = await send(endpoint, foreignParams(endpoint), null, emptyBody(endpoint))
    if (endpoint.who.includes('anyone')) expect(statusCode).not.toBe(403)
    else expect(statusCode).toBe(401)
  })

  test('with an invalid token: 401', async () => {
    const invalid = 'x'.repeat(43)
    const answer = await send(endpoint, foreignParams(endpoint), invalid, emptyBody(endpoint))
    expect(answer.statusCode).toBe(401)
    expect(answer.json().id).toBe('session-ended')
  })

  test.each(kinds)('as %s: 403 if it may not call, and never 5xx', async (kind) => {
    const token = await tokenOf(kind)
    const answer = await send(endpoint, foreignParams(endpoint), token, emptyBody(endpoint))
    expect(answer.statusCode).toBeLessThan(500)
    if (!endpoint.who.includes('anyone') && !endpoint.who.includes(kind))
      expect(answer.statusCode).toBe(403)
  })
})

test.each(named.filter(([, { who }]) => who.includes('recruiter')))(
  '%s as a recruiter of each role: never 5xx',
  { timeout: 60_000 },
  async (_, endpoint) => {
    for (const role of recruiterRoles) {
      const { token } = await aRecruiter(p, { role })
      const answer = await send(endpoint, foreignParams(endpoint), token, emptyBody(endpoint))
      expect(answer.statusCode).toBeLessThan(500)
    }
  },
)

describe.each(personal)('%s', (_, endpoint) => {
  const body = emptyBody(endpoint)
  test("is refused with another person's ids", async () => {
    // New users, because a random body may have created an application of the users above.
    const newcomers: Partial<Record<Who, string>> = {
      candidate: (await aCandidate(p)).token,
      recruiter: (await aRecruiter(p)).token,
      admin: (await anAdmin(p)).token,
    }
    for (const kind of kinds) {
      const answer = await send(endpoint, foreignParams(endpoint), newcomers[kind] ?? '', body)
      expect([400, 403, 404, 415]).toContain(answer.statusCode)
    }
  })

  test('is refused with unknown ids', async () => {
    const unknownId = /vacancies|selectiveProcess/.test(endpoint.path) ? 999_999_999 : randomUUID()
    for (const kind of kinds) {
      const answer = await send(
        endpoint,
        {
          id: unknownId,
          stageId: randomUUID(),
          itemId: randomUUID(),
          questionId: randomUUID(),
          videoId: randomUUID(),
          companyId: randomUUID(),
          kind: 'competency',
        },
        await tokenOf(kind),
        body,
      )
      expect([400, 403, 404, 415]).toContain(answer.statusCode)
    }
  })
})

test.each(withBody)(
  `%s: ${randomInputs} random bodies never answer 5xx`,
  { timeout: 400_000 },
  async (_, endpoint) => {
    const token = await tokenOf(kinds.find((who) => endpoint.who.includes(who)))
    const seed = Math.floor(Math.random() * 2 ** 31)
    const failed: string[] = []
    const bodies = fc.sample(bodiesOf(endpoint.body), { numRuns: randomInputs, seed })
    for (let i = 0; i < bodies.length; i += 50) {
      const batch = bodies.slice(i, i + 50)
      const answers = await Promise.all(
        batch.map((random) => send(endpoint, foreignParams(endpoint), token, random)),
      )
      for (const [j, answer] of answers.entries())
        if (answer.statusCode >= 500)
          failed.push(`seed ${seed}: ${JSON.stringify(batch[j])} answered ${answer.body}`)
    }
    expect(failed).toEqual([])
  },
)

test.each(withQuery)(
  `%s: ${randomInputs} random queries never answer 5xx`,
  { timeout: 200_000 },
  async (_, endpoint) => {
    const names = Object.keys(endpoint.query.shape)
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('1', '-1', '0', 'null', 'ASC', '999999999999'),
    )
    const failed: string[] = []
    const queries = fc.sample(
      fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.array(value, { maxLength: 3 }))),
      { numRuns: randomInputs },
    )
    const token = await tokenOf(kinds.find((who) => endpoint.who.includes(who)))
    for (const query of queries) {
      const answer = await p.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint, foreignParams(endpoint), query),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      if (answer.statusCode >= 500) failed.push(`${JSON.stringify(query)} answered ${answer.body}`)
    }
    expect(failed).toEqual([])
  },
)
