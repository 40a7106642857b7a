import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { dayMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate } from '../../test/factories.ts'
import { program, type TestProgram } from '../../test/program.ts'
import { completeSelfAssessment, directed, fullAnswers } from '../../test/stages/selfAssessments.ts'
import { startSession } from '../accounts/signIn/sessions.ts'
import { competencyV1 } from './scoring/competency.v1.ts'
import { hashOf, resultOf } from './selfAssessments.record.ts'

const p = program()
const competency = { kind: 'competency' as const }
const values = { kind: 'values' as const }
type Person = { token: string }

async function begin(person: Person, params: typeof competency | typeof values = competency) {
  const { status, body } = await call(p, contract.startSelfAssessment, { params }, person)
  expect(status).toBe(200)
  return body.open?.id ?? ''
}

const save = (
  person: Person,
  id: string,
  answers: contract.AnswerBody[],
  params: typeof competency | typeof values = competency,
) => call(p, contract.saveSelfAssessment, { params, body: { id, answers } }, person)

const send = (person: Person, id: string, shortForm = false, key?: string) =>
  call(
    p,
    contract.sendSelfAssessment,
    { params: competency, body: { id, shortForm } },
    { ...person, ...(key && { idempotencyKey: key }) },
  )

const read = async (person: Person, params: typeof competency | typeof values = competency) =>
  (await call(p, contract.getSelfAssessment, { params }, person)).body

describe('answers are refused', () => {
  test('without a questionnaire, or for the questionnaire of another person', async () => {
    const [one, other] = [await aCandidate(p), await aCandidate(p)]
    const id = await begin(one)
    const answer = [{ item: 'c01', value: 3, revision: 1 }]
    refused(await save(other, id, answer), 409, 'self-assessment-closed')
    refused(await save(one, id, answer, values), 400, 'invalid-request')
    refused(await send(other, id), 409, 'self-assessment-closed')
    expect((await read(one)).open?.answers).toEqual([])
  })

  test('that are not part of the form, by field', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    const fields = async (...answers: contract.AnswerBody[]) => {
      const body = refused(await save(person, id, answers), 400, 'invalid-request')
      return body.errors?.map((error) => error.field)
    }
    const revision = 1
    expect(await fields({ item: 'c99', value: 3, revision })).toEqual(['answers.0.item'])
    expect(await fields({ item: 'c01', value: 6, revision })).toEqual(['answers.0.value'])
    expect(await fields({ item: 'c01', value: 0, revision })).toEqual(['answers.0.value'])
    expect(await fields({ item: 'c01', revision })).toEqual(['answers.0.value'])
    expect(await fields({ item: 'g01', value: 2, revision })).toEqual(['answers.0.value'])
    expect(await fields({ item: 'g01', most: 'b05', revision })).toEqual(['answers.0.most'])
    const twice = { item: 'g01', most: 'b01', least: 'b01', revision }
    expect(await fields(twice)).toEqual(['answers.0.most'])
    const first = { item: 'c01', value: 3, revision }
    expect(await fields(first, { ...first, value: 4 })).toEqual(['answers.1.item'])
    expect((await read(person)).open?.answers).toEqual([])
  })

  test('after the questionnaire is sent', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    await save(person, id, fullAnswers('competency'))
    expect((await send(person, id)).status).toBe(200)
    refused(
      await save(person, id, [{ item: 'c01', value: 1, revision: 2 }]),
      409,
      'self-assessment-closed',
    )
    refused(await send(person, id), 409, 'self-assessment-closed')
  })
})

describe('answers are saved', () => {
  test('one by one, and loaded on another device', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    await save(person, id, [{ item: 'c02', value: 4, revision: 1 }])
    await save(person, id, [{ item: 'g01', most: 'b03', revision: 1 }])
    const { body } = await save(person, id, [
      { item: 'g01', most: 'b03', least: 'b01', revision: 2 },
    ])
    expect(body).toMatchObject({
      answers: [{ item: 'g01', value: null, most: 'b03', least: 'b01', revision: 2 }],
      overtaken: [],
    })
    // Starting again continues the same questionnaire.
    expect(await begin(person)).toBe(id)
    expect((await read(person)).open).toMatchObject({
      id,
      savedAt: body.savedAt,
      answers: [
        { item: 'c02', value: 4, revision: 1 },
        { item: 'g01', most: 'b03', least: 'b01', revision: 2 },
      ],
    })
    const list = await call(p, contract.listSelfAssessments, {}, person)
    expect(list.body.rows).toMatchObject([
      { kind: 'competency', state: 'begun', answered: 2, items: 71 },
      { kind: 'values', state: 'not-begun', answered: 0, items: 32 },
    ])
  })

  test('one time for repeated requests, and newer answers are not overwritten', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    const old = [{ item: 'c03', value: 2, revision: 1 }]
    await Promise.all([save(person, id, old), save(person, id, old), save(person, id, old)])
    await save(person, id, [{ item: 'c03', value: 5, revision: 2 }])
    const late = await save(person, id, old)
    expect(late.body).toMatchObject({
      answers: [{ item: 'c03', value: 5, revision: 2 }],
      overtaken: ['c03'],
    })
    expect(await stored(p, id)).toHaveLength(1)
  })

  test('with times that are limited by the server', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    p.advance(60_000)
    await save(person, id, [{ item: 'c01', value: 3, revision: 1, took: 4000 }])
    await save(person, id, [{ item: 'c02', value: 3, revision: 1, took: 3_000_000 }])
    p.advance(20_000)
    await save(person, id, [
      { item: 'c03', value: 3, revision: 1 },
      { item: 'c04', value: 3, revision: 1 },
    ])
    // A changed answer keeps the time of the first one.
    p.advance(90_000)
    await save(person, id, [{ item: 'c01', value: 4, revision: 2, took: 80_000 }])
    const took = Object.fromEntries((await stored(p, id)).map((row) => [row.item, row.took_ms]))
    expect(took.c01).toBe(4000)
    // The client declared 50 minutes, but the server saw only the time between two requests.
    expect(took.c02).toBeLessThan(19_000)
    expect(took.c03).toBeGreaterThanOrEqual(10_000)
    expect(took.c03).toBe(took.c04)
  })

  test('separately for each person', async () => {
    const [one, other] = [await aCandidate(p), await aCandidate(p)]
    await save(one, await begin(one), [{ item: 'c01', value: 5, revision: 1 }])
    expect((await read(other)).open).toBeNull()
    expect((await read(other)).result).toBeNull()
  })
})

describe('sending', () => {
  test('is refused with the missing items while it is incomplete', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    const missing = ['c01', 'c02', 'c03', 'g02', 'g03']
    await save(
      person,
      id,
      fullAnswers('competency').filter(({ item }) => !missing.includes(item)),
    )
    const { errors } = refused(await send(person, id), 400, 'answers-incomplete')
    expect(errors?.map(({ field }) => field).sort()).toEqual(missing)
    expect((await read(person)).open?.answers).toHaveLength(66)
  })

  test('returns the result to the person; repeated requests return the same', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    p.advance(10 * 60_000)
    await save(person, id, fullAnswers('competency'))
    const first = await send(person, id, false, 'one-sending')
    const again = await send(person, id, false, 'one-sending')
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await read(person)).toEqual(first.body)
    expect(first.body).toMatchObject({
      open: null,
      result: { kind: 'competency', version: 'competency-1', shortForm: false },
      can: { start: { allowed: false, reason: 'too-early' }, share: { allowed: true } },
    })
    refused(await send(person, id, true, 'one-sending'), 409, 'key-reused')
  })

  test('works without the second part in the short form', async () => {
    const person = await aCandidate(p)
    const id = await begin(person)
    await save(
      person,
      id,
      fullAnswers('competency').filter(({ item }) => item.startsWith('c')),
    )
    refused(await send(person, id), 400, 'answers-incomplete')
    const { body } = await send(person, id, true)
    expect(body.result).toMatchObject({ kind: 'competency', shortForm: true })
  })

  test('the saved result can be calculated again from the saved answers and keys', async () => {
    const person = await aCandidate(p)
    await completeSelfAssessment(
      p,
      person,
      'competency',
      fullAnswers('competency', (item, i) =>
        competencyV1.scales.lead.positive.includes(item) ? 5 : 1 + ((i * 7) % 5),
      ),
    )
    const row = await p.platform.db
      .selectFrom('self_assessments')
      .selectAll()
      .where('candidate_id', '=', person.candidateId)
      .executeTakeFirstOrThrow()
    const answers = (await stored(p, row.id)).map(({ took_ms, ...answer }) => ({
      ...answer,
      tookMs: took_ms,
    }))
    const record = { ...competency, version: row.version, shortForm: row.short_form }
    expect(resultOf(record, answers)).toEqual(row.result)
    expect(hashOf(record, answers).equals(row.answers_hash ?? Buffer.alloc(0))).toBe(true)
    const [one] = answers
    if (!one) throw new Error('no answers')
    const changed = [{ ...one, value: one.value === 1 ? 2 : 1 }, ...answers.slice(1)]
    expect(hashOf(record, changed).equals(row.answers_hash ?? Buffer.alloc(0))).toBe(false)
  })
})

describe('answering again', () => {
  test('is possible after six months; the result stays until there is a newer one', async () => {
    const person = await aCandidate(p)
    const { body: sent } = await completeSelfAssessment(p, person, 'competency')
    p.advance(180 * dayMs)
    // The session has expired.
    const later = await signedInAgain(person.userId)
    const { redoFrom } = refused(
      await call(p, contract.startSelfAssessment, { params: competency }, later),
      409,
      'too-early',
    )
    expect(redoFrom).toBe(sent.redoFrom)
    p.advance(5 * dayMs)
    const muchLater = await signedInAgain(person.userId)
    await begin(muchLater)
    const now = await read(muchLater)
    expect(now.redoFrom).toBeNull()
    expect(now.result).toEqual(sent.result)
    expect(now.open?.answers).toEqual([])
  })

  test('is possible at once if the values gave no result', async () => {
    const person = await aCandidate(p)
    const same = await completeSelfAssessment(
      p,
      person,
      'values',
      fullAnswers('values', () => 4),
    )
    expect(same.body).toMatchObject({ result: null, discarded: ['same-answer'], redoFrom: null })
    const missed = fullAnswers('values', (_, i) => 1 + (i % 6)).map((answer) =>
      answer.item === 'v10' ? { ...answer, value: 4 } : answer,
    )
    const asked = await completeSelfAssessment(p, person, 'values', missed)
    expect(asked.status).toBe(409)
    const answeredAgain = missed.map((answer) => ({ ...answer, revision: 2 }))
    const second = await completeSelfAssessment(p, person, 'values', answeredAgain)
    expect(second.body).toMatchObject({ result: null, discarded: ['directed'] })
    expect(second.body.can.share).toEqual({ allowed: false, reason: 'no-result' })
    const third = await completeSelfAssessment(
      p,
      person,
      'values',
      fullAnswers('values', (_, i) => 1 + (i % 6)),
    )
    expect(third.body).toMatchObject({ result: { kind: 'values' }, discarded: [] })
  })
})

test('a line that asks for a certain answer is asked again once; all others stay', async () => {
  const person = await aCandidate(p)
  const given = fullAnswers('values', (_, i) => 1 + (i % 6))
  const missed = given.map((answer) => (answer.item === 'v28' ? { ...answer, value: 2 } : answer))
  const asked = refused(
    await completeSelfAssessment(p, person, 'values', missed),
    409,
    'line-to-check',
  )
  expect(asked.errors).toEqual([expect.objectContaining({ field: 'v28' })])
  const { open } = await read(person, values)
  expect(open?.toCheck).toEqual(['v28'])
  expect(open?.answers).toHaveLength(given.length)
  const id = open?.id ?? ''
  // The reply was lost and the send repeated: the person has not seen the line yet.
  const repeated = await completeSelfAssessment(p, person, 'values', missed)
  expect(refused(repeated, 409, 'line-to-check').errors).toEqual(asked.errors)
  expect((await save(person, id, [{ item: 'v28', value: 6, revision: 2 }], values)).status).toBe(
    200,
  )
  expect((await read(person, values)).open?.toCheck).toEqual([])
  const sent = await call(p, contract.sendSelfAssessment, { params: values, body: { id } }, person)
  expect(sent.body).toMatchObject({ open: null, discarded: [], result: { kind: 'values' } })
})

test('a values result has centred scores', async () => {
  const person = await aCandidate(p)
  const { body } = await completeSelfAssessment(
    p,
    person,
    'values',
    fullAnswers('values', (_, i) => 1 + (i % 6)),
  )
  if (body.result?.kind !== 'values') throw new Error('no values result')
  const sum = body.result.scales.reduce((total, { centred }) => total + centred, 0)
  expect(Math.abs(sum)).toBeLessThan(0.06)
  expect(body.result.highest).toHaveLength(3)
})

test('no reply before sending contains a key, a scale or a score', async () => {
  const person = await aCandidate(p)
  const id = await begin(person)
  const replies = [
    (await save(person, id, fullAnswers('competency'))).body,
    await read(person),
    (await call(p, contract.listSelfAssessments, {}, person)).body,
  ]
  const text = JSON.stringify(replies)
  expect(text).not.toMatch(/lead|support|reverse|positive|directed|impression|score|band|took/)
})

test('the forms of the browser contain only items', () => {
  const forms = JSON.stringify(assessmentForms)
  expect(forms).not.toMatch(/lead|benevolence|reverse|directed/)
  expect(Object.keys(directed)).toHaveLength(5)
})

test('the PDF is tagged, embeds its fonts, and has a signed address', async () => {
  const person = await aCandidate(p, { name: 'Íris Conceição' })
  const pdf = () => call(p, contract.getResultPdf, { params: competency }, person)
  refused(await pdf(), 404, 'not-found')
  await completeSelfAssessment(p, person, 'competency')
  const { status, body } = await pdf()
  expect(status).toBe(200)
  const file = await p.app.inject({ method: 'GET', url: body.url })
  expect(file.headers['content-type']).toBe('application/pdf')
  const text = file.rawPayload.toString('latin1')
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  for (const mark of ['/StructTreeRoot', '/Marked true', '/FontFile2', '/Lang (pt-BR)'])
    expect(text).toContain(mark)
  const forged = body.url.replace(/signature=.{4}/, 'signature=AAAA')
  expect((await p.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404)
})

async function signedInAgain(userId: string): Promise<Person> {
  const { accessToken } = await startSession(p.platform.db, userId, p.platform.now())
  return { token: accessToken }
}

async function stored(testProgram: TestProgram, assessmentId: string) {
  return testProgram.platform.db
    .selectFrom('self_assessment_answers')
    .select(['item', 'value', 'most', 'least', 'took_ms'])
    .where('assessment_id', '=', assessmentId)
    .execute()
}
