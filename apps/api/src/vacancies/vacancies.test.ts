import * as contract from '@trilha/contracts/vacancies/vacancies'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import {
  aCandidate,
  aCompany,
  anAdmin,
  aRecruiter,
  aVacancy,
  cities,
  dayFromNow,
} from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { closeVacancy, publishVacancy } from '../../test/vacancies.rows.ts'
import { countRecords } from '../companies/companies.record.ts'
import { inTransaction } from '../platform/db/database.ts'
import { moveVacancy } from './publishing/publish.ts'
import { closeEndedTask } from './vacancies.tasks.ts'

const p = program()
const view = (id: number, token?: string) =>
  call(p, contract.getVacancy, { params: { id } }, { token: token ?? null })

async function anApplication(vacancyId: number, candidateId: string, state: string, due?: Date) {
  const { id } = await p.platform.db
    .insertInto('applications')
    .values({
      vacancy_id: vacancyId,
      candidate_id: candidateId,
      state,
      applied_at: p.platform.now(),
      answer_due_at: due ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('an unknown vacancy, a draft and one in review answer 404', async () => {
  refused(await view(999_999), 404, 'not-found')
  const draft = await aVacancy(p, { draft: true })
  refused(await view(draft.id), 404, 'not-found')
  const inReview = await aVacancy(p, { companyId: await aCompany(p, { verified: false }) })
  refused(await view(inReview.id), 404, 'not-found')
})

test('an invalid id answers 400', async () => {
  refused(await view('abc' as never), 400, 'invalid-request')
  refused(await view(0), 400, 'invalid-request')
})

test('a published vacancy is public, with trail and facts but without a match', async () => {
  const { id, stageIds } = await aVacancy(p)
  const { status, body } = await view(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    state: 'open',
    slug: 'assistente-de-atendimento-ao-cliente-contagem',
    municipality: { code: cities.contagem, name: 'Contagem', state: 'MG' },
    salary: { minCents: 215_000, maxCents: 248_000, unit: 'month' },
    firstBenefit: 'Vale-alimentação de R$ 620',
    stageCount: 2,
    // 5 days for the candidate and 1 for the rules, then 4 for the company.
    expectedDays: 10,
    match: null,
    matchReasons: [],
    applicationState: null,
    can: { apply: { allowed: true, reason: null } },
  })
  expect(body.stages.map((s) => [s.id, s.kind])).toEqual([
    [stageIds[0], 'requirements'],
    [stageIds[1], 'company'],
  ])
  expect(JSON.stringify(body)).not.toContain('rules')
})

test('a candidate sees their match with its reasons', async () => {
  const { id } = await aVacancy(p)
  const wantedRoles = ['Assistente de atendimento ao cliente']
  const facts = { schooling: 'elementary' as const, state: 'MG' as const, wantedRoles }
  const near = await aCandidate(p, { facts: { ...facts, municipalityCode: cities.betim } })
  const { body } = await view(id, near.token)
  // Work 70 of 70 and place 12.6 of 14, within reach but beyond half of it; one step below the
  // schooling takes off a fifth; what is not given is left out: 98.3 × 0.8, in steps of 5.
  expect(body.match).toBe(80)
  expect(body.matchReasons).toEqual([
    {
      id: 'work',
      ok: true,
      value: 'atendimento ao cliente',
      own: { title: wantedRoles[0], source: 'wanted', isSame: true },
    },
    { id: 'place', ok: true, value: 'Contagem', km: 16 },
    { id: 'facts', ok: false, value: 'salary' },
    { id: 'schooling', ok: false, value: 'high-school' },
    { id: 'facts', ok: false, value: 'shift' },
  ])
  const withoutWork = await aCandidate(p, { facts: { state: 'MG' } })
  const unsure = (await view(id, withoutWork.token)).body
  expect(unsure.match).toBeNull()
  expect(unsure.matchReasons[0]).toEqual({ id: 'facts', ok: false, value: 'work' })
})

test('a viewer who may not apply gets the reason', async () => {
  const { id } = await aVacancy(p, { shift: 'night' })
  const reasonFor = async (token: string) => (await view(id, token)).body.can.apply.reason
  const young = await aCandidate(p, { birthDate: dayFromNow(p, -17 * 365) })
  expect(await reasonFor(young.token)).toBe('too-young')
  const applied = await aCandidate(p)
  await anApplication(id, applied.candidateId, 'in_progress')
  const seen = (await view(id, applied.token)).body
  expect(seen.applicationState).toBe('in_progress')
  expect(seen.can.apply).toEqual({ allowed: false, reason: 'already-applied' })
  expect(await reasonFor((await aRecruiter(p)).token)).toBe('forbidden')
  expect(await reasonFor((await anAdmin(p)).token)).toBe('forbidden')
})

test('a closed vacancy can be read but takes no applications', async () => {
  const { id } = await aVacancy(p)
  await inTransaction(p.platform.db, (tx) => closeVacancy(tx, id, p.platform.now()))
  const { status, body } = await view(id)
  expect([status, body.state]).toEqual([200, 'closed'])
  expect(body.can.apply).toEqual({ allowed: false, reason: 'vacancy-not-open' })
})

test('a vacancy can be closed only when every applicant has an answer', async () => {
  const { id } = await aVacancy(p)
  const { candidateId } = await aCandidate(p)
  const application = await anApplication(id, candidateId, 'under_review')
  const close = () => inTransaction(p.platform.db, (tx) => closeVacancy(tx, id, p.platform.now()))
  await expect(close()).rejects.toMatchObject({ id: 'conflict' })
  await p.platform.db
    .updateTable('applications')
    .set({ state: 'not_approved' })
    .where('id', '=', application)
    .execute()
  await expect(close()).resolves.toBe('closed')
  await expect(close()).rejects.toMatchObject({ id: 'conflict' })
})

test('each vacancy of an unverified company is reviewed', async () => {
  const companyId = await aCompany(p, { verified: false })
  const first = await aVacancy(p, { companyId })
  const move = (id: number, action: 'accept_review', actor: 'admin') =>
    inTransaction(p.platform.db, (tx) =>
      moveVacancy(tx, id, { action, actor, now: p.platform.now() }),
    )
  expect(await move(first.id, 'accept_review', 'admin')).toBe('open')
  expect((await view(first.id)).body.state).toBe('open')
  const second = await aVacancy(p, { companyId })
  refused(await view(second.id), 404, 'not-found')
})

test('a draft whose last day is over cannot be published', async () => {
  const { id } = await aVacancy(p, { draft: true, closesOn: dayFromNow(p, 1) })
  const later = new Date(p.platform.now().getTime() + 3 * dayMs)
  await expect(
    inTransaction(p.platform.db, (tx) => publishVacancy(tx, id, later)),
  ).rejects.toMatchObject({ id: 'invalid-request', fields: [{ field: 'closesOn' }] })
})

test('the task closes a vacancy after its last day, even with active applicants', async () => {
  const ending = await aVacancy(p, { closesOn: dayFromNow(p, 2) })
  const lasting = await aVacancy(p, { closesOn: dayFromNow(p, 30) })
  await anApplication(ending.id, (await aCandidate(p)).candidateId, 'in_progress')
  p.advance(4 * dayMs)
  // From midnight on nobody can apply, even before the task has run.
  expect((await view(ending.id)).body.can.apply.reason).toBe('vacancy-not-open')
  await inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, closeEndedTask, {}))
  await p.platform.tasks.settled()
  expect((await view(ending.id)).body.state).toBe('closed')
  expect((await view(lasting.id)).body.state).toBe('open')
})

test('the response record is shown from five people on', async () => {
  const { id, companyId } = await aVacancy(p)
  const { userId } = await aRecruiter(p, { companyId })
  const start = p.platform.now()
  const daysLater = (days: number) => new Date(start.getTime() + days * dayMs)
  const insertHistory = (application: string, action: string, actor: string, when: Date) =>
    p.platform.db
      .insertInto('application_history')
      .values({
        application_id: application,
        action,
        actor,
        to_state: 'under_review',
        user_id: actor === 'company' ? userId : null,
        at: when,
      })
      .execute()
  const insertAnswered = async (days: number) => {
    const application = await anApplication(id, (await aCandidate(p)).candidateId, 'not_approved')
    await insertHistory(application, 'submit_stage', 'candidate', daysLater(0))
    await insertHistory(application, 'not_approve', 'company', daysLater(days))
  }
  for (const days of [1, 2, 4]) await insertAnswered(days)
  // One is overdue, one is not due yet, one has withdrawn.
  await anApplication(id, (await aCandidate(p)).candidateId, 'under_review', daysLater(-1))
  await anApplication(id, (await aCandidate(p)).candidateId, 'under_review', daysLater(3))
  await anApplication(id, (await aCandidate(p)).candidateId, 'withdrawn')
  await countRecords(p.platform)
  expect((await view(id)).body.companyPanel.responseRecord).toBeNull()
  await insertAnswered(3)
  await countRecords(p.platform)
  expect((await view(id)).body.companyPanel.responseRecord).toEqual({
    inTimePercent: 80,
    medianDays: 3,
    people: 5,
  })
})

const report = (id: number, body: unknown, token: string | null) =>
  call(p, contract.reportVacancy, { params: { id }, body: body as never }, { token })

test('a report needs a candidate, a listed reason and a published vacancy', async () => {
  const { id } = await aVacancy(p)
  const { token } = await aCandidate(p)
  refused(await report(id, { reason: 'false', text: '' }, null), 401, 'sign-in-needed')
  const recruiter = await aRecruiter(p)
  refused(await report(id, { reason: 'false', text: '' }, recruiter.token), 403, 'forbidden')
  const body = refused(
    await report(id, { reason: 'rude', text: '' }, token),
    400,
    'invalid-request',
  )
  expect(body.errors?.[0]).toMatchObject({
    field: 'reason',
    id: 'not-listed',
    known: ['false', 'asks-for-money', 'discriminates', 'other'],
  })
  const draft = await aVacancy(p, { draft: true })
  refused(await report(draft.id, { reason: 'false', text: '' }, token), 404, 'not-found')
})

test('only the first report of a person about a vacancy counts', async () => {
  const { id } = await aVacancy(p)
  const { token } = await aCandidate(p)
  const body = { reason: 'asks-for-money', text: 'Pediram um depósito.' }
  expect((await report(id, body, token)).status).toBe(204)
  expect((await report(id, { ...body, text: 'De novo' }, token)).status).toBe(204)
  const rows = await p.platform.db
    .selectFrom('vacancy_reports')
    .select(['reason', 'text'])
    .where('vacancy_id', '=', id)
    .execute()
  expect(rows).toEqual([body])
})
