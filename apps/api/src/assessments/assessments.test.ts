import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/assessments/assessments'
import * as pipeline from '@trilha/contracts/assessments/pipeline'
import { describe, expect, test } from 'vitest'
import { call, refused, urlOf } from '../../test/client.ts'
import { aCandidate, aVacancy, conversationStage, requirementsStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  answerAll,
  aTest,
  customStage,
  open,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
} from '../../test/stages/tests.ts'
import { aTrail, seenByCandidate } from '../../test/trails.ts'
import { unseal } from '../platform/secrets/sealed.ts'

const p = program()

const read = (kind: 'questions' | 'custom', vacancyId: number, token: string | null) =>
  call(
    p,
    kind === 'custom' ? contract.getCustomTest : contract.getQuestionsTest,
    { params: { id: vacancyId } },
    { token },
  )

describe('reading a test', () => {
  test('is refused without a sign-in, without an application, and for unknown tests', async () => {
    const { vacancy, candidate } = await aTest(p, questionsStage)
    const stranger = await aCandidate(p)
    refused(await read('questions', vacancy.id, null), 401, 'sign-in-needed')
    refused(await read('questions', vacancy.id, stranger.token), 404, 'not-found')
    refused(await read('custom', vacancy.id, candidate.token), 404, 'not-found')
    refused(await read('questions', 999_999_999, candidate.token), 404, 'not-found')
  })

  test('is refused while the stage is locked', async () => {
    const trail = await aTrail(p, { changes: { stages: [requirementsStage, customStage] } })
    refused(await read('custom', trail.vacancy.id, trail.candidate.token), 409, 'stage-not-open')
  })

  test('a questions test shows its questions at once, in order', async () => {
    const trail = await aTest(p, questionsStage)
    const body = await seenTest(p, trail)
    expect(body).toMatchObject({
      applicationId: trail.id,
      stageId: trail.firstStage,
      kind: 'questions',
      title: 'Algumas perguntas',
      state: 'open',
      itemCount: 9,
      seconds: null,
      timedItems: false,
      attempt: null,
      answers: [],
      files: [],
      score: null,
      extension: null,
      can: { start: { allowed: true }, answer: { allowed: true }, submit: { allowed: true } },
    })
    expect(body.items.map((item) => `${item.position} ${item.kind}`)).toEqual([
      '1 text',
      '2 essay',
      '3 single',
      '4 multiple',
      '5 boolean',
      '6 number',
      '7 date',
      '8 file',
      '9 code',
    ])
    expect(body.items[0]).toMatchObject({
      required: true,
      limits: { minLength: 3, maxLength: 60 },
      points: null,
      content: { prompt: 'Qual foi o último curso que você fez?', help: '', options: [] },
    })
    expect(body.items[3]?.content?.options).toHaveLength(3)
  })

  test('a custom test shows its length, but no questions, before its start', async () => {
    const body = await seenTest(p, await aTest(p, customStage))
    expect(body).toMatchObject({
      kind: 'custom',
      eliminatory: true,
      passPercent: 60,
      // Four fixed items, three of the six items of the pool, and the timed one.
      itemCount: 8,
      seconds: 600,
      timedItems: true,
      items: [],
      attempt: null,
      can: {
        start: { allowed: true, reason: null },
        answer: { allowed: false, reason: 'start-needed' },
        submit: { allowed: false, reason: 'start-needed' },
        askExtension: { allowed: true, reason: null },
      },
    })
  })
})

describe('starting', () => {
  test('is refused to strangers, with wrong factors, and for other or closed stages', async () => {
    const trail = await aTest(p, customStage)
    const stranger = await aCandidate(p)
    const body = { device: trail.device }
    const begin = (token: string | null, params = trail.place, given: object = body) =>
      call(p, contract.startTest, { params, body: given as never }, { token })
    refused(await begin(null), 401, 'sign-in-needed')
    refused(await begin(trail.recruiter.token), 403, 'forbidden')
    refused(await begin(stranger.token), 404, 'not-found')
    refused(await begin(trail.candidate.token, trail.place, {}), 400, 'invalid-request')
    const factor = { ...body, timeFactor: 3 }
    refused(await begin(trail.candidate.token, trail.place, factor), 400, 'invalid-request')
    for (const timeFactor of [1.5, 2])
      for (const reason of [{}, { timeReason: ' ' }]) {
        const given = { ...body, ...reason, timeFactor }
        const { errors } = refused(
          await begin(trail.candidate.token, trail.place, given),
          400,
          'invalid-request',
        )
        expect(errors).toEqual([
          expect.objectContaining({ field: 'timeReason', id: 'reason-required' }),
        ])
      }
    const other = { id: trail.id, stageId: trail.secondStage }
    refused(await begin(trail.candidate.token, other), 409, 'stage-not-open')
    refused(
      await begin(trail.candidate.token, { id: trail.id, stageId: randomUUID() }),
      404,
      'not-found',
    )
    const locked = await aTrail(p, { changes: { stages: [requirementsStage, customStage] } })
    const place = { id: locked.id, stageId: locked.secondStage }
    refused(await begin(locked.candidate.token, place), 409, 'stage-not-open')
  })

  test('fixes the end and the questions; a second start changes nothing', async () => {
    const trail = await aTest(p, customStage)
    const first = (await start(p, trail, { timeFactor: 1.5 })).body
    expect(first.state).toBe('in_progress')
    expect(first.items).toHaveLength(8)
    expect(first.attempt).toMatchObject({ timeFactor: 1.5, device: trail.device })
    const secondsBetween = (from = '', to = '') => (Date.parse(to) - Date.parse(from)) / 1000
    expect(secondsBetween(first.attempt?.startedAt, first.attempt?.endsAt ?? '')).toBe(900)
    // The time of a question is extended too.
    expect(first.items.find((item) => item.points === 4 && item.kind === 'single')?.seconds).toBe(
      45,
    )

    p.advance(60_000)
    const again = (await start(p, trail, { timeFactor: 2, device: randomUUID() })).body
    expect(again.attempt).toEqual(first.attempt)
    expect(again.items.map((item) => item.id)).toEqual(first.items.map((item) => item.id))
    expect(Date.parse(again.now) - Date.parse(first.now)).toBeGreaterThanOrEqual(60_000)
  })

  test('each person has their own draw and cannot answer other items', async () => {
    const vacancy = await aVacancy(p, { stages: [customStage, conversationStage] })
    const draws = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const trail = await aTest(p, customStage, { vacancy })
      const { items } = (await start(p, trail)).body
      const pool = items.filter((item) => item.content?.prompt.includes('sorteio'))
      expect(pool).toHaveLength(3)
      draws.add(pool.map((item) => item.content?.prompt).join())
      const ids = await p.platform.db
        .selectFrom('stage_items')
        .select('id')
        .where('stage_id', '=', trail.firstStage)
        .execute()
      const foreign = ids.find(({ id }) => !items.some((item) => item.id === id))
      const answer = await save(p, trail, foreign?.id ?? '', {
        value: { kind: 'single', option: 'a' },
      })
      refused(answer, 404, 'not-found')
    }
    // There are 120 possible draws, so eight equal ones are practically impossible.
    expect(draws.size).toBeGreaterThan(1)
  })

  test('a test started just before the deadline has its full time', async () => {
    const trail = await aTest(p, customStage)
    const due = Date.parse((await seenTest(p, trail)).dueAt ?? '')
    const soon = new Date(p.platform.now().getTime() + 30_000)
    expect(due).toBeGreaterThan(soon.getTime())
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: soon })
      .where('application_id', '=', trail.id)
      .where('stage_id', '=', trail.firstStage)
      .execute()
    const { attempt, dueAt } = (await start(p, trail)).body
    expect(dueAt).toBe(attempt?.endsAt)
    p.advance(120_000)
    expect((await seenTest(p, trail)).can.answer.allowed).toBe(true)
    const late = await aTest(p, customStage)
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: soon })
      .where('application_id', '=', late.id)
      .where('stage_id', '=', late.firstStage)
      .execute()
    refused(await start(p, late), 409, 'deadline-passed')
  })
})

test('no reply contains keys or undrawn items; scores are shown after the sending', async () => {
  const trail = await aTest(p, customStage)
  const asCandidate = { authorization: `Bearer ${trail.candidate.token}` }
  const replies: string[] = []
  const record = (body: unknown) => {
    replies.push(JSON.stringify(body))
    return body
  }
  const get = async (endpoint: { method: string; path: string }, params: object) =>
    record(
      (
        await p.app.inject({
          method: endpoint.method as 'GET',
          url: urlOf(endpoint as never, params as never),
          headers: asCandidate,
        })
      ).json(),
    )
  record(await seenTest(p, trail))
  const started = (await start(p, trail)).body
  record(started)
  for (const item of started.items) {
    record((await open(p, trail, item.id)).body)
    const value =
      item.kind === 'single'
        ? { kind: 'single' as const, option: 'b' }
        : item.kind === 'multiple'
          ? { kind: 'multiple' as const, options: ['c'] }
          : item.kind === 'number'
            ? { kind: 'number' as const, number: 1 }
            : item.kind === 'boolean'
              ? { kind: 'boolean' as const, yes: false }
              : { kind: 'text' as const, text: 'x' }
    record((await save(p, trail, item.id, { value })).body)
    record((await save(p, trail, item.id, { value, revision: 2, device: randomUUID() })).body)
    await get(contract.listEarlierAnswers, { ...trail.place, itemId: item.id })
  }
  record(await seenTest(p, trail))
  record(await seenByCandidate(p, trail))
  await get({ method: 'GET', path: '/selectiveProcess/{id}' }, { id: trail.vacancy.id })
  await get({ method: 'GET', path: '/applications' }, {})
  // The company also sees nothing before the sending.
  const early = await call(p, pipeline.getPipelineAnswers, { params: trail.place }, trail.recruiter)
  expect(early.body).toMatchObject({ items: [], score: null, percent: null })

  const drawn = new Set(started.items.map((item) => item.id))
  const all = await p.platform.db
    .selectFrom('stage_items')
    .select(['id', 'prompt'])
    .where('stage_id', '=', trail.firstStage)
    .execute()
  const undrawn = all.filter(({ id }) => !drawn.has(id))
  expect(undrawn).toHaveLength(3)
  for (const reply of replies) {
    expect(reply).not.toMatch(/"(key|correct|accepted|tolerance|marks|scores|earned|rubric)"/)
    expect(reply).not.toMatch(/cupom fiscal|(?<![\d:])12\.6/i)
    expect(reply).not.toMatch(/"score":\{|"points":\d+\.|"percent":\d/)
    for (const item of undrawn) {
      expect(reply).not.toContain(item.id)
      expect(reply).not.toContain(item.prompt)
    }
  }

  expect((await submit(p, trail)).status).toBe(200)
  for (const reply of [await seenTest(p, trail), await seenByCandidate(p, trail)])
    expect(JSON.stringify(reply)).not.toMatch(/"(key|correct|accepted|tolerance|marks|scores)"/)
  expect((await seenTest(p, trail)).score).toEqual({ points: 0, most: 20, passPercent: 60 })
})

test('the company never sees the time factor and its reason, which are stored apart', async () => {
  const trail = await aTest(p, customStage)
  const started = await start(p, trail, { timeFactor: 2 })
  await answerAll(p, trail)
  await submit(p, trail)
  const seen = await call(p, pipeline.getPipelineAnswers, { params: trail.place }, trail.recruiter)
  expect(seen.status).toBe(200)
  expect(JSON.stringify(seen.body)).not.toMatch(/factor|startedAt|endsAt|shownAt|savedAt/i)
  const factors = await p.platform.db
    .selectFrom('sensitive.time_factors')
    .select(['factor', 'sealed'])
    .where('application_id', '=', trail.id)
    .execute()
  expect(factors).toMatchObject([{ factor: '2.00' }])
  const sealed = factors[0]?.sealed ?? Buffer.alloc(0)
  expect(sealed.includes('leitor')).toBe(false)
  expect(JSON.parse(unseal(p.platform.config, trail.id, sealed))).toEqual({
    reason: 'Uso leitor de tela.',
  })
  for (const reply of [started.body, seen.body])
    expect(JSON.stringify(reply)).not.toContain('leitor')
})
