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
async function createSetup(changes: Parameters<typeof aVacancy>[1] = {}) {
  const trail = await aTrail(p)
  const other = await aVacancy(p, { companyId: trail.vacancy.companyId, ...changes })
  return { ...trail, other }
}

/** The same, with the candidate invited to the other vacancy. */
async function invited() {
  const setup = await createSetup()
  const answer = await invite(setup.recruiter.token, setup.other.id, {
    applicationId: setup.id,
    message: words,
  })
  expect(answer.status).toBe(201)
  return { ...setup, invitationId: answer.body.id }
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
    const setup = await createSetup()
    const body = { applicationId: setup.id }
    const stranger = await aRecruiter(p)
    const evaluator = await aRecruiter(p, { companyId: setup.vacancy.companyId, role: 'evaluator' })
    const elsewhere = await anApplication(p)
    refused(await invite(null, setup.other.id, body), 401, 'sign-in-needed')
    refused(await invite(setup.candidate.token, setup.other.id, body), 403, 'forbidden')
    refused(await invite(evaluator.token, setup.other.id, body), 403, 'forbidden')
    refused(await invite(stranger.token, setup.other.id, body), 404, 'not-found')
    refused(await invite(setup.recruiter.token, 999_999, body), 404, 'not-found')
    for (const applicationId of [randomUUID(), elsewhere.id])
      refused(
        await invite(setup.recruiter.token, setup.other.id, { applicationId }),
        404,
        'not-found',
      )
    refused(await invite(setup.recruiter.token, setup.other.id, {}), 400, 'invalid-request')
    const long = { ...body, message: 'a'.repeat(1001) }
    refused(await invite(setup.recruiter.token, setup.other.id, long), 400, 'invalid-request')
  })

  test('is refused for a vacancy that is not open, a second time or after an application', async () => {
    const setup = await createSetup()
    const { token } = setup.recruiter
    const body = { applicationId: setup.id }
    const draft = await aVacancy(p, { companyId: setup.vacancy.companyId, draft: true })
    refused(await invite(token, draft.id, body), 409, 'vacancy-not-open')
    refused(await invite(token, setup.vacancy.id, body), 409, 'person-applied')
    const both = await Promise.all([
      invite(token, setup.other.id, body),
      invite(token, setup.other.id, body),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    refused(await invite(token, setup.other.id, body), 409, 'already-invited')
  })

  test('has a daily limit', async () => {
    const setup = await createSetup()
    const { companyId } = setup.vacancy
    const people = await Promise.all(
      Array.from({ length: contract.maxInvitationsPerDay }, () => aCandidate(p)),
    )
    await p.platform.db
      .insertInto('invitations')
      .values(
        people.map(({ candidateId }) => ({
          vacancy_id: setup.other.id,
          candidate_id: candidateId,
          company_id: companyId,
          recruiter_id: setup.recruiter.recruiterId,
          created_at: p.platform.now(),
        })),
      )
      .execute()
    const body = { applicationId: setup.id }
    refused(await invite(setup.recruiter.token, setup.other.id, body), 429, 'invitation-limit')
    await p.platform.db
      .updateTable('invitations')
      .set({ created_at: new Date(p.platform.now().getTime() - 25 * hourMs) })
      .where('company_id', '=', companyId)
      .execute()
    expect((await invite(setup.recruiter.token, setup.other.id, body)).status).toBe(201)
  })

  test('notifies the person, who sees the sender and the message', async () => {
    const setup = await invited()
    expect(await invitationRow(setup.candidate)).toMatchObject({
      type: 3,
      unread: true,
      invitationAccepted: null,
      selectiveProcessId: setup.other.id,
      message: expect.stringMatching(/^Novo convite\. Mercado Horizonte \w+ convidou você para /),
    })
    const { body } = await invitation(setup.candidate.token, setup.other.id)
    expect(body).toMatchObject({
      id: setup.invitationId,
      recruiter: { name: 'Renata Campos', role: 'Gente e gestão' },
      message: words,
      accepted: null,
    })
  })
})

describe('open invitations', () => {
  const open = (token: string | null) => call(p, contract.listOpenInvitations, {}, { token })

  test('are those of the candidate that can still be accepted', async () => {
    const setup = await invited()
    refused(await open(null), 401, 'sign-in-needed')
    refused(await open(setup.recruiter.token), 403, 'forbidden')
    expect((await open((await aCandidate(p)).token)).body.rows).toEqual([])
    const { rows } = (await open(setup.candidate.token)).body
    expect(rows).toEqual([
      {
        id: setup.invitationId,
        vacancyId: setup.other.id,
        roleName: 'Assistente de atendimento ao cliente',
        company: expect.stringMatching(/^Mercado Horizonte/),
        closesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    await decline(setup.candidate.token, setup.invitationId)
    expect((await open(setup.candidate.token)).body.rows).toEqual([])
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
    const setup = await invited()
    const other = await aCandidate(p)
    refused(await invitation(null, setup.other.id), 401, 'sign-in-needed')
    refused(await invitation(other.token, setup.other.id), 404, 'not-found')
    for (const answer of [accept, decline]) {
      refused(await answer(null, setup.invitationId), 401, 'sign-in-needed')
      refused(await answer(setup.recruiter.token, setup.invitationId), 403, 'forbidden')
      refused(await answer(other.token, setup.invitationId), 404, 'not-found')
      refused(await answer(setup.candidate.token, randomUUID()), 404, 'not-found')
    }
  })

  test('accepting starts the trail once', async () => {
    const setup = await invited()
    const { token } = setup.candidate
    const both = await Promise.all([
      accept(token, setup.invitationId),
      accept(token, setup.invitationId),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { state, source } = await p.platform.db
      .selectFrom('applications')
      .select(['state', 'source'])
      .where('candidate_id', '=', setup.candidate.candidateId)
      .where('vacancy_id', '=', setup.other.id)
      .executeTakeFirstOrThrow()
    expect({ state, source }).toEqual({ state: 'in_progress', source: 'invitation' })
    expect(await invitationRow(setup.candidate)).toMatchObject({ invitationAccepted: true })
    refused(await decline(token, setup.invitationId), 409, 'invitation-answered')
  })

  test('declining works with or without a reason and prevents a second invitation', async () => {
    const setup = await invited()
    const reason = 'Agora só posso trabalhar de manhã.'
    const long = await decline(setup.candidate.token, setup.invitationId, {
      reason: 'a'.repeat(501),
    })
    refused(long, 400, 'invalid-request')
    expect((await decline(setup.candidate.token, setup.invitationId, { reason })).status).toBe(204)
    expect(await invitationRow(setup.candidate)).toMatchObject({ invitationAccepted: false })
    refused(await accept(setup.candidate.token, setup.invitationId), 409, 'invitation-answered')
    const again = await invite(setup.recruiter.token, setup.other.id, { applicationId: setup.id })
    refused(again, 409, 'already-invited')
  })

  test('an invitation to a closed vacancy can only be declined', async () => {
    const setup = await invited()
    await p.platform.db
      .updateTable('vacancies')
      .set({ state: 'closed' })
      .where('id', '=', setup.other.id)
      .execute()
    refused(await accept(setup.candidate.token, setup.invitationId), 409, 'vacancy-not-open')
    expect(await invitationRow(setup.candidate)).toMatchObject({ invitationAccepted: null })
    expect((await decline(setup.candidate.token, setup.invitationId)).status).toBe(204)
  })

  test('applying directly counts as accepting, even after withdrawing', async () => {
    const setup = await invited()
    const own = await anApplication(p, { candidate: setup.candidate, vacancy: setup.other })
    expect(await invitationRow(setup.candidate)).toMatchObject({ invitationAccepted: true })
    const { token } = setup.candidate
    await call(p, withdraw, { params: { id: own.id }, body: { reason: '' } }, { token })
    expect((await accept(token, setup.invitationId)).status).toBe(200)
    const states = await p.platform.db
      .selectFrom('applications')
      .select('state')
      .where('vacancy_id', '=', setup.other.id)
      .execute()
    expect(states).toEqual([{ state: 'withdrawn' }])
  })
})
