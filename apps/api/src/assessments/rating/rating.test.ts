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
  customStage,
  essayStage,
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

const read = (trail: TestTrail, token = trail.recruiter.token) =>
  call(p, pipeline.getPipelineAnswers, { params: trail.place }, { token })

/** A sent test with an essay and a correct number. */
async function essay() {
  const trail = await aTest(p, essayStage)
  const { items } = (await start(p, trail)).body
  const [text = '', number = ''] = items.map((item) => item.id)
  await save(p, trail, text, {
    value: { kind: 'essay', text: 'Eu pediria desculpas e trocaria hoje.' },
  })
  await save(p, trail, number, { value: { kind: 'number', number: 12.6 } })
  expect((await submit(p, trail)).status).toBe(200)
  return { ...trail, text, number }
}

const rate = (
  trail: TestTrail,
  itemId: string,
  { rating, token, note = '' }: { rating: number; token: string; note?: string },
) =>
  call(
    p,
    pipeline.rateAnswer,
    { params: { ...trail.place, itemId }, body: { rating, note } },
    { token },
  )

describe('reading answers', () => {
  test('is allowed only to the company of the vacancy, after the test is sent', async () => {
    const trail = await aTest(p, questionsStage)
    const { items } = await seenTest(p, trail)
    await save(p, trail, items[0]?.id ?? '', { value: { kind: 'text', text: 'Curso de caixa' } })
    refused(await read(trail, trail.candidate.token), 403, 'forbidden')
    const other = await aRecruiter(p)
    refused(await read(trail, other.token), 404, 'not-found')
    const body = (await read(trail)).body
    expect(body).toMatchObject({ state: 'in_progress', items: [], score: null })
    expect(JSON.stringify(body)).not.toContain('Curso de caixa')
    const withoutTest = await aTrail(p, { changes: { stages: [requirementsStage] } })
    const place = { id: withoutTest.id, stageId: withoutTest.firstStage }
    const params = { params: place }
    const wrong = await call(p, pipeline.getPipelineAnswers, params, withoutTest.recruiter)
    refused(wrong, 404, 'not-found')
  })

  test('shows all answers of a questions test and records the view', async () => {
    const trail = await aTest(p, questionsStage)
    await answerAll(p, trail)
    await submit(p, trail)
    const seen = (await read(trail)).body
    expect(seen).toMatchObject({
      applicationId: trail.id,
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
      .where('application_id', '=', trail.id)
      .execute()
    expect(views).toEqual([{ user_id: trail.recruiter.userId }])
  })

  test('shows keys, points per question and the percentage of a custom test', async () => {
    const trail = await aTest(p, customStage)
    await start(p, trail)
    const signal = (name: 'left' | 'returned' | 'pasted') =>
      call(
        p,
        contract.reportSignal,
        { params: trail.place, body: { signal: name } },
        { token: trail.candidate.token },
      )
    for (const name of ['left', 'returned', 'left'] as const) await signal(name)
    await answerAll(p, trail)
    const fruit = (await seenTest(p, trail)).items[0]?.id ?? ''
    await save(p, trail, fruit, { value: { kind: 'multiple', options: ['a'] }, revision: 2 })
    await submit(p, trail)
    const seen = (await read(trail)).body
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
    expect((await seenByCompany(p, trail)).stages[0]?.score?.points).toBe(18)
  })
})

describe('rating', () => {
  test('is refused to other companies, before the sending, and for keyed items', async () => {
    const trail = await essay()
    const other = await aRecruiter(p)
    refused(await rate(trail, trail.text, { rating: 3, token: other.token }), 404, 'not-found')
    refused(
      await rate(trail, trail.text, { rating: 3, token: trail.candidate.token }),
      403,
      'forbidden',
    )
    refused(
      await rate(trail, trail.number, { rating: 3, token: trail.recruiter.token }),
      404,
      'not-found',
    )
    refused(
      await rate(trail, randomUUID(), { rating: 3, token: trail.recruiter.token }),
      404,
      'not-found',
    )
    for (const wrong of [0, 6, 2.5])
      refused(
        await rate(trail, trail.text, { rating: wrong, token: trail.recruiter.token }),
        400,
        'invalid-request',
      )
    const open = await aTest(p, essayStage)
    const { items } = (await start(p, open)).body
    const early = await rate(open, items[0]?.id ?? '', { rating: 3, token: open.recruiter.token })
    refused(early, 409, 'stage-not-open')
  })

  test('ratings of colleagues and the points are hidden until the viewer rates the answer', async () => {
    const trail = await essay()
    const companyId = trail.vacancy.companyId
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator', name: 'Ivo Prado' })
    const third = await aRecruiter(p, { companyId })
    const item = async (token: string) =>
      (await read(trail, token)).body.items.find((one) => one.id === trail.text)

    expect((await read(trail)).body).toMatchObject({ unrated: 1, score: null, percent: null })
    expect(await item(trail.recruiter.token)).toMatchObject({ canRate: true, earned: null })

    // A rating of 5 gives all points: 10 of 10.
    const first = await rate(trail, trail.text, {
      rating: 5,
      token: evaluator.token,
      note: 'Direta e gentil.',
    })
    expect(first.body).toMatchObject({
      earned: 10,
      ratings: [{ from: 'Ivo Prado', own: true, rating: 5, note: 'Direta e gentil.' }],
      hiddenRatings: 0,
    })
    const hidden = (await read(trail)).body
    expect(hidden.items[0]).toMatchObject({ ratings: [], hiddenRatings: 1, earned: null })
    expect(hidden).toMatchObject({ score: null, percent: null })
    expect(JSON.stringify(hidden)).not.toContain('Direta e gentil.')
    // The total is hidden too: minus the points of the number, it would reveal the rating.
    expect((await seenByCompany(p, trail)).stages[0]?.score).toBeNull()

    // A second rating of 2: the mean 3.5 gives 6.25 of 10 points, and the number gives 2.
    const second = await rate(trail, trail.text, { rating: 2, token: trail.recruiter.token })
    expect(second.body.ratings.map((rating) => [rating.own, rating.rating])).toEqual([
      [true, 2],
      [false, 5],
    ])
    expect((await read(trail)).body).toMatchObject({
      score: { points: 8.25, most: 12, passPercent: 60 },
      percent: 69,
      unrated: 0,
    })
    expect((await seenByCompany(p, trail)).stages[0]?.score?.points).toBe(8.25)
    refused(await rate(trail, trail.text, { rating: 1, token: third.token }), 409, 'already-rated')
    expect(await item(third.token)).toMatchObject({ canRate: false, hiddenRatings: 0 })

    // A changed rating counts, and the person sees the current points.
    await rate(trail, trail.text, { rating: 4, token: trail.recruiter.token })
    const progress = await seenByCandidate(p, trail)
    expect(progress.stages[0]?.score).toEqual({ points: 10.75, most: 12, passPercent: 60 })
    expect(JSON.stringify(progress)).not.toMatch(/Ivo Prado|"rating"/)
  })

  test('two concurrent ratings both count', async () => {
    const trail = await essay()
    const other = await aRecruiter(p, { companyId: trail.vacancy.companyId })
    const answers = await Promise.all([
      rate(trail, trail.text, { rating: 1, token: trail.recruiter.token }),
      rate(trail, trail.text, { rating: 5, token: other.token }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect((await read(trail)).body.score?.points).toBe(7)
  })

  test('an unanswered question gives no points and needs no rating', async () => {
    const items = essayStage.items.map((item) => ({ ...item, required: false }))
    const trail = await aTest(p, { ...essayStage, items })
    await start(p, trail)
    expect((await submit(p, trail)).body.outcome).toBe('not_approved')
    const seen = (await read(trail)).body
    expect(seen).toMatchObject({ unrated: 0, percent: 0 })
    expect(seen.items[0]).toMatchObject({ earned: 0, canRate: false })
  })
})

describe('more time', () => {
  const reason = 'Meu celular quebrou e só recebo outro na quarta.'
  const ask = (trail: TestTrail, body: object = { reason }, token = trail.candidate.token) =>
    call(p, contract.askExtension, { params: trail.place, body: body as never }, { token })
  const answer = (trail: TestTrail, body: object, token = trail.recruiter.token) =>
    call(p, pipeline.answerExtension, { params: trail.place, body: body as never }, { token })
  const grant = { granted: true, days: 3, version: 1 }

  test('can be requested only by the candidate, with a reason, one request at a time', async () => {
    const trail = await aTest(p, questionsStage)
    const stranger = await aTest(p, questionsStage)
    refused(await ask(trail, { reason }, stranger.candidate.token), 404, 'not-found')
    refused(await ask(trail, { reason: 'quero' }), 400, 'invalid-request')
    const asked = await ask(trail)
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ reason, answeredAt: null, granted: null })
    refused(await ask(trail), 409, 'extension-pending')
    expect((await seenTest(p, trail)).extension).toEqual(asked.body)
    expect((await seenTest(p, trail)).can.askExtension).toEqual({
      allowed: false,
      reason: 'extension-pending',
    })
    // The company sees the request in all its views.
    expect((await seenByCompany(p, trail)).stages[0]?.extension?.reason).toBe(reason)
    expect((await read(trail)).body).toMatchObject({
      extension: { reason },
      can: { answerExtension: true },
    })
    const params = { id: trail.vacancy.id }
    const list = await call(p, listPipelineApplications, { params, query: {} }, trail.recruiter)
    expect(list.body.rows[0]).toMatchObject({ extensionRequested: true })
  })

  test('cannot be requested for a stage without a deadline', async () => {
    const trail = await aTest(p, questionsStage)
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: null })
      .where('application_id', '=', trail.id)
      .where('stage_id', '=', trail.firstStage)
      .execute()
    const { can, dueAt } = await seenTest(p, trail)
    expect(dueAt).toBeNull()
    expect(can.askExtension).toEqual({ allowed: false, reason: 'stage-not-open' })
    refused(await ask(trail), 409, 'stage-not-open')
  })

  test('cannot be answered without a request, by other companies or by evaluators', async () => {
    const trail = await aTest(p, questionsStage)
    refused(await answer(trail, grant), 409, 'no-extension-asked')
    await ask(trail)
    refused(await answer(trail, grant, (await aRecruiter(p)).token), 404, 'not-found')
    const { companyId } = trail.vacancy
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    refused(await answer(trail, grant, evaluator.token), 403, 'forbidden')
    refused(await answer(trail, { ...grant, version: 9 }), 409, 'application-changed')
    refused(await answer(trail, { ...grant, days: 0 }), 400, 'invalid-request')
    const short = { granted: false, version: 1, word: 'não' }
    refused(await answer(trail, short), 400, 'invalid-request')
    expect((await read(trail, evaluator.token)).body.can.answerExtension).toBe(false)
  })

  test('granted: the deadline moves to the end of a day, and the answers stay saved', async () => {
    const trail = await aTest(p, questionsStage)
    const { items } = await seenTest(p, trail)
    const first = items[0]?.id ?? ''
    await save(p, trail, first, { value: { kind: 'text', text: 'Curso de caixa' } })
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: new Date(p.platform.now().getTime() - 1000) })
      .where('application_id', '=', trail.id)
      .where('stage_id', '=', trail.firstStage)
      .execute()
    await expireStages(p.platform)
    const expired = await seenTest(p, trail)
    expect(expired).toMatchObject({ state: 'expired', can: { askExtension: { allowed: true } } })
    await ask(trail)
    const { version } = (await read(trail)).body
    expect((await answer(trail, { ...grant, version, word: 'Claro!' })).status).toBe(204)

    const seen = await seenTest(p, trail)
    expect(seen).toMatchObject({
      state: 'extended',
      extension: { granted: true, days: 3, word: 'Claro!' },
      can: { answer: { allowed: true }, askExtension: { allowed: true } },
    })
    const days = (Date.parse(seen.dueAt ?? '') - p.platform.now().getTime()) / dayMs
    expect(days).toBeGreaterThan(2.5)
    expect(days).toBeLessThan(4.2)
    const changed = await save(p, trail, first, {
      value: { kind: 'text', text: 'Dois cursos' },
      revision: 2,
    })
    expect(changed.status).toBe(200)
    const { state, replayed } = await stored(p, trail.id)
    expect(state).toEqual(replayed)
    const mails = await mailsTo(p, trail.candidate.email)
    const subject = 'Você tem mais prazo: Assistente de atendimento ao cliente'
    const [mail] = mails.filter((one) => one.subject === subject)
    expect(mail?.text).toContain('escreveu: Claro!')
    refused(await answer(trail, { ...grant, version: version + 2 }), 409, 'no-extension-asked')
  })

  test('never makes a deadline earlier', async () => {
    const trail = await aTest(p, questionsStage)
    const before = (await seenTest(p, trail)).dueAt
    await ask(trail)
    await answer(trail, { ...grant, days: 1 })
    expect((await seenTest(p, trail)).dueAt).toBe(before)
  })

  test('declined: the person sees the reason, and may request it again', async () => {
    const trail = await aTest(p, questionsStage)
    await ask(trail)
    const word = 'A turma começa na segunda-feira, por isso não dá.'
    expect((await answer(trail, { granted: false, version: 1, word })).status).toBe(204)
    const seen = await seenTest(p, trail)
    expect(seen).toMatchObject({ state: 'open', extension: { granted: false, days: null, word } })
    const mails = await mailsTo(p, trail.candidate.email)
    const subject = 'Resposta ao seu pedido de prazo: Assistente de atendimento ao cliente'
    expect(mails.find((mail) => mail.subject === subject)?.text).toContain(word)
    expect((await ask(trail)).status).toBe(201)
    expect((await seenTest(p, trail)).extension).toMatchObject({ answeredAt: null, word: '' })
  })
})
