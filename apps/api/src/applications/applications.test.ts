import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/applications/applications'
import * as requirements from '@trilha/contracts/assessments/requirements'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  aTrail,
  mailsTo,
  seenByCandidate,
  seenByCompany,
  sendTest,
  stored,
} from '../../test/trails.ts'

const p = program()

describe('the list of own applications', () => {
  const list = (query: object, token: string | null) =>
    call(p, contract.listApplications, { query }, { token })

  test('is refused without a session, to recruiters, and with invalid parameters', async () => {
    refused(await list({}, null), 401, 'sign-in-needed')
    refused(await list({}, (await aRecruiter(p)).token), 403, 'forbidden')
    const { token } = await aCandidate(p)
    const invalid = refused(await list({ group: 'lost' }, token), 400, 'invalid-request')
    expect(invalid.errors?.[0]?.known).toEqual(['your-turn', 'waiting', 'finished'])
    const invalidCursors = [
      'x',
      `2026-13-01T00:00:00.000000Z_${randomUUID()}`,
      `2026-01-01_${randomUUID()}`,
      `2026-02-30T00:00:00.000000Z_${randomUUID()}`,
      `0000-01-01T00:00:00.000000Z_${randomUUID()}`,
    ]
    for (const after of invalidCursors)
      expect(refused(await list({ after }, token), 400, 'invalid-request').errors?.[0]?.field).toBe(
        'after',
      )
  })

  test('groups by whose turn it is and shows only own applications', async () => {
    const { candidate } = await aTrail(p)
    const { token } = candidate
    const waiting = await aVacancy(p, { stages: [conversationStage] })
    const vacancyToLeave = await aVacancy(p)
    await call(p, contract.apply, { body: { vacancyId: waiting.id } }, { token })
    const withdrawn = await call(
      p,
      contract.apply,
      { body: { vacancyId: vacancyToLeave.id } },
      { token },
    )
    await call(
      p,
      contract.withdraw,
      { params: { id: withdrawn.body.id }, body: { reason: '' } },
      { token },
    )
    await aTrail(p)

    const { body } = await list({}, token)
    expect(body.counts).toEqual({ 'your-turn': 1, waiting: 1, finished: 1 })
    expect(body.rows.map((row) => row.group)).toEqual(['finished', 'waiting', 'your-turn'])
    expect(body.next).toBeNull()
    for (const group of contract.applicationGroups) {
      const { rows } = (await list({ group }, token)).body
      expect(rows.map((row) => row.group)).toEqual([group])
    }
    const [yourTurn] = (await list({ group: 'your-turn' }, token)).body.rows
    expect(yourTurn).toMatchObject({
      state: 'in_progress',
      stageStates: ['open', 'locked'],
      current: {
        kind: 'requirements',
        title: 'Requisitos da vaga',
        position: 1,
      },
      answerDueAt: null,
      vacancy: { municipality: { name: 'Contagem', state: 'MG' } },
    })
    const [finished] = (await list({ group: 'finished' }, token)).body.rows
    expect(finished?.current).toBeNull()
    const [companyTurn] = (await list({ group: 'waiting' }, token)).body.rows
    expect(companyTurn?.current).toMatchObject({ kind: 'company', dueAt: null })
    expect(companyTurn?.answerDueAt).not.toBeNull()
  })

  test('has pages without repetitions or gaps, even while the person applies again', async () => {
    const { token } = await aCandidate(p)
    const made: string[] = []
    for (let i = 0; i < 45; i++) {
      const { id } = await aVacancy(p)
      const answer = await call(p, contract.apply, { body: { vacancyId: id } }, { token })
      made.unshift(answer.body.id)
    }
    const seen: string[] = []
    let after: string | undefined
    for (const size of [20, 20, 5]) {
      const { body } = await list({ ...(after && { after }) }, token)
      expect(body.rows).toHaveLength(size)
      seen.push(...body.rows.map((row) => row.id))
      after = body.next ?? undefined
      const { id } = await aVacancy(p)
      await call(p, contract.apply, { body: { vacancyId: id } }, { token })
    }
    expect(after).toBeUndefined()
    expect(seen).toEqual(made)
  })
})

describe('progress', () => {
  const progress = (id: number, token: string | null) =>
    call(p, contract.getProgress, { params: { id } }, { token })

  test('is refused without a session, to recruiters, and without an application', async () => {
    const trail = await aTrail(p)
    refused(await progress(trail.vacancy.id, null), 401, 'sign-in-needed')
    refused(await progress(trail.vacancy.id, trail.recruiter.token), 403, 'forbidden')
    const stranger = await aCandidate(p)
    refused(await progress(trail.vacancy.id, stranger.token), 404, 'not-found')
    refused(await progress(0, stranger.token), 400, 'invalid-request')
  })

  test('shows all stages, and for each action why it is not allowed', async () => {
    const trail = await aTrail(p)
    const body = await seenByCandidate(p, trail)
    expect(body.stages.map(({ title, state, days }) => ({ title, state, days }))).toEqual([
      { title: 'Requisitos da vaga', state: 'open', days: 5 },
      { title: 'Conversa com a liderança', state: 'locked', days: 10 },
    ])
    expect(body.decisionMessages).toEqual([])
    expect(body.can).toEqual({
      withdraw: { allowed: true, reason: null },
      startStage: { allowed: true, reason: null },
      acceptOffer: { allowed: false, reason: 'transition-not-allowed' },
      requestReview: { allowed: false, reason: 'nothing-to-review' },
    })
  })
})

describe('withdrawing', () => {
  const withdraw = (
    id: string,
    token: string | null,
    body: object = { reason: 'Achei outra vaga' },
  ) => call(p, contract.withdraw, { params: { id }, body: body as never }, { token })

  test('is refused without a session, to other users, and after the end', async () => {
    const trail = await aTrail(p)
    refused(await withdraw(trail.id, null), 401, 'sign-in-needed')
    refused(await withdraw(trail.id, trail.recruiter.token), 403, 'forbidden')
    refused(await withdraw(trail.id, (await aCandidate(p)).token), 404, 'not-found')
    refused(await withdraw(randomUUID(), trail.candidate.token), 404, 'not-found')
    refused(await withdraw('x', trail.candidate.token), 400, 'invalid-request')
    const long = { reason: 'x'.repeat(501) }
    refused(await withdraw(trail.id, trail.candidate.token, long), 400, 'invalid-request')
    expect((await stored(p, trail.id)).state.state).toBe('in_progress')
    expect((await withdraw(trail.id, trail.candidate.token)).status).toBe(204)
    refused(await withdraw(trail.id, trail.candidate.token), 409, 'transition-not-allowed')
  })

  test('keeps the answers, shows the reason to the company, and sends no mail', async () => {
    const trail = await aTrail(p)
    await call(
      p,
      requirements.saveRequirementsAnswers,
      {
        params: { id: trail.id, stageId: trail.firstStage },
        body: { facts: {}, answers: { weekends: true } },
      },
      { token: trail.candidate.token },
    )
    await withdraw(trail.id, trail.candidate.token)
    const { state, replayed } = await stored(p, trail.id)
    expect(state).toEqual(replayed)
    expect(state.state).toBe('withdrawn')
    const stage = await p.platform.db
      .selectFrom('application_stages')
      .select(['answers', 'due_at'])
      .where('application_id', '=', trail.id)
      .where('stage_id', '=', trail.firstStage)
      .executeTakeFirstOrThrow()
    expect(stage).toEqual({ answers: { facts: {}, answers: { weekends: true } }, due_at: null })
    const seen = await seenByCompany(p, trail)
    expect(seen).toMatchObject({
      state: 'withdrawn',
      withdrawReason: 'Achei outra vaga',
      can: {
        approveStage: { allowed: false, reason: 'ended' },
        notApprove: { allowed: false, reason: 'ended' },
        makeOffer: { allowed: false, reason: 'ended' },
      },
    })
    const subjects = (await mailsTo(p, trail.candidate.email)).map((mail) => mail.subject)
    expect(subjects).toEqual(['Sua candidatura chegou: Assistente de atendimento ao cliente'])
    expect(await mailsTo(p, trail.recruiter.email)).toEqual([])
  })
})

describe('accepting', () => {
  const accept = (id: string, token: string | null) =>
    call(p, contract.acceptOffer, { params: { id } }, { token })

  test('is refused without a session, to other users, and before an offer', async () => {
    const trail = await aTrail(p)
    refused(await accept(trail.id, null), 401, 'sign-in-needed')
    refused(await accept(trail.id, trail.recruiter.token), 403, 'forbidden')
    refused(await accept(trail.id, (await aCandidate(p)).token), 404, 'not-found')
    refused(await accept(trail.id, trail.candidate.token), 409, 'transition-not-allowed')
    await sendTest(p, trail)
    refused(await accept(trail.id, trail.candidate.token), 409, 'transition-not-allowed')
  })
})
