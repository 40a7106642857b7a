import { randomUUID } from 'node:crypto'
import { apply } from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  answerAll,
  aTest,
  customStage,
  validAnswers,
  open,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
} from '../../../test/stages/tests.ts'
import { aTrail, stored } from '../../../test/trails.ts'

const p = program()
const text = (value: string): AnswerValue => ({ kind: 'text', text: value })

async function questions() {
  const trail = await aTest(p, questionsStage)
  const { items } = await seenTest(p, trail)
  const item = (kind: string) => items.find((one) => one.kind === kind)?.id ?? ''
  return { ...trail, item }
}

describe('an answer is refused', () => {
  test('to strangers, to the company, and for unknown questions', async () => {
    const trail = await questions()
    const stranger = await aCandidate(p)
    const saveAs = (token: string | null, params: object) =>
      call(
        p,
        contract.saveAnswer,
        {
          params: params as never,
          body: { value: text('Oi!'), revision: 1, device: trail.device },
        },
        { token },
      )
    const params = { ...trail.place, itemId: trail.item('text') }
    refused(await saveAs(null, params), 401, 'sign-in-needed')
    refused(await saveAs(trail.recruiter.token, params), 403, 'forbidden')
    refused(await saveAs(stranger.token, params), 404, 'not-found')
    const nothing = { ...params, itemId: randomUUID() }
    refused(await saveAs(trail.candidate.token, nothing), 404, 'not-found')
    const other = await questions()
    const foreign = { ...params, itemId: other.item('text') }
    refused(await saveAs(trail.candidate.token, foreign), 404, 'not-found')
  })

  test.each<[string, string, unknown]>([
    ['of another kind', 'text', { kind: 'number', number: 1 }],
    ['too long', 'text', { kind: 'text', text: 'x'.repeat(61) }],
    ['an unknown option', 'single', { kind: 'single', option: 'z' }],
    ['too many options', 'multiple', { kind: 'multiple', options: ['a', 'b', 'c'] }],
    ['too many decimals', 'number', { kind: 'number', number: 1.25 }],
    ['an impossible date', 'date', { kind: 'date', date: '2026-02-30' }],
    ["somebody else's file", 'file', { kind: 'file', fileId: randomUUID() }],
    ['an unknown kind', 'text', { kind: 'wish', text: 'x' }],
  ])('%s', async (_, kind, value) => {
    const trail = await questions()
    const body = refused(
      await save(p, trail, trail.item(kind), { value: value as never }),
      400,
      'invalid-request',
    )
    expect(body.errors?.[0]?.field).toMatch(/^value/)
    expect((await seenTest(p, trail)).answers).toEqual([])
  })

  test('before a custom test is started, and after a test is sent', async () => {
    const trail = await aTest(p, customStage)
    refused(await save(p, trail, randomUUID(), { value: text('x') }), 409, 'start-needed')
    const sent = await questions()
    await answerAll(p, sent)
    await submit(p, sent)
    refused(
      await save(p, sent, sent.item('text'), { value: text('Mais uma'), revision: 9 }),
      409,
      'stage-not-open',
    )
  })
})

describe('autosave', () => {
  test('the first answer starts the stage; answers can be changed and cleared', async () => {
    const trail = await questions()
    const item = trail.item('text')
    const first = await save(p, trail, item, { value: text('Ca') })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ itemId: item, value: text('Ca'), revision: 1 })
    await save(p, trail, trail.item('number'), { value: { kind: 'number', number: 4.5 } })
    await save(p, trail, item, { value: text('Caixa'), revision: 2 })
    await save(p, trail, trail.item('single'), { value: validAnswers.single! })
    await save(p, trail, trail.item('single'), { value: null, revision: 2 })

    const seen = await seenTest(p, trail)
    expect(seen.state).toBe('in_progress')
    expect(seen.attempt).toMatchObject({ device: trail.device, endsAt: null, timeFactor: 1 })
    const byItem = new Map(seen.answers.map((answer) => [answer.itemId, answer]))
    expect(byItem.get(item)).toMatchObject({ value: text('Caixa'), revision: 2 })
    expect(byItem.get(trail.item('number'))?.value).toEqual({ kind: 'number', number: 4.5 })
    expect(byItem.get(trail.item('single'))).toMatchObject({ value: null, revision: 2 })
    const { history } = await stored(p, trail.id)
    expect(history.filter((row) => row.action === 'start_stage')).toHaveLength(1)
  })

  test('a repeated or outdated request succeeds without changes', async () => {
    const trail = await questions()
    const item = trail.item('text')
    await save(p, trail, item, { value: text('um'), revision: 1 })
    const third = await save(p, trail, item, { value: text('três'), revision: 3 })
    for (const [value, revision] of [
      ['três', 3],
      ['dois', 2],
      ['um', 1],
    ] as const) {
      const again = await save(p, trail, item, { value: text(value), revision })
      expect(again.status).toBe(200)
      expect(again.body).toEqual(third.body)
    }
    expect((await seenTest(p, trail)).answers).toEqual([third.body])
  })

  test('the highest revision of each answer is saved in any order of arrival', async () => {
    const trail = await questions()
    const ids = [trail.item('text'), trail.item('essay'), trail.item('code')]
    const kinds = ['text', 'essay', 'code'] as const
    const saves = ids.flatMap((item, i) =>
      Array.from({ length: 8 }, (_, n) => ({ item, kind: kinds[i]!, revision: n + 1 })),
    )
    const mixed = saves
      .map((one, n) => ({ one, order: (n * 7) % saves.length }))
      .sort((a, b) => a.order - b.order)
      .map(({ one }) => one)
    // Sends each answer twice, all at the same time.
    const answers = await Promise.all(
      [...mixed, ...mixed].map(({ item, kind, revision }) =>
        save(p, trail, item, {
          value: { kind, text: `resposta ${revision}` } as AnswerValue,
          revision,
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    const seen = await seenTest(p, trail)
    expect(seen.answers).toHaveLength(3)
    for (const answer of seen.answers)
      expect(answer).toMatchObject({ revision: 8, value: { text: 'resposta 8' } })
  })
})

describe('two devices', () => {
  test('the second gets an error with the saved answers and may take over', async () => {
    const trail = await questions()
    const item = trail.item('text')
    const other = randomUUID()
    await save(p, trail, item, { value: text('do celular'), revision: 4 })

    const refusal = refused(
      await save(p, trail, item, { value: text('do computador'), revision: 5, device: other }),
      409,
      'other-device',
    ) as unknown as { answers: unknown }
    expect(refusal.answers).toEqual((await seenTest(p, trail)).answers)
    expect((await seenTest(p, trail)).answers[0]?.value).toEqual(text('do celular'))

    // Its revision may be lower, but the person decided to take over.
    const taken = await save(p, trail, item, {
      value: text('do computador'),
      revision: 1,
      device: other,
      takeOver: true,
    })
    expect(taken.status).toBe(200)
    expect((await seenTest(p, trail)).attempt?.device).toBe(other)
    await save(p, trail, trail.item('boolean'), { value: validAnswers.boolean!, device: other })

    refused(
      await save(p, trail, item, { value: text('do celular'), revision: 5 }),
      409,
      'other-device',
    )
    expect((await seenTest(p, trail)).answers.find((one) => one.itemId === item)?.value).toEqual(
      text('do computador'),
    )
  })
})

test('a lone surrogate in a text is replaced', async () => {
  const trail = await questions()
  const saved = await save(p, trail, trail.item('text'), { value: text('Oi \ud83d') })
  expect(saved.body.value).toEqual(text('Oi \ufffd'))
  const pair = await save(p, trail, trail.item('text'), { value: text('Oi 👋'), revision: 2 })
  expect(pair.body.value).toEqual(text('Oi 👋'))
})

describe('the library of earlier answers', () => {
  const earlier = (trail: Awaited<ReturnType<typeof questions>>, itemId: string, token: string) =>
    call(p, contract.listEarlierAnswers, { params: { ...trail.place, itemId } }, { token })

  test('lists answers of the same person: the same question first, then the same kind', async () => {
    const first = await questions()
    await save(p, first, first.item('text'), { value: text('Curso de caixa') })
    await save(p, first, first.item('essay'), { value: validAnswers.essay! })
    await save(p, first, first.item('number'), { value: validAnswers.number! })

    // The same person in a vacancy with the same question and with a different one.
    const stage = {
      ...questionsStage,
      items: [
        { kind: 'text' as const, prompt: 'Que curso você quer fazer agora?' },
        { kind: 'text' as const, prompt: 'QUAL foi o  ultimo curso que você fez?' },
        { kind: 'number' as const, prompt: 'Quantos clientes por dia?' },
      ],
    }
    const vacancy = await aVacancy(p, { stages: [stage, conversationStage] })
    const answer = await p.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { authorization: `Bearer ${first.candidate.token}` },
      payload: { vacancyId: vacancy.id },
    })
    expect(answer.statusCode).toBe(201)
    const place = { id: answer.json<{ id: string }>().id, stageId: vacancy.stageIds[0] ?? '' }
    const second = { ...first, vacancy, place, id: place.id }
    const { items } = await seenTest(p, second)
    const [other = '', same = '', number = ''] = items.map((item) => item.id)
    await save(p, second, other, { value: text('Confeitaria') })

    const found = await earlier(second, same, first.candidate.token)
    expect(found.body.rows).toEqual([
      expect.objectContaining({
        same: true,
        prompt: 'Qual foi o último curso que você fez?',
        value: text('Curso de caixa'),
        roleName: 'Assistente de atendimento ao cliente',
      }),
    ])
    // Answers of this application and of other kinds are left out; numbers need the same question.
    const alike = (await earlier(second, other, first.candidate.token)).body.rows
    expect(alike.map((row) => [row.same, row.value])).toEqual([[false, text('Curso de caixa')]])
    expect((await earlier(second, number, first.candidate.token)).body.rows).toEqual([])

    const stranger = await questions()
    const theirs = await earlier(stranger, stranger.item('text'), stranger.candidate.token)
    expect(theirs.body.rows).toEqual([])
    refused(await earlier(second, same, stranger.candidate.token), 404, 'not-found')
  })

  test('is available only while the time of a timed question runs', async () => {
    const first = await questions()
    await save(p, first, first.item('text'), { value: text('Curso de caixa') })
    const prompt = 'Qual foi o último curso que você fez?'
    const stage = {
      ...customStage,
      items: [{ kind: 'text' as const, prompt, seconds: 30 }],
      test: null,
    }
    const vacancy = await aVacancy(p, { stages: [stage, conversationStage] })
    const { token } = first.candidate
    const applied = await call(p, apply, { body: { vacancyId: vacancy.id } }, { token })
    const place = { id: applied.body.id, stageId: vacancy.stageIds[0] ?? '' }
    const second = { ...first, kind: stage.kind, vacancy, place, id: place.id }
    const itemId = (await start(p, second)).body.items[0]?.id ?? ''
    refused(await earlier(second, itemId, token), 409, 'item-not-open')
    await open(p, second, itemId)
    expect((await earlier(second, itemId, token)).body.rows).toHaveLength(1)
    p.advance(60_000)
    refused(await earlier(second, itemId, token), 409, 'time-over')
  })
})

test('signals are stored only while the test is in progress, up to a limit', async () => {
  const trail = await aTest(p, customStage)
  const signal = (body: object, token = trail.candidate.token) =>
    call(p, contract.reportSignal, { params: trail.place, body: body as never }, { token })
  const stranger = await aTrail(p)
  refused(await signal({ signal: 'left' }, stranger.candidate.token), 404, 'not-found')
  refused(await signal({ signal: 'cheated' }), 400, 'invalid-request')
  const count = async () =>
    (
      await p.platform.db
        .selectFrom('stage_signals')
        .select('signal')
        .where('application_id', '=', trail.id)
        .execute()
    ).length
  expect((await signal({ signal: 'left' })).status).toBe(204)
  expect(await count()).toBe(0)
  await start(p, trail)
  await signal({ signal: 'left' })
  await signal({ signal: 'pasted', itemId: randomUUID() })
  expect(await count()).toBe(2)
  for (let i = 0; i < 210; i += 30)
    await Promise.all(Array.from({ length: 30 }, () => signal({ signal: 'returned' })))
  expect(await count()).toBe(200)
})
