import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/applications/applications'
import * as requirements from '@trilha/contracts/assessments/requirements'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import {
  aCandidate,
  aRecruiter,
  aVacancy,
  conversationStage,
  requirementsStage,
} from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  aTrail,
  decisionMessage,
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

  async function decide(
    endpoint: typeof pipeline.approveStage | typeof pipeline.makeOffer | typeof pipeline.notApprove,
    { id, recruiter }: Awaited<ReturnType<typeof aTrail>>,
    body: object,
  ) {
    const input = { params: { id }, body: body as never }
    expect((await call(p, endpoint, input, { token: recruiter.token })).status).toBe(200)
  }

  test('is refused without a session, to recruiters, and with invalid parameters', async () => {
    refused(await list({}, null), 401, 'sign-in-needed')
    refused(await list({}, (await aRecruiter(p)).token), 403, 'forbidden')
    const { token } = await aCandidate(p)
    const invalid = refused(await list({ group: 'lost' }, token), 400, 'invalid-request')
    expect(invalid.errors?.[0]?.known).toEqual(['your-turn', 'waiting', 'finished'])
    for (const [field, value] of Object.entries({ page: 0, limit: 51 }))
      expect(
        refused(await list({ [field]: value }, token), 400, 'invalid-request').errors?.[0]?.field,
      ).toBe(field)
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
    expect(body.rows.map((row) => row.group)).toEqual(['your-turn', 'waiting', 'finished'])
    expect(body).toMatchObject({ count: 3, page: 1, limit: 10, totalPages: 1 })
    for (const group of contract.applicationGroups) {
      const { rows, count } = (await list({ group }, token)).body
      expect(rows.map((row) => row.group)).toEqual([group])
      expect(count).toBe(1)
    }
    const [yourTurn] = (await list({ group: 'your-turn' }, token)).body.rows
    expect(yourTurn).toMatchObject({
      state: 'in_progress',
      stages: [
        { kind: 'requirements', state: 'open' },
        { kind: 'company', state: 'locked' },
      ],
      current: {
        kind: 'requirements',
        title: 'Requisitos da vaga',
        position: 1,
      },
      answerDueAt: null,
      ended: null,
      vacancy: { municipality: { name: 'Contagem', state: 'MG' } },
    })
    const [finished] = (await list({ group: 'finished' }, token)).body.rows
    expect(finished?.current).toBeNull()
    const [companyTurn] = (await list({ group: 'waiting' }, token)).body.rows
    expect(companyTurn?.current).toMatchObject({ kind: 'company', dueAt: null })
    expect(companyTurn?.answerDueAt).not.toBeNull()
  })

  test('puts offers first, then what is due first, and what ended last first', async () => {
    const offered = await aTrail(p, { changes: { stages: [conversationStage] } })
    const { token } = offered.candidate
    await decide(pipeline.approveStage, offered, { version: 1, stageId: offered.firstStage })
    await decide(pipeline.makeOffer, offered, { version: 2, message: decisionMessage })
    const applyTo = async (days: number) => {
      const vacancy = await aVacancy(p, { stages: [{ ...requirementsStage, days }] })
      return (await call(p, contract.apply, { body: { vacancyId: vacancy.id } }, { token })).body.id
    }
    const late = await applyTo(9)
    const soon = await applyTo(2)
    const left = [await applyTo(5), await applyTo(5)]
    for (const id of left)
      await call(p, contract.withdraw, { params: { id }, body: { reason: 'Mudei' } }, { token })

    const { rows } = (await list({}, token)).body
    expect(rows.map(({ id }) => id)).toEqual([offered.id, soon, late, ...left.toReversed()])
    expect(rows[0]).toMatchObject({ state: 'offer', ended: null })
    expect(rows.at(-1)?.ended).toEqual({ quote: null, withdrawReason: 'Mudei' })
  })

  test('quotes the message that ended the trail, shortened', async () => {
    const trail = await aTrail(p)
    const message = `Escolhemos outra pessoa. ${'x'.repeat(300)}`
    await decide(pipeline.notApprove, trail, { version: 1, message })
    const [row] = (await list({ group: 'finished' }, trail.candidate.token)).body.rows
    expect(row?.ended?.withdrawReason).toBeNull()
    expect(row?.ended?.quote).toMatch(/^Escolhemos outra pessoa\. x+…$/)
    expect(row?.ended?.quote).toHaveLength(241)
  })

  test('has pages of ten by number, without repetitions or gaps', async () => {
    const { token } = await aCandidate(p)
    const made: string[] = []
    for (let i = 0; i < 23; i++) {
      const { id } = await aVacancy(p)
      const answer = await call(p, contract.apply, { body: { vacancyId: id } }, { token })
      made.push(answer.body.id)
    }
    const seen: string[] = []
    for (const [page, size] of [10, 10, 3, 0].entries()) {
      const { body } = await list({ group: 'your-turn', page: page + 1 }, token)
      expect(body).toMatchObject({ count: 23, page: page + 1, limit: 10, totalPages: 3 })
      expect(body.rows).toHaveLength(size)
      seen.push(...body.rows.map((row) => row.id))
    }
    expect(seen.toSorted()).toEqual(made.toSorted())
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
