import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/applications/applications'
import * as requirements from '@trilha/contracts/assessments/requirements'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, conversationStage, requirementsStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  aTrail,
  goodAnswers,
  decisionMessage,
  mailsTo,
  seenByCandidate,
  seenByCompany,
  sendTest,
  stored,
} from '../../../test/trails.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { readFacts } from '../../candidates/candidates.service.ts'

const p = program()

type Trail = Awaited<ReturnType<typeof aTrail>>

const stageOf = (trail: Trail, stageId = trail.firstStage) => ({ id: trail.id, stageId })

const save = (trail: Trail, body: object, stageId?: string, token = trail.candidate.token) =>
  call(
    p,
    requirements.saveRequirementsAnswers,
    { params: stageOf(trail, stageId), body: body as never },
    { token },
  )

const read = (vacancyId: number, token: string | null) =>
  call(p, requirements.getRequirementsTest, { params: { id: vacancyId } }, { token })

describe('reading the test', () => {
  test('is refused without a sign-in, to a company, without an application or a test', async () => {
    const trail = await aTrail(p)
    refused(await read(trail.vacancy.id, null), 401, 'sign-in-needed')
    refused(await read(trail.vacancy.id, trail.recruiter.token), 403, 'forbidden')
    refused(await read(trail.vacancy.id, (await aCandidate(p)).token), 404, 'not-found')
    const without = await aTrail(p, { changes: { stages: [conversationStage] } })
    refused(await read(without.vacancy.id, without.candidate.token), 404, 'not-found')
    const later = await aTrail(p, { changes: { stages: [conversationStage, requirementsStage] } })
    refused(await read(later.vacancy.id, later.candidate.token), 409, 'stage-not-open')
  })

  test('shows the rules and only those facts of the profile that the rules ask for', async () => {
    const facts = { schooling: 'college' as const, cnh: 'B' as const, state: 'MG' as const }
    const trail = await aTrail(p, { candidate: { facts } })
    const { body } = await read(trail.vacancy.id, trail.candidate.token)
    expect(body).toMatchObject({
      applicationId: trail.id,
      stageId: trail.firstStage,
      state: 'open',
      rules: requirementsStage.rules,
      facts: { schooling: 'college' },
      answers: {},
    })
    expect(Object.keys(body.facts)).toEqual(['schooling'])
  })
})

describe('saving answers', () => {
  test('is refused to strangers, for unknown stages, and for stages that are not open', async () => {
    const trail = await aTrail(p)
    const body = { facts: {}, answers: {} }
    refused(await save(trail, body, undefined, ''), 401, 'sign-in-needed')
    refused(await save(trail, body, undefined, trail.recruiter.token), 403, 'forbidden')
    const stranger = await aCandidate(p)
    refused(await save(trail, body, undefined, stranger.token), 404, 'not-found')
    refused(await save(trail, body, randomUUID()), 404, 'not-found')
    refused(await save(trail, body, trail.secondStage), 409, 'stage-not-open')
    const wrong = { facts: { cnh: 'Z' }, answers: {} }
    expect(refused(await save(trail, wrong), 400, 'invalid-request').errors?.[0]?.field).toBe(
      'facts.cnh',
    )
    await sendTest(p, trail)
    refused(await save(trail, body), 409, 'stage-not-open')
  })

  test('starts the stage once, merges answers, and does not change the profile', async () => {
    const trail = await aTrail(p)
    expect((await save(trail, { facts: {}, answers: { weekends: false } })).status).toBe(204)
    expect((await save(trail, { facts: { schooling: 'college' }, answers: {} })).status).toBe(204)
    await save(trail, { facts: { cnh: 'AB' }, answers: { weekends: true, invented: true } })
    const { body } = await read(trail.vacancy.id, trail.candidate.token)
    expect(body.state).toBe('in_progress')
    expect(body.facts).toEqual({ schooling: 'college' })
    expect(body.answers).toEqual({ weekends: true })
    expect(await readFacts(p.platform.db, trail.candidate.candidateId)).toEqual({})
    const { history } = await stored(p, trail.id)
    expect(history.map((row) => row.action)).toEqual(['apply', 'apply', 'start_stage'])
  })
})

describe('sending', () => {
  test('is refused to strangers, for unknown stages, and for stages that are not open', async () => {
    const trail = await aTrail(p)
    const send = (token: string | null, stageId = trail.firstStage) =>
      call(
        p,
        requirements.submitRequirements,
        { params: stageOf(trail, stageId), body: goodAnswers },
        { token },
      )
    refused(await send(null), 401, 'sign-in-needed')
    refused(await send(trail.recruiter.token), 403, 'forbidden')
    refused(await send((await aCandidate(p)).token), 404, 'not-found')
    refused(await send(trail.candidate.token, randomUUID()), 404, 'not-found')
    refused(await send(trail.candidate.token, trail.secondStage), 409, 'stage-not-open')
    expect((await send(trail.candidate.token)).status).toBe(200)
    refused(await send(trail.candidate.token), 409, 'stage-not-open')
  })

  test('is refused with incomplete answers, which are not saved', async () => {
    const trail = await aTrail(p)
    const incomplete: BodyOf<typeof requirements.submitRequirements>[] = [
      { facts: { schooling: 'college' }, answers: {} },
      { facts: {}, answers: { weekends: true } },
      { facts: {}, answers: {} },
    ]
    for (const body of incomplete)
      refused(await sendTest(p, trail, body), 400, 'answers-incomplete')
    const { history } = await stored(p, trail.id)
    expect(history).toHaveLength(2)
    expect(await readFacts(p.platform.db, trail.candidate.candidateId)).toEqual({})
  })

  test('all rules met: the next stage opens, the profile is updated, a mail is sent', async () => {
    const trail = await aTrail(p)
    const answer = await sendTest(p, trail)
    expect(answer.body.outcome).toBe('approved')
    expect(answer.body.results.map(({ rule, met, given }) => [rule.id, met, given])).toEqual([
      ['schooling', true, 'high-school'],
      ['weekends', true, 'true'],
    ])
    const body = await seenByCandidate(p, trail)
    expect(body.state).toBe('under_review')
    expect(body.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
    expect(body.stages[0]).toMatchObject({ decidedBy: 'rule', ruleResults: answer.body.results })
    // The company conducts the next stage: a date for its answer, no deadline for the candidate.
    expect(body.stages[1]).toMatchObject({ dueAt: null, answerDueAt: expect.any(String) })
    expect(await readFacts(p.platform.db, trail.candidate.candidateId)).toEqual({
      schooling: 'high-school',
    })
    const mails = await mailsTo(p, trail.candidate.email)
    const advanced = 'Você avançou na trilha: Assistente de atendimento ao cliente'
    const mail = mails.find(({ subject }) => subject === advanced)
    expect(mail?.text).toContain('Próxima etapa: Conversa com a liderança.')
  })

  test('facts of the profile and saved answers count without being sent again', async () => {
    const trail = await aTrail(p, { candidate: { facts: { schooling: 'masters' } } })
    await save(trail, { facts: {}, answers: { weekends: true } })
    const answer = await sendTest(p, trail, { facts: {}, answers: {} })
    expect(answer.body.outcome).toBe('approved')
    expect(answer.body.results[0]?.given).toBe('masters')
  })

  test('the same key gives the same reply, also ten times at once', async () => {
    const trail = await aTrail(p)
    const send = (body = goodAnswers) =>
      call(
        p,
        requirements.submitRequirements,
        { params: stageOf(trail), body },
        { token: trail.candidate.token, idempotencyKey: 'sent-once-only' },
      )
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const { history } = await stored(p, trail.id)
    const sent = history.filter((row) => row.to === 'submitted')
    expect(sent).toHaveLength(1)
    refused(await send({ ...goodAnswers, answers: { weekends: false } }), 409, 'key-reused')
  })

  test('languages answered in a test are added to those of the profile', async () => {
    const spanish = { language: 'es' as const, level: 'C1' as const }
    const english = { language: 'en' as const, level: 'A2' as const }
    const languageRule = {
      id: 'english',
      eliminatory: false,
      reason: 'Há visitas de fora.',
      predicate: { kind: 'language' as const, language: 'en' as const, atLeast: 'B1' as const },
    }
    const trail = await aTrail(p, {
      changes: { stages: [{ ...requirementsStage, rules: [languageRule] }, conversationStage] },
      candidate: { facts: { languages: [spanish] } },
    })
    const answer = await sendTest(p, trail, { facts: { languages: [english] }, answers: {} })
    // The rule is not met, but it is not eliminatory.
    expect(answer.body).toMatchObject({ outcome: 'approved', results: [{ met: false }] })
    expect(await readFacts(p.platform.db, trail.candidate.candidateId)).toEqual({
      languages: [spanish, english],
    })
  })
})

describe('a rule that is not met', () => {
  const failing = { facts: { schooling: 'elementary' as const }, answers: { weekends: true } }

  test('is named, does not end the application, and requires a human decision', async () => {
    const trail = await aTrail(p)
    const answer = await sendTest(p, trail, failing)
    expect(answer.body.outcome).toBe('not_approved')
    const named = answer.body.results.filter((result) => result.met === false)
    expect(named.map(({ rule, given }) => [rule.id, rule.eliminatory, given])).toEqual([
      ['schooling', true, 'elementary'],
    ])
    const body = await seenByCandidate(p, trail)
    expect(body).toMatchObject({ state: 'under_review', group: 'waiting' })
    expect(body.stages[0]).toMatchObject({ state: 'not_approved', decidedBy: 'rule' })
    expect(body.can.requestReview).toEqual({ allowed: true, reason: null })
    const reasons = await p.platform.db
      .selectFrom('application_history')
      .select(['action', 'actor', 'user_id', 'reason'])
      .where('application_id', '=', trail.id)
      .where('action', '=', 'rule_fails')
      .execute()
    expect(reasons[0]).toEqual({
      action: 'rule_fails',
      actor: 'system',
      user_id: null,
      reason: 'schooling',
    })
    const mails = await mailsTo(p, trail.candidate.email)
    const texts = mails.map((mail) => mail.text).join()
    expect(texts).toContain('pode pedir revisão humana')
  })

  const ask = (
    trail: Trail,
    text: object | string,
    token = trail.candidate.token,
    stageId?: string,
  ) =>
    call(
      p,
      contract.requestReview,
      {
        params: stageOf(trail, stageId),
        body: (typeof text === 'string' ? { text } : text) as { text: string },
      },
      { token },
    )
  const reason = 'Terminei o supletivo em agosto, o diploma chega em dezembro.'

  test('a review is refused to strangers, without text or failed rule, and a second time', async () => {
    const passed = await aTrail(p)
    refused(await ask(passed, reason), 409, 'nothing-to-review')
    await sendTest(p, passed)
    refused(await ask(passed, reason), 409, 'nothing-to-review')
    const trail = await aTrail(p)
    await sendTest(p, trail, failing)
    refused(await ask(trail, reason, ''), 401, 'sign-in-needed')
    refused(await ask(trail, reason, trail.recruiter.token), 403, 'forbidden')
    refused(await ask(trail, reason, (await aCandidate(p)).token), 404, 'not-found')
    refused(await ask(trail, reason, undefined, randomUUID()), 404, 'not-found')
    refused(await ask(trail, reason, undefined, trail.secondStage), 409, 'nothing-to-review')
    const short = refused(await ask(trail, 'curto'), 400, 'invalid-request')
    expect(short.errors?.[0]).toMatchObject({ field: 'text', id: 'review-short' })
    refused(await ask(trail, {}), 400, 'invalid-request')
    expect((await ask(trail, reason)).status).toBe(204)
    refused(await ask(trail, reason), 409, 'nothing-to-review')
  })

  test('overturned by a person: the next stage opens, and the review is answered', async () => {
    const trail = await aTrail(p)
    await sendTest(p, trail, failing)
    const before = await seenByCompany(p, trail)
    await ask(trail, reason)
    const onPipeline = await call(
      p,
      pipeline.listPipelineApplications,
      { params: { id: trail.vacancy.id }, query: { stageId: trail.firstStage } },
      { token: trail.recruiter.token },
    )
    expect(onPipeline.body.rows[0]).toMatchObject({ id: trail.id, reviewRequested: true })
    const approval = { stageId: trail.firstStage, message: decisionMessage }
    const approve = (version: number) =>
      call(
        p,
        pipeline.approveStage,
        { params: { id: trail.id }, body: { ...approval, version } },
        { token: trail.recruiter.token },
      )
    // The recruiter must first read the review, which was requested after they loaded the page.
    refused(await approve(before.version), 409, 'application-changed')
    const asked = await seenByCompany(p, trail)
    expect(asked.stages[0]?.review).toMatchObject({ text: reason, answeredAt: null, outcome: null })
    expect((await approve(asked.version)).status).toBe(200)

    const body = await seenByCandidate(p, trail)
    expect(body.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
    expect(body.stages[0]).toMatchObject({
      decidedBy: 'person',
      review: { outcome: 'overturned', answeredAt: expect.any(String) },
    })
    expect(body.decisionMessages).toMatchObject([{ kind: 'review', text: decisionMessage }])
    // The results of the rules stay visible.
    expect(body.stages[0]?.ruleResults[0]).toMatchObject({ met: false, given: 'elementary' })
  })

  test('confirmed by a person: the trail ends, and the review is answered', async () => {
    const trail = await aTrail(p)
    await sendTest(p, trail, failing)
    await ask(trail, reason)
    const { version } = await seenByCompany(p, trail)
    await call(
      p,
      pipeline.notApprove,
      { params: { id: trail.id }, body: { version, message: decisionMessage } },
      { token: trail.recruiter.token },
    )
    const body = await seenByCandidate(p, trail)
    expect(body.state).toBe('not_approved')
    expect(body.stages[0]?.review).toMatchObject({ outcome: 'confirmed' })
    expect(body.can.requestReview).toEqual({ allowed: false, reason: 'nothing-to-review' })
  })
})

// This test moves the server's clock, and sessions expire.
test('after its deadline a test accepts no answers, even before the task has run', async () => {
  const trail = await aTrail(p)
  p.advance(7 * dayMs)
  const { token } = await aCandidate(p)
  refused(await save(trail, goodAnswers, undefined, token), 404, 'not-found')
  const again = await signedInAgain(trail)
  refused(await save(again, goodAnswers), 409, 'deadline-passed')
  refused(await sendTest(p, again), 409, 'deadline-passed')
  expect((await seenByCandidate(p, again)).can.startStage).toEqual({
    allowed: false,
    reason: 'deadline-passed',
  })
})

async function signedInAgain(trail: Trail): Promise<Trail> {
  const { accessToken } = await startSession(
    p.platform.db,
    trail.candidate.userId,
    p.platform.now(),
  )
  return { ...trail, candidate: { ...trail.candidate, token: accessToken } }
}
