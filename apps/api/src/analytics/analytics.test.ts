import * as contract from '@trilha/contracts/analytics/analytics'
import * as applications from '@trilha/contracts/applications/applications'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import {
  aCandidate,
  anAdmin,
  aRecruiter,
  aVacancy,
  conversationStage,
  dayFromNow,
} from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail, goodAnswers, decisionMessage, sendTest } from '../../test/trails.ts'
import { withdraw } from '../../test/withdraw.ts'

const p = program()

const get = (token: string | null, query: object = {}) =>
  call(p, contract.getAnalytics, { query }, { token })
const list = (token: string | null, query: object = {}) =>
  call(p, contract.listAnalytics, { query: query as { page: number } }, { token })

const failingAnswers = {
  facts: { schooling: 'high-school' as const },
  answers: { weekends: false },
}

type Trail = Awaited<ReturnType<typeof aTrail>>

/** Makes a decision of the company. */
const decide = async (
  trail: Trail,
  endpoint: typeof pipeline.approveStage | typeof pipeline.notApprove | typeof pipeline.makeOffer,
  version: number,
  body: object,
) => {
  const answer = await call(
    p,
    endpoint,
    { params: { id: trail.id }, body: { version, ...body } as never },
    { token: trail.recruiter.token },
  )
  expect(answer.status).toBeLessThan(300)
}
const approve = (trail: Trail) =>
  decide(trail, pipeline.approveStage, 2, { stageId: trail.secondStage })

/** One vacancy with eleven people in different states. */
async function aFilledVacancy() {
  const vacancy = await aVacancy(p)
  const trail = () => aTrail(p, { vacancy })
  const atConversation = async () => {
    const passed = await trail()
    await sendTest(p, passed, goodAnswers)
    return passed
  }
  await trail()
  const withdrawn = await trail()
  await withdraw(p, withdrawn)
  await sendTest(p, await trail(), failingAnswers)
  const failed = await trail()
  await sendTest(p, failed, failingAnswers)
  await decide(failed, pipeline.notApprove, 2, { message: decisionMessage })
  for (let i = 0; i < 3; i++) await atConversation()
  await approve(await atConversation())
  const offered = await atConversation()
  await approve(offered)
  await decide(offered, pipeline.makeOffer, 3, { message: decisionMessage })
  const hired = await atConversation()
  await approve(hired)
  await decide(hired, pipeline.makeOffer, 3, { message: decisionMessage })
  await call(
    p,
    applications.acceptOffer,
    { params: { id: hired.id } },
    { token: hired.candidate.token },
  )
  const refusedLast = await atConversation()
  await approve(refusedLast)
  await decide(refusedLast, pipeline.notApprove, 3, { message: decisionMessage })
  return { vacancy, recruiter: refusedLast.recruiter }
}

let filled: Awaited<ReturnType<typeof aFilledVacancy>>
beforeAll(async () => {
  filled = await aFilledVacancy()
}, 60_000)

describe('refuses', () => {
  test('anonymous users, candidates, admins and evaluators', async () => {
    const { companyId } = filled.vacancy
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    for (const ask of [get, list]) {
      refused(await ask(null), 401, 'sign-in-needed')
      refused(await ask((await aCandidate(p)).token), 403, 'forbidden')
      refused(await ask((await anAdmin(p)).token), 403, 'forbidden')
      refused(await ask(evaluator.token), 403, 'forbidden')
    }
  })

  test('invalid periods', async () => {
    const { token } = filled.recruiter
    refused(await get(token, { since: 'ontem' }), 400, 'invalid-request')
    const inverted = refused(
      await get(token, { since: '2026-02-02', until: '2026-02-01' }),
      400,
      'invalid-request',
    )
    expect(inverted.errors).toMatchObject([{ field: 'until', id: 'ends-before-start' }])
    const long = refused(
      await get(token, { since: '2020-01-01', until: '2026-02-01' }),
      400,
      'invalid-request',
    )
    expect(long.errors).toMatchObject([{ field: 'since', id: 'period-long' }])
  })

  test("another company's vacancy, and an unknown one", async () => {
    const other = await aRecruiter(p, { role: 'owner' })
    for (const vacancy of [filled.vacancy.id, 999_999])
      refused(await get(other.token, { vacancy }), 404, 'not-found')
  })
})

describe('one vacancy', () => {
  test('counts each person exactly once in the funnel', async () => {
    const { body } = await get(filled.recruiter.token, { vacancy: filled.vacancy.id })
    expect(body).toMatchObject({ people: 11, vacancy: { id: filled.vacancy.id } })
    const outcomes = body.steps.map((step) => ({
      reached: step.reached,
      passed: step.passed,
      doing: step.doing,
      waiting: step.waiting,
      notApproved: step.notApproved,
      withdrew: step.withdrew,
      expired: step.expired,
      cancelled: step.cancelled,
    }))
    expect(outcomes).toEqual([
      // 11 = 7 passed, 1 in progress, 1 waiting after a rule failed, 1 rejected, 1 withdrawn.
      { reached: 11, passed: 7, doing: 1, waiting: 1, notApproved: 1, withdrew: 1, ...none },
      { reached: 7, passed: 4, doing: 0, waiting: 3, notApproved: 0, withdrew: 0, ...none },
      { reached: 4, passed: 2, doing: 0, waiting: 1, notApproved: 1, withdrew: 0, ...none },
      { reached: 2, passed: 1, doing: 1, waiting: 0, notApproved: 0, withdrew: 0, ...none },
      { reached: 1, passed: 1, doing: 0, waiting: 0, notApproved: 0, withdrew: 0, ...none },
    ])
    expect(body.ends).toEqual({
      hired: 1,
      notApproved: 2,
      withdrew: 1,
      expired: 0,
      cancelled: 0,
      going: 7,
    })
    expect(body.steps.map(({ stage }) => stage?.title ?? null)).toEqual([
      'Requisitos da vaga',
      'Conversa com a liderança',
      null,
      null,
      null,
    ])
  })

  test('counts only people who applied in the period', async () => {
    const { token } = filled.recruiter
    const day = dayFromNow(p, 0)
    const vacancy = filled.vacancy.id
    expect((await get(token, { since: day, until: day, vacancy })).body.people).toBe(11)
    const before = dayFromNow(p, -1)
    const { body } = await get(token, { since: before, until: before, vacancy })
    expect(body.people).toBe(0)
    expect(body.steps.map(({ reached }) => reached)).toEqual([0, 0, 0, 0, 0])
  })
})

const none = { expired: 0, cancelled: 0 }

test('the whole company groups stages by kind and excludes other companies', async () => {
  const { companyId } = filled.vacancy
  const second = await aVacancy(p, {
    companyId,
    stages: [conversationStage, { ...conversationStage, title: 'Segunda conversa' }],
  })
  await aTrail(p, { vacancy: second })
  await aFilledVacancy()
  const { body } = await get(filled.recruiter.token)
  expect(body).toMatchObject({ people: 12, vacancy: null })
  expect(body.steps.map(({ id, reached, passed }) => [id, reached, passed])).toEqual([
    ['requirements', 11, 7],
    ['company', 8, 4],
    ['finalist', 4, 2],
    ['offer', 2, 1],
    ['hired', 1, 1],
  ])
  const page = await list(filled.recruiter.token)
  expect(page.body).toMatchObject({
    count: 2,
    rows: [
      { id: filled.vacancy.id, people: 11, finalists: 4, hired: 1, waiting: 5, state: 'open' },
      { id: second.id, people: 1, finalists: 0, hired: 0, waiting: 1 },
    ],
  })
  expect((await list(filled.recruiter.token, { limit: 1, page: 2 })).body.rows).toMatchObject([
    { id: second.id },
  ])
})

/** Creates people with a history at known hours and returns the measured durations. */
async function measureDurations(hours: readonly { own: number; company: number }[]) {
  const vacancy = await aVacancy(p)
  const { db } = p.platform
  const recruiter = await aRecruiter(p, { companyId: vacancy.companyId, role: 'owner' })
  const [first = '', second = ''] = vacancy.stageIds
  for (const { own, company } of hours) {
    const { candidateId } = await aCandidate(p)
    const began = p.platform.now().getTime() - 40 * dayMs
    const at = (hour: number) => new Date(began + hour * hourMs)
    const { id } = await db
      .insertInto('applications')
      .values({ vacancy_id: vacancy.id, candidate_id: candidateId, state: 'finalist' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('application_stages')
      .values(
        [first, second].map((stage_id, i) => ({
          application_id: id,
          stage_id,
          position: i + 1,
          state: 'approved',
        })),
      )
      .execute()
    const history = [
      [null, 'apply', 'candidate', 'in_progress', at(0)],
      [first, 'apply', 'candidate', 'open', at(0)],
      [first, 'start_stage', 'candidate', 'in_progress', at(own / 2)],
      [first, 'submit_stage', 'candidate', 'submitted', at(own)],
      [first, 'rule_approves', 'system', 'approved', at(own)],
      [second, 'rule_approves', 'system', 'open', at(own)],
      // Undone after five seconds, so it is not a decision.
      [second, 'approve_stage', 'company', 'approved', at(own + company / 2)],
      [second, 'undo', 'company', 'open', at(own + company / 2 + 5 / 3600)],
      [second, 'approve_stage', 'company', 'approved', at(own + company)],
      [null, 'approve_stage', 'company', 'finalist', at(own + company)],
    ] as const
    await db
      .insertInto('application_history')
      .values(
        history.map(([stage_id, action, actor, to_state, time]) => ({
          application_id: id,
          stage_id,
          action,
          actor,
          to_state,
          at: time,
        })),
      )
      .execute()
  }
  const { body } = await get(recruiter.token, { vacancy: vacancy.id })
  return body.steps.map(({ company, own }) => ({ company, own }))
}

test('durations are median and 90th percentile in hours, or null below five people', async () => {
  const noHours = { people: 0, medianHours: null, p90Hours: null }
  const hours = [1, 2, 3, 4, 20].map((own) => ({ own, company: 10 * own }))
  expect(await measureDurations(hours)).toEqual([
    { company: noHours, own: { people: 5, medianHours: 3, p90Hours: 13.6 } },
    { company: { people: 5, medianHours: 30, p90Hours: 136 }, own: noHours },
    { company: noHours, own: noHours },
    { company: noHours, own: noHours },
    { company: noHours, own: noHours },
  ])
  const [first] = await measureDurations(hours.slice(0, 4))
  expect(first?.own).toEqual({ people: 4, medianHours: null, p90Hours: null })
})
