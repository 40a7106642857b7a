import { randomUUID } from 'node:crypto'
import { withdraw } from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/invitations'
import * as notifications from '@trilha/contracts/notifications/notifications'
import { hourMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anApplication, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail } from '../../test/trails.ts'

const p = program()

const words = 'Gostamos da sua conversa e temos outra vaga que combina com você.'
const invite = (token: string | null, vacancyId: number, body: object) =>
  call(p, contract.invite, { params: { id: vacancyId }, body: body as never }, { token })
const invitation = (token: string | null, vacancyId: number) =>
  call(p, contract.getInvitation, { params: { id: vacancyId } }, { token })
const accept = (token: string | null, id: string) =>
  call(p, contract.acceptInvitation, { params: { id } }, { token })
const decline = (token: string | null, id: string, body: object = {}) =>
  call(p, contract.declineInvitation, { params: { id }, body }, { token })

/** A candidate with an application at a company, and another open vacancy of this company. */
async function setting(changes: Parameters<typeof aVacancy>[1] = {}) {
  const trail = await aTrail(p)
  const other = await aVacancy(p, { companyId: trail.vacancy.companyId, ...changes })
  return { ...trail, other }
}

/** The same, with the invitation to the other vacancy. */
async function invited() {
  const at = await setting()
  const answer = await invite(at.recruiter.token, at.other.id, {
    applicationId: at.id,
    message: words,
  })
  expect(answer.status).toBe(201)
  return { ...at, invitationId: answer.body.id }
}

async function invitationRow(who: { userId: string; token: string }) {
  const { body } = await call(
    p,
    notifications.listNotifications,
    { params: { userId: who.userId } },
    { token: who.token },
  )
  return body.rows.find(({ type }) => type === 3)
}

describe('inviting', () => {
  test('only recruiters of the company invite, and only people it knows', async () => {
    const at = await setting()
    const body = { applicationId: at.id }
    const stranger = await aRecruiter(p)
    const evaluator = await aRecruiter(p, { companyId: at.vacancy.companyId, role: 'evaluator' })
    const elsewhere = await anApplication(p)
    refused(await invite(null, at.other.id, body), 401, 'sign-in-needed')
    refused(await invite(at.candidate.token, at.other.id, body), 403, 'forbidden')
    refused(await invite(evaluator.token, at.other.id, body), 403, 'forbidden')
    refused(await invite(stranger.token, at.other.id, body), 404, 'not-found')
    refused(await invite(at.recruiter.token, 999_999, body), 404, 'not-found')
    for (const applicationId of [randomUUID(), elsewhere.id])
      refused(await invite(at.recruiter.token, at.other.id, { applicationId }), 404, 'not-found')
    refused(await invite(at.recruiter.token, at.other.id, {}), 400, 'invalid-request')
    const long = { ...body, message: 'a'.repeat(1001) }
    refused(await invite(at.recruiter.token, at.other.id, long), 400, 'invalid-request')
  })

  test('not to a vacancy that is not open, not twice, not after an application', async () => {
    const at = await setting()
    const { token } = at.recruiter
    const body = { applicationId: at.id }
    const draft = await aVacancy(p, { companyId: at.vacancy.companyId, draft: true })
    refused(await invite(token, draft.id, body), 409, 'vacancy-not-open')
    refused(await invite(token, at.vacancy.id, body), 409, 'person-applied')
    const both = await Promise.all([
      invite(token, at.other.id, body),
      invite(token, at.other.id, body),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    refused(await invite(token, at.other.id, body), 409, 'already-invited')
  })

  test('has a daily limit', async () => {
    const at = await setting()
    const { companyId } = at.vacancy
    const people = await Promise.all(
      Array.from({ length: contract.dailyInvitations }, () => aCandidate(p)),
    )
    await p.platform.db
      .insertInto('invitations')
      .values(
        people.map(({ candidateId }) => ({
          vacancy_id: at.other.id,
          candidate_id: candidateId,
          company_id: companyId,
          recruiter_id: at.recruiter.recruiterId,
          created_at: p.platform.now(),
        })),
      )
      .execute()
    const body = { applicationId: at.id }
    refused(await invite(at.recruiter.token, at.other.id, body), 429, 'invitation-limit')
    await p.platform.db
      .updateTable('invitations')
      .set({ created_at: new Date(p.platform.now().getTime() - 25 * hourMs) })
      .where('company_id', '=', companyId)
      .execute()
    expect((await invite(at.recruiter.token, at.other.id, body)).status).toBe(201)
  })

  test('notifies the person, who sees the sender and the message', async () => {
    const at = await invited()
    expect(await invitationRow(at.candidate)).toMatchObject({
      type: 3,
      unread: true,
      invitationAccepted: null,
      selectiveProcessId: at.other.id,
      message: expect.stringMatching(/^Novo convite\. Mercado Horizonte \w+ convidou você para /),
    })
    const { body } = await invitation(at.candidate.token, at.other.id)
    expect(body).toMatchObject({
      id: at.invitationId,
      recruiter: { name: 'Renata Campos', role: 'Gente e gestão' },
      message: words,
      accepted: null,
    })
  })
})

describe('open invitations', () => {
  const open = (token: string | null) => call(p, contract.openInvitations, {}, { token })

  test("are the candidate's own that can still be accepted", async () => {
    const at = await invited()
    refused(await open(null), 401, 'sign-in-needed')
    refused(await open(at.recruiter.token), 403, 'forbidden')
    expect((await open((await aCandidate(p)).token)).body.rows).toEqual([])
    const { rows } = (await open(at.candidate.token)).body
    expect(rows).toEqual([
      {
        id: at.invitationId,
        vacancyId: at.other.id,
        roleName: 'Assistente de atendimento ao cliente',
        company: expect.stringMatching(/^Mercado Horizonte/),
        closesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    await decline(at.candidate.token, at.invitationId)
    expect((await open(at.candidate.token)).body.rows).toEqual([])
  })

  test('exclude closed vacancies and vacancies with an application', async () => {
    const closed = await invited()
    await p.platform.db
      .updateTable('vacancies')
      .set({ state: 'closed' })
      .where('id', '=', closed.other.id)
      .execute()
    expect((await open(closed.candidate.token)).body.rows).toEqual([])
    const late = await invited()
    await p.platform.db
      .updateTable('vacancies')
      .set({ closes_on: '2020-01-01' })
      .where('id', '=', late.other.id)
      .execute()
    expect((await open(late.candidate.token)).body.rows).toEqual([])
    const applied = await invited()
    await anApplication(p, { candidate: applied.candidate, vacancy: applied.other })
    expect((await open(applied.candidate.token)).body.rows).toEqual([])
  })
})

describe('answering', () => {
  test('only the invited person can answer', async () => {
    const at = await invited()
    const other = await aCandidate(p)
    refused(await invitation(null, at.other.id), 401, 'sign-in-needed')
    refused(await invitation(other.token, at.other.id), 404, 'not-found')
    for (const answer of [accept, decline]) {
      refused(await answer(null, at.invitationId), 401, 'sign-in-needed')
      refused(await answer(at.recruiter.token, at.invitationId), 403, 'forbidden')
      refused(await answer(other.token, at.invitationId), 404, 'not-found')
      refused(await answer(at.candidate.token, randomUUID()), 404, 'not-found')
    }
  })

  test('accepting starts the trail once', async () => {
    const at = await invited()
    const { token } = at.candidate
    const both = await Promise.all([accept(token, at.invitationId), accept(token, at.invitationId)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { state, source } = await p.platform.db
      .selectFrom('applications')
      .select(['state', 'source'])
      .where('candidate_id', '=', at.candidate.candidateId)
      .where('vacancy_id', '=', at.other.id)
      .executeTakeFirstOrThrow()
    expect({ state, source }).toEqual({ state: 'in_progress', source: 'invitation' })
    expect(await invitationRow(at.candidate)).toMatchObject({ invitationAccepted: true })
    refused(await decline(token, at.invitationId), 409, 'invitation-answered')
  })

  test('declining works with or without a reason and prevents a second invitation', async () => {
    const at = await invited()
    const reason = 'Agora só posso trabalhar de manhã.'
    const long = await decline(at.candidate.token, at.invitationId, { reason: 'a'.repeat(501) })
    refused(long, 400, 'invalid-request')
    expect((await decline(at.candidate.token, at.invitationId, { reason })).status).toBe(204)
    expect(await invitationRow(at.candidate)).toMatchObject({ invitationAccepted: false })
    refused(await accept(at.candidate.token, at.invitationId), 409, 'invitation-answered')
    const again = await invite(at.recruiter.token, at.other.id, { applicationId: at.id })
    refused(again, 409, 'already-invited')
  })

  test('an invitation to a closed vacancy can only be declined', async () => {
    const at = await invited()
    await p.platform.db
      .updateTable('vacancies')
      .set({ state: 'closed' })
      .where('id', '=', at.other.id)
      .execute()
    refused(await accept(at.candidate.token, at.invitationId), 409, 'vacancy-not-open')
    expect(await invitationRow(at.candidate)).toMatchObject({ invitationAccepted: null })
    expect((await decline(at.candidate.token, at.invitationId)).status).toBe(204)
  })

  test('applying directly counts as accepting, even after withdrawing', async () => {
    const at = await invited()
    const own = await anApplication(p, { candidate: at.candidate, vacancy: at.other })
    expect(await invitationRow(at.candidate)).toMatchObject({ invitationAccepted: true })
    const { token } = at.candidate
    await call(p, withdraw, { params: { id: own.id }, body: { reason: '' } }, { token })
    expect((await accept(token, at.invitationId)).status).toBe(200)
    const states = await p.platform.db
      .selectFrom('applications')
      .select('state')
      .where('vacancy_id', '=', at.other.id)
      .execute()
    expect(states).toEqual([{ state: 'withdrawn' }])
  })
})
