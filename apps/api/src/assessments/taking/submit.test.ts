import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  answerAll,
  aTest,
  customItems,
  customStage,
  open,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
} from '../../../test/stages/tests.ts'
import { seenByCandidate, stored } from '../../../test/trails.ts'

const p = program()

describe('sending is refused', () => {
  test('to strangers and to the company, and for stages without questions', async () => {
    const trail = await aTest(p, questionsStage)
    const submitAs = (token: string | null, params = trail.place) =>
      call(p, contract.submitTest, { params }, { token })
    refused(await submitAs(null), 401, 'sign-in-needed')
    refused(await submitAs(trail.recruiter.token), 403, 'forbidden')
    refused(await submitAs((await aCandidate(p)).token), 404, 'not-found')
    const conversation = { id: trail.id, stageId: trail.secondStage }
    refused(await submitAs(trail.candidate.token, conversation), 409, 'stage-not-open')
    refused(await submit(p, await aTest(p, customStage)), 409, 'start-needed')
  })

  test('with missing or invalid answers, which are listed by question id', async () => {
    const trail = await aTest(p, questionsStage)
    const { items } = await seenTest(p, trail)
    const id = (kind: string) => items.find((item) => item.kind === kind)?.id ?? ''
    await save(p, trail, id('text'), { value: { kind: 'text', text: '  a ' } })
    await save(p, trail, id('number'), { value: { kind: 'number', number: 301 } })
    await save(p, trail, id('date'), { value: { kind: 'date', date: '2025-12-31' } })
    await save(p, trail, id('single'), { value: { kind: 'single', option: 'b' } })
    const body = refused(await submit(p, trail), 400, 'answers-incomplete')
    expect(body.errors?.map((error) => `${error.field} ${error.id}`)).toEqual([
      `${id('text')} too-short`,
      `${id('essay')} required`,
      `${id('multiple')} required`,
      `${id('boolean')} required`,
      `${id('number')} invalid`,
      `${id('date')} invalid`,
    ])
    expect((await seenTest(p, trail)).state).toBe('in_progress')
  })
})

describe('a questions test', () => {
  test('is sent to the company once; a repeated request gives the same reply', async () => {
    const trail = await aTest(p, questionsStage)
    await answerAll(p, trail)
    const key = randomUUID()
    const [first, again] = [await submit(p, trail, key), await submit(p, trail, key)]
    expect(first.body).toEqual({ outcome: 'submitted', score: null })
    expect([again.status, again.body]).toEqual([200, first.body])
    refused(await submit(p, trail), 409, 'stage-not-open')
    const other = await aTest(p, questionsStage)
    const reused = await call(
      p,
      contract.submitTest,
      { params: other.place },
      { token: trail.candidate.token, idempotencyKey: key },
    )
    refused(reused, 409, 'key-reused')
    const progress = await seenByCandidate(p, trail)
    expect(progress.state).toBe('under_review')
    expect(progress.stages[0]).toMatchObject({ state: 'submitted', score: null })
    expect(progress.answerDueAt).not.toBeNull()
    const { state, replayed } = await stored(p, trail.id)
    expect(state).toEqual(replayed)
  })

  test('without required questions can be sent without answers', async () => {
    const items = questionsStage.items?.map((item) => ({ ...item, required: false }))
    const trail = await aTest(p, { ...questionsStage, items })
    expect((await submit(p, trail)).body).toEqual({ outcome: 'submitted', score: null })
    expect((await seenTest(p, trail)).submittedAt).not.toBeNull()
  })
})

describe('a custom test', () => {
  test('with all answers correct is approved by a rule, with its points', async () => {
    const trail = await aTest(p, customStage)
    await start(p, trail)
    await answerAll(p, trail)
    expect((await submit(p, trail)).body).toEqual({
      outcome: 'approved',
      score: { points: 20, most: 20, passPercent: 60 },
    })
    const progress = await seenByCandidate(p, trail)
    expect(progress.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
    expect(progress.stages[0]).toMatchObject({
      decidedBy: 'rule',
      score: { points: 20, most: 20, passPercent: 60 },
    })
    expect(progress.stages[1]?.score).toBeNull()
  })

  test('partial credit, tolerance and folded texts match the expected points', async () => {
    const trail = await aTest(p, customStage)
    const { items } = (await start(p, trail)).body
    const answers: [string, AnswerValue][] = [
      // One of two correct options, no wrong one: 2 of 4.
      ['Quais frutas', { kind: 'multiple', options: ['a'] }],
      // Within the tolerance of 5 centavos: 2.
      ['Quanto', { kind: 'number', number: 12.65 }],
      // Accepted without its accents and case: 2.
      ['Como', { kind: 'text', text: '  CUPOM   Físcal ' }],
      // Wrong: 0.
      ['O troco', { kind: 'boolean', yes: false }],
    ]
    for (const item of items) {
      if (item.seconds !== null) await open(p, trail, item.id)
      const prompt = item.content?.prompt ?? ''
      // The three items of the pool are wrong: 0 of 6. The timed one is correct: 4.
      const option = item.seconds === null ? 'b' : 'a'
      const found = answers.find(([words]) => prompt.startsWith(words))?.[1]
      await save(p, trail, item.id, { value: found ?? { kind: 'single', option } })
    }
    // 10 of 20 with a mark of 60 percent.
    expect((await submit(p, trail)).body).toEqual({
      outcome: 'not_approved',
      score: { points: 10, most: 20, passPercent: 60 },
    })
  })

  test('a failed rule does not end the application and can be reviewed by a person', async () => {
    const trail = await aTest(p, {
      ...customStage,
      items: customItems.slice(1, 2),
      test: { passPercent: 60 },
    })
    const { items } = (await start(p, trail)).body
    await save(p, trail, items[0]?.id ?? '', { value: { kind: 'number', number: 1 } })
    expect((await submit(p, trail)).body.outcome).toBe('not_approved')
    const progress = await seenByCandidate(p, trail)
    expect(progress.state).toBe('under_review')
    expect(progress.can.requestReview).toEqual({ allowed: true, reason: null })
    const asked = await call(
      p,
      applications.requestReview,
      { params: trail.place, body: { text: 'Errei a vírgula, peço que olhem.' } },
      { token: trail.candidate.token },
    )
    expect(asked.status).toBe(204)
  })

  test.each([
    ['without a pass mark', { ...customStage, test: { seconds: 600 } }],
    ['that is not eliminatory', { ...customStage, eliminatory: false }],
  ])('%s gets points and waits for the company', async (_, stage) => {
    const trail = await aTest(p, {
      ...stage,
      items: customItems.slice(1, 2),
      test: { ...stage.test, draws: {} },
    })
    const { items } = (await start(p, trail)).body
    await save(p, trail, items[0]?.id ?? '', { value: { kind: 'number', number: 12.6 } })
    const { outcome, score } = (await submit(p, trail)).body
    expect(outcome).toBe('submitted')
    expect(score).toMatchObject({ points: 2, most: 2 })
  })

  test('with an essay has no score until a person rates it', async () => {
    const marks = ['fraco', 'regular', 'bom', 'ótimo', 'excelente']
    const trail = await aTest(p, {
      ...customStage,
      items: [
        {
          kind: 'essay',
          prompt: 'Escreva a resposta.',
          points: 10,
          key: { kind: 'rubric', marks },
        },
        ...customItems.slice(1, 2),
      ],
      test: { seconds: 600, passPercent: 60 },
    })
    const { items } = (await start(p, trail)).body
    await save(p, trail, items[0]?.id ?? '', {
      value: { kind: 'essay', text: 'Eu pediria desculpas.' },
    })
    await save(p, trail, items[1]?.id ?? '', { value: { kind: 'number', number: 12.6 } })
    expect((await submit(p, trail)).body).toEqual({ outcome: 'submitted', score: null })
    expect((await seenByCandidate(p, trail)).stages[0]).toMatchObject({
      state: 'submitted',
      score: null,
    })
  })
})
