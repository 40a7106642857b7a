import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodiesOf } from '../../test/contract/arbitrary.ts'
import { call, refused, urlOf } from '../../test/client.ts'
import { aCandidate, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { completeSelfAssessment, fullAnswers } from '../../test/stages/selfAssessments.ts'
import { aTrail, stored } from '../../test/trails.ts'

const p = program()
const params = { kind: 'competency' as const }
type Person = { token: string }

const start = (person: Person) => call(p, contract.startSelfAssessment, { params }, person)
const send = (person: Person, id: string) =>
  call(p, contract.sendSelfAssessment, { params, body: { id } }, person)
const save = (person: Person, id: string, answers: contract.AnswerBody[]) =>
  call(p, contract.saveSelfAssessment, { params, body: { id, answers } }, person)

test('concurrent starts on several devices begin one questionnaire', async () => {
  const person = await aCandidate(p)
  const begun = await Promise.all([start(person), start(person), start(person)])
  expect(new Set(begun.map(({ body }) => body.open?.id)).size).toBe(1)
})

test('one of two concurrent submissions succeeds', async () => {
  const person = await aCandidate(p)
  const id = (await start(person)).body.open?.id ?? ''
  await save(person, id, fullAnswers('competency'))
  const both = await Promise.all([send(person, id), send(person, id)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const loser = both.find(({ status }) => status === 409)
  if (loser) refused(loser, 409, 'self-assessment-closed')
})

test('concurrent requests for the PDF produce one complete file', async () => {
  const person = await aCandidate(p)
  await completeSelfAssessment(p, person, 'competency')
  const all = await Promise.all(
    Array.from({ length: 12 }, () => call(p, contract.getResultPdf, { params }, person)),
  )
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  const file = await p.app.inject({ url: all[0]?.body.url ?? '' })
  expect(file.body.trimEnd().endsWith('%%EOF')).toBe(true)
})

test('answers saved during the submission are either included or refused', async () => {
  const person = await aCandidate(p)
  const id = (await start(person)).body.open?.id ?? ''
  await save(person, id, fullAnswers('competency'))
  const late = [{ item: 'c01', value: 5, revision: 2 }]
  const [saved, sent] = await Promise.all([save(person, id, late), send(person, id)])
  expect(sent.status).toBe(200)
  const row = await p.platform.db
    .selectFrom('self_assessment_answers')
    .select('revision')
    .where('assessment_id', '=', id)
    .where('item', '=', 'c01')
    .executeTakeFirstOrThrow()
  expect(row.revision).toBe(saved.status === 200 ? 2 : 1)
})

test('of concurrent answers to one item the highest revision is saved', async () => {
  const person = await aCandidate(p)
  const id = (await start(person)).body.open?.id ?? ''
  const revisions = [4, 1, 3, 2, 5]
  await Promise.all(
    revisions.map((revision) => save(person, id, [{ item: 'c07', value: revision, revision }])),
  )
  const { body } = await call(p, contract.getSelfAssessment, { params }, person)
  expect(body.open?.answers).toMatchObject([{ item: 'c07', value: 5, revision: 5 }])
})

test('one of two concurrent completions of a stage succeeds', async () => {
  const values = {
    kind: 'values' as const,
    title: 'Mapa de Valores no Trabalho',
    instructions: '',
    minutes: 7,
    days: 7,
    answerDays: 3,
    eliminatory: false,
    rules: [],
  }
  const trail = await aTrail(p, { changes: { stages: [values, conversationStage] } })
  await completeSelfAssessment(
    p,
    trail.candidate,
    'values',
    fullAnswers('values', (_, i) => 1 + (i % 6)),
  )
  const complete = () =>
    call(
      p,
      contract.completeStage,
      { params: { id: trail.id, stageId: trail.firstStage } },
      trail.candidate,
    )
  const both = await Promise.all([complete(), complete()])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const { history } = await stored(p, trail.id)
  expect(history.filter(({ to }) => to === 'submitted')).toHaveLength(1)
})

test('random bodies never cause a 5xx, and only valid answers are saved', async () => {
  const person = await aCandidate(p)
  const id = (await start(person)).body.open?.id ?? ''
  const { body: schema } = contract.saveSelfAssessment
  if (!schema) throw new Error('no body')
  const bodies = fc.sample(bodiesOf(schema), { numRuns: 400, seed: 7 })
  const known = fullAnswers('competency')
  for (const [i, random] of bodies.entries()) {
    const real = { ...(random as object), id, answers: mixed(random, known[i % known.length]) }
    const answer = await p.app.inject({
      method: 'PUT',
      url: urlOf(contract.saveSelfAssessment, params),
      headers: { authorization: `Bearer ${person.token}` },
      payload: real,
    })
    expect(answer.statusCode).toBeLessThan(500)
  }
  const { body } = await call(p, contract.getSelfAssessment, { params }, person)
  for (const { item, value, most, least } of body.open?.answers ?? []) {
    expect(item).toMatch(/^[cg]\d\d$/)
    expect(value === null).toBe(item.startsWith('g'))
    expect(most === null || most !== least).toBe(true)
  }
})

/** The random answers, with the id of a real item in each answer that is an object. */
function mixed(random: unknown, real: contract.AnswerBody | undefined): unknown[] {
  const given = (random as { answers?: unknown } | null)?.answers
  if (!Array.isArray(given)) return [real]
  return given.map((answer: unknown) =>
    typeof answer === 'object' && answer !== null ? { ...answer, item: real?.item } : answer,
  )
}
