import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/assessments/assessments'
import * as pipeline from '@trilha/contracts/assessments/pipeline'
import { listPipelineApplications } from '@trilha/contracts/pipeline/pipeline'
import { dayMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, requirementsStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  answerAll,
  aTest,
  customItems,
  customStage,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
  type TestTrail,
} from '../../../test/stages/tests.ts'
import { aTrail, mailsTo, seenByCandidate, seenByCompany, stored } from '../../../test/trails.ts'
import { expireStages } from '../../applications/deadlines/expire.ts'

const p = program()
const marks = ['fraco', 'regular', 'bom', 'ótimo', 'excelente']

const read = (own: TestTrail, token = own.recruiter.token) =>
  call(p, pipeline.getPipelineAnswers, { params: own.place }, { token })

const essayStage = {
  ...customStage,
  items: [
    {
      kind: 'essay' as const,
      prompt: 'Escreva a resposta.',
      points: 10,
      key: { kind: 'rubric' as const, marks },
    },
    ...customItems.slice(1, 2),
  ],
  test: { seconds: 600, passPercent: 60 },
}

/** A sent test with an essay and a correct number. */
async function essay() {
  const own = await aTest(p, essayStage)
  const { items } = (await start(p, own)).body
  const [text = '', number = ''] = items.map((item) => item.id)
  await save(p, own, text, {
    value: { kind: 'essay', text: 'Eu pediria desculpas e trocaria hoje.' },
  })
  await save(p, own, number, { value: { kind: 'number', number: 12.6 } })
  expect((await submit(p, own)).status).toBe(200)
  return { ...own, text, number }
}

const rate = (
  own: TestTrail,
  itemId: string,
  { rating, token, note = '' }: { rating: number; token: string; note?: string },
) =>
  call(
    p,
    pipeline.rateAnswer,
    { params: { ...own.place, itemId }, body: { rating, note } },
    { token },
  )

describe('reading answers', () => {
  test('is allowed to the own company, for sent tests only', async () => {
    const own = await aTest(p, questionsStage)
    const { items } = await seenTest(p, own)
    await save(p, own, items[0]?.id ?? '', { value: { kind: 'text', text: 'Curso de caixa' } })
    refused(await read(own, own.candidate.token), 403, 'forbidden')
    const other = await aRecruiter(p)
    refused(await read(own, other.token), 404, 'not-found')
    const body = (await read(own)).body
    expect(body).toMatchObject({ state: 'in_progress', items: [], score: null })
    expect(JSON.stringify(body)).not.toContain('Curso de caixa')
    const trail = await aTrail(p, { changes: { stages: [requirementsStage] } })
    const place = { id: trail.id, stageId: trail.firstStage }
    const wrong = await call(p, pipeline.getPipelineAnswers, { params: place }, trail.recruiter)
    refused(wrong, 404, 'not-found')
  })

  test('shows all answers of a questions test and records the view', async () => {
    const own = await aTest(p, questionsStage)
    await answerAll(p, own)
    await submit(p, own)
    const seen = (await read(own)).body
    expect(seen).toMatchObject({
      applicationId: own.id,
      kind: 'questions',
      state: 'submitted',
      sentByClock: false,
      score: null,
      percent: null,
      unrated: 0,
      signals: { left: 0, returned: 0, pasted: 0 },
    })
    expect(seen.items).toHaveLength(9)
    expect(seen.items[0]).toMatchObject({
      position: 1,
      prompt: 'Qual foi o último curso que você fez?',
      value: { kind: 'text', text: 'Atendimento ao cliente' },
      key: null,
      points: null,
      earned: null,
      canRate: false,
    })
    expect(seen.items[7]).toMatchObject({ kind: 'file', value: null, file: null })
    const views = await p.platform.db
      .selectFrom('application_views')
      .select('user_id')
      .where('application_id', '=', own.id)
      .execute()
    expect(views).toEqual([{ user_id: own.recruiter.userId }])
  })

  test('shows keys, points per question and the percentage of a custom test', async () => {
    const own = await aTest(p, customStage)
    await start(p, own)
    const signal = (name: 'left' | 'returned' | 'pasted') =>
      call(
        p,
        contract.reportSignal,
        { params: own.place, body: { signal: name } },
        { token: own.candidate.token },
      )
    for (const name of ['left', 'returned', 'left'] as const) await signal(name)
    await answerAll(p, own)
    const fruit = (await seenTest(p, own)).items[0]?.id ?? ''
    await save(p, own, fruit, { value: { kind: 'multiple', options: ['a'] }, revision: 2 })
    await submit(p, own)
    const seen = (await read(own)).body
    expect(seen).toMatchObject({
      score: { points: 18, most: 20, passPercent: 60 },
      percent: 90,
      unrated: 0,
      signals: { left: 2, returned: 1, pasted: 0 },
    })
    expect(seen.items).toHaveLength(8)
    expect(seen.items.find((item) => item.id === fruit)).toMatchObject({
      key: { kind: 'options', correct: ['a', 'b'] },
      points: 4,
      earned: 2,
    })
    expect((await seenByCompany(p, own)).stages[0]?.score?.points).toBe(18)
  })
})

describe('rating', () => {
  test('is refused to other companies, before the sending, and for keyed items', async () => {
    const own = await essay()
    const other = await aRecruiter(p)
    refused(await rate(own, own.text, { rating: 3, token: other.token }), 404, 'not-found')
    refused(await rate(own, own.text, { rating: 3, token: own.candidate.token }), 403, 'forbidden')
    refused(
      await rate(own, own.number, { rating: 3, token: own.recruiter.token }),
      404,
      'not-found',
    )
    refused(
      await rate(own, randomUUID(), { rating: 3, token: own.recruiter.token }),
      404,
      'not-found',
    )
    for (const wrong of [0, 6, 2.5])
      refused(
        await rate(own, own.text, { rating: wrong, token: own.recruiter.token }),
        400,
        'invalid-request',
      )
    const open = await aTest(p, essayStage)
    const { items } = (await start(p, open)).body
    const early = await rate(open, items[0]?.id ?? '', { rating: 3, token: open.recruiter.token })
    refused(early, 409, 'stage-not-open')
  })

  test("colleagues' ratings and the points are hidden until the own rating is given", async () => {
    const own = await essay()
    const companyId = own.vacancy.companyId
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator', name: 'Ivo Prado' })
    const third = await aRecruiter(p, { companyId })
    const item = async (token: string) =>
      (await read(own, token)).body.items.find((one) => one.id === own.text)

    expect((await read(own)).body).toMatchObject({ unrated: 1, score: null, percent: null })
    expect(await item(own.recruiter.token)).toMatchObject({ canRate: true, earned: null })

    // A rating of 5 gives all points: 10 of 10.
    const first = await rate(own, own.text, {
      rating: 5,
      token: evaluator.token,
      note: 'Direta e gentil.',
    })
    expect(first.body).toMatchObject({
      earned: 10,
      ratings: [{ from: 'Ivo Prado', own: true, rating: 5, note: 'Direta e gentil.' }],
      hiddenRatings: 0,
    })
    const hidden = (await read(own)).body
    expect(hidden.items[0]).toMatchObject({ ratings: [], hiddenRatings: 1, earned: null })
    expect(hidden).toMatchObject({ score: null, percent: null })
    expect(JSON.stringify(hidden)).not.toContain('Direta e gentil.')
    // The total is hidden too: minus the points of the number, it would reveal the rating.
    expect((await seenByCompany(p, own)).stages[0]?.score).toBeNull()

    // Then 2: the mean of 3.5 is 2.5 of 4, so 6.25 of 10, and 2 for the number.
    const second = await rate(own, own.text, { rating: 2, token: own.recruiter.token })
    expect(second.body.ratings.map((rating) => [rating.own, rating.rating])).toEqual([
      [true, 2],
      [false, 5],
    ])
    expect((await read(own)).body).toMatchObject({
      score: { points: 8.25, most: 12, passPercent: 60 },
      percent: 69,
      unrated: 0,
    })
    expect((await seenByCompany(p, own)).stages[0]?.score?.points).toBe(8.25)
    refused(await rate(own, own.text, { rating: 1, token: third.token }), 409, 'already-rated')
    expect(await item(third.token)).toMatchObject({ canRate: false, hiddenRatings: 0 })

    // A changed rating counts, and the person sees the current points.
    await rate(own, own.text, { rating: 4, token: own.recruiter.token })
    const progress = await seenByCandidate(p, own)
    expect(progress.stages[0]?.score).toEqual({ points: 10.75, most: 12, passPercent: 60 })
    expect(JSON.stringify(progress)).not.toMatch(/Ivo Prado|"rating"/)
  })

  test('two concurrent ratings both count', async () => {
    const own = await essay()
    const other = await aRecruiter(p, { companyId: own.vacancy.companyId })
    const answers = await Promise.all([
      rate(own, own.text, { rating: 1, token: own.recruiter.token }),
      rate(own, own.text, { rating: 5, token: other.token }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect((await read(own)).body.score?.points).toBe(7)
  })

  test('an unanswered question gives no points and needs no rating', async () => {
    const items = essayStage.items.map((item) => ({ ...item, required: false }))
    const own = await aTest(p, { ...essayStage, items })
    await start(p, own)
    expect((await submit(p, own)).body.outcome).toBe('not_approved')
    const seen = (await read(own)).body
    expect(seen).toMatchObject({ unrated: 0, percent: 0 })
    expect(seen.items[0]).toMatchObject({ earned: 0, canRate: false })
  })
})

describe('more time', () => {
  const reason = 'Meu celular quebrou e só recebo outro na quarta.'
  const ask = (own: TestTrail, body: object = { reason }, token = own.candidate.token) =>
    call(p, contract.askExtension, { params: own.place, body: body as never }, { token })
  const answer = (own: TestTrail, body: object, token = own.recruiter.token) =>
    call(p, pipeline.answerExtension, { params: own.place, body: body as never }, { token })
  const yes = { granted: true, days: 3, version: 1 }

  test('can be requested by the person only, with a reason, once at a time', async () => {
    const own = await aTest(p, questionsStage)
    const stranger = await aTest(p, questionsStage)
    refused(await ask(own, { reason }, stranger.candidate.token), 404, 'not-found')
    refused(await ask(own, { reason: 'quero' }), 400, 'invalid-request')
    const asked = await ask(own)
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ reason, answeredAt: null, granted: null })
    refused(await ask(own), 409, 'extension-pending')
    expect((await seenTest(p, own)).extension).toEqual(asked.body)
    expect((await seenTest(p, own)).can.askExtension).toEqual({
      allowed: false,
      reason: 'extension-pending',
    })
    // The company sees the request in all its views.
    expect((await seenByCompany(p, own)).stages[0]?.extension?.reason).toBe(reason)
    expect((await read(own)).body).toMatchObject({
      extension: { reason },
      can: { answerExtension: true },
    })
    const params = { id: own.vacancy.id }
    const list = await call(p, listPipelineApplications, { params, query: {} }, own.recruiter)
    expect(list.body.rows[0]).toMatchObject({ extensionRequested: true })
  })

  test('is answered by roles of the own company that may decide, only if requested', async () => {
    const own = await aTest(p, questionsStage)
    refused(await answer(own, yes), 409, 'no-extension-asked')
    await ask(own)
    refused(await answer(own, yes, (await aRecruiter(p)).token), 404, 'not-found')
    const { companyId } = own.vacancy
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    refused(await answer(own, yes, evaluator.token), 403, 'forbidden')
    refused(await answer(own, { ...yes, version: 9 }), 409, 'application-changed')
    refused(await answer(own, { ...yes, days: 0 }), 400, 'invalid-request')
    refused(await answer(own, { granted: false, version: 1, word: 'não' }), 400, 'invalid-request')
    expect((await read(own, evaluator.token)).body.can.answerExtension).toBe(false)
  })

  test('granted: the deadline moves to the end of the given day, answers stay', async () => {
    const own = await aTest(p, questionsStage)
    const { items } = await seenTest(p, own)
    const first = items[0]?.id ?? ''
    await save(p, own, first, { value: { kind: 'text', text: 'Curso de caixa' } })
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: new Date(p.platform.now().getTime() - 1000) })
      .where('application_id', '=', own.id)
      .where('stage_id', '=', own.firstStage)
      .execute()
    await expireStages(p.platform)
    const expired = await seenTest(p, own)
    expect(expired).toMatchObject({ state: 'expired', can: { askExtension: { allowed: true } } })
    await ask(own)
    const { version } = (await read(own)).body
    expect((await answer(own, { ...yes, version, word: 'Claro!' })).status).toBe(204)

    const seen = await seenTest(p, own)
    expect(seen).toMatchObject({
      state: 'extended',
      extension: { granted: true, days: 3, word: 'Claro!' },
      can: { answer: { allowed: true }, askExtension: { allowed: true } },
    })
    const days = (Date.parse(seen.dueAt ?? '') - p.platform.now().getTime()) / dayMs
    expect(days).toBeGreaterThan(2.5)
    expect(days).toBeLessThan(4.2)
    const changed = await save(p, own, first, {
      value: { kind: 'text', text: 'Dois cursos' },
      revision: 2,
    })
    expect(changed.status).toBe(200)
    const { state, replayed } = await stored(p, own.id)
    expect(state).toEqual(replayed)
    const mails = await mailsTo(p, own.candidate.email)
    const subject = 'Você tem mais prazo: Assistente de atendimento ao cliente'
    const [mail] = mails.filter((one) => one.subject === subject)
    expect(mail?.text).toContain('escreveu: Claro!')
    refused(await answer(own, { ...yes, version: version + 2 }), 409, 'no-extension-asked')
  })

  test('never makes a deadline earlier', async () => {
    const own = await aTest(p, questionsStage)
    const before = (await seenTest(p, own)).dueAt
    await ask(own)
    await answer(own, { ...yes, days: 1 })
    expect((await seenTest(p, own)).dueAt).toBe(before)
  })

  test('declined: the person sees the reason, and may request it again', async () => {
    const own = await aTest(p, questionsStage)
    await ask(own)
    const word = 'A turma começa na segunda-feira, por isso não dá.'
    expect((await answer(own, { granted: false, version: 1, word })).status).toBe(204)
    const seen = await seenTest(p, own)
    expect(seen).toMatchObject({ state: 'open', extension: { granted: false, days: null, word } })
    const mails = await mailsTo(p, own.candidate.email)
    const subject = 'Resposta ao seu pedido de prazo: Assistente de atendimento ao cliente'
    expect(mails.find((mail) => mail.subject === subject)?.text).toContain(word)
    expect((await ask(own)).status).toBe(201)
    expect((await seenTest(p, own)).extension).toMatchObject({ answeredAt: null, word: '' })
  })
})
