import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aRecruiter, aVacancy, cities, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  aTrail,
  decisionMessage,
  seenByCandidate,
  seenByCompany,
  sendTest,
  stored,
} from '../../test/trails.ts'

const p = program()
const talk = { stages: [conversationStage, conversationStage] }

const vacancies = (token: string | null, query: object = {}) =>
  call(p, pipeline.listPipelineVacancies, { query }, { token })
const vacancy = (id: number, token: string | null) =>
  call(p, pipeline.getPipelineVacancy, { params: { id } }, { token })
const people = (id: number, token: string | null, query: object = {}) =>
  call(p, pipeline.listPipelineApplications, { params: { id }, query }, { token })
const person = (id: string, token: string | null) =>
  call(p, pipeline.getPipelineApplication, { params: { id } }, { token })

/** Makes the answer of the company overdue. */
const makeOverdue = (id: string) =>
  p.platform.db
    .updateTable('applications')
    .set({ answer_due_at: new Date(p.platform.now().getTime() - 1000) })
    .where('id', '=', id)
    .execute()

describe('read access', () => {
  test('refuses anonymous users and candidates', async () => {
    const trail = await aTrail(p)
    const calls = [
      (token: string | null) => vacancies(token),
      (token: string | null) => vacancy(trail.vacancy.id, token),
      (token: string | null) => people(trail.vacancy.id, token),
      (token: string | null) => person(trail.id, token),
    ]
    for (const read of calls) {
      refused(await read(null), 401, 'sign-in-needed')
      refused(await read(trail.candidate.token), 403, 'forbidden')
    }
  })

  test('refuses other companies, and unknown or invalid input', async () => {
    const trail = await aTrail(p)
    const { token } = await aRecruiter(p)
    for (const id of [trail.vacancy.id, 999_999_999]) {
      refused(await vacancy(id, token), 404, 'not-found')
      refused(await people(id, token), 404, 'not-found')
    }
    for (const id of [trail.id, randomUUID()]) refused(await person(id, token), 404, 'not-found')
    refused(await person('x', token), 400, 'invalid-request')
    refused(await people(trail.vacancy.id, token, { column: 'lost' }), 400, 'invalid-request')
    refused(await people(trail.vacancy.id, token, { limit: 51 }), 400, 'invalid-request')
    expect((await vacancies(token)).body).toMatchObject({ rows: [], count: 0, totalPages: 0 })
    const views = await p.platform.db
      .selectFrom('application_views')
      .select('id')
      .where('application_id', '=', trail.id)
      .execute()
    expect(views).toEqual([])
  })
})

describe('the vacancies of a company', () => {
  test('are listed in pages with their counts, the overdue ones first', async () => {
    const calm = await aVacancy(p)
    const { companyId } = calm
    const waiting = await aVacancy(p, { companyId, ...talk })
    const late = await aVacancy(p, { companyId, ...talk })
    const draft = await aVacancy(p, { companyId, draft: true })
    await aTrail(p, { vacancy: calm })
    await aTrail(p, { vacancy: waiting })
    await aTrail(p, { vacancy: waiting })
    const trail = await aTrail(p, { vacancy: late })
    await makeOverdue(trail.id)

    const { body } = await vacancies(trail.recruiter.token)
    expect(body.rows.map((row) => row.id)).toEqual([late.id, waiting.id, draft.id, calm.id])
    expect(body.rows.map(({ applications: all, waiting: w, overdue: o }) => [all, w, o])).toEqual([
      [1, 1, 1],
      [2, 2, 0],
      [0, 0, 0],
      [1, 0, 0],
    ])
    expect(body).toMatchObject({ count: 4, page: 1, totalPages: 1 })
    const second = await vacancies(trail.recruiter.token, { page: 2, limit: 3 })
    expect(second.body.rows.map((row) => row.id)).toEqual([calm.id])
    expect(second.body.totalPages).toBe(2)
  })

  test('one vacancy shows how many people are in each column', async () => {
    const vacancyWithPeople = await aVacancy(p)
    const newTrail = () => aTrail(p, { vacancy: vacancyWithPeople })
    await newTrail()
    const talking = await newTrail()
    await sendTest(p, talking)
    const finalist = await newTrail()
    await sendTest(p, finalist)
    const seen = await seenByCompany(p, finalist)
    await call(
      p,
      pipeline.approveStage,
      {
        params: { id: finalist.id },
        body: { version: seen.version, stageId: finalist.secondStage },
      },
      { token: finalist.recruiter.token },
    )
    const gone = await newTrail()
    await call(
      p,
      applications.withdraw,
      { params: { id: gone.id }, body: { reason: '' } },
      { token: gone.candidate.token },
    )
    const { token } = gone.recruiter
    const { body } = await vacancy(vacancyWithPeople.id, token)
    expect(body.stages.map(({ position, count }) => [position, count])).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(body).toMatchObject({
      applications: 4,
      waiting: 2,
      finalists: 1,
      offers: 0,
      finished: 1,
    })

    const ids = async (query: object) =>
      (await people(vacancyWithPeople.id, token, query)).body.rows.map((row) => row.id)
    expect(await ids({ stageId: vacancyWithPeople.stageIds[1] })).toEqual([talking.id])
    expect(await ids({ column: 'finalist' })).toEqual([finalist.id])
    expect(await ids({ column: 'offer' })).toEqual([])
    expect(await ids({ column: 'finished' })).toEqual([gone.id])
    expect(await ids({ stageId: randomUUID() })).toEqual([])
    expect((await people(vacancyWithPeople.id, token)).body.count).toBe(4)
  })
})

describe('the people of a vacancy', () => {
  test('are sorted by overdue, then longest wait; only name and place are shown', async () => {
    const vacancyWithPeople = await aVacancy(p, talk)
    const trails = []
    for (const candidate of [
      { name: 'Ana Prado', city: 'Belo Horizonte', state: 'MG' },
      { name: 'Beto Luz', facts: { municipalityCode: cities.betim } },
      { name: 'Caio Reis', socialName: 'Carla Reis' },
    ])
      trails.push(await aTrail(p, { vacancy: vacancyWithPeople, candidate }))
    const last = trails[2]
    await makeOverdue(last?.id ?? '')
    const { body } = await people(vacancyWithPeople.id, last?.recruiter.token ?? '')
    expect(body.rows.map(({ candidate, place }) => [candidate.name, place])).toEqual([
      ['Carla Reis', null],
      ['Ana Prado', 'Belo Horizonte, MG'],
      ['Beto Luz', 'Betim, MG'],
    ])
    expect(body.rows[1]).toMatchObject({
      version: 1,
      state: 'under_review',
      stage: { id: vacancyWithPeople.stageIds[0], kind: 'company', state: 'open' },
      waitingSince: expect.any(String),
      answerDueAt: expect.any(String),
      reviewRequested: false,
      extensionRequested: false,
    })
    const text = JSON.stringify(body)
    for (const trail of trails) {
      expect(text).not.toContain(trail.candidate.email)
      expect(text).not.toContain(trail.candidate.candidateId)
    }
    expect(text).not.toContain('Caio')
    expect(text).not.toContain('1994-03-12')
  })

  test('a view of a person is recorded at most once a minute', async () => {
    const trail = await aTrail(p)
    await seenByCompany(p, trail)
    await seenByCompany(p, trail)
    p.advance(61_000)
    await seenByCompany(p, trail)
    const views = await p.platform.db
      .selectFrom('application_views')
      .select('user_id')
      .where('application_id', '=', trail.id)
      .execute()
    expect(views).toEqual([
      { user_id: trail.recruiter.userId },
      { user_id: trail.recruiter.userId },
    ])
  })
})

describe('permission to judge', () => {
  const acts = {
    approve: (id: string, token: string | null, version: number, stageId: string) =>
      call(p, pipeline.approveStage, { params: { id }, body: { version, stageId } }, { token }),
    notApprove: (id: string, token: string | null, version: number) =>
      call(
        p,
        pipeline.notApprove,
        { params: { id }, body: { version, message: decisionMessage } },
        { token },
      ),
    offer: (id: string, token: string | null, version: number) =>
      call(
        p,
        pipeline.makeOffer,
        { params: { id }, body: { version, message: decisionMessage } },
        { token },
      ),
  }

  test.each(Object.entries(acts))(
    '%s: is refused without permission, with a wrong version or without one',
    async (_name, act) => {
      const trail = await aTrail(p, { changes: talk })
      const stage = trail.firstStage
      refused(await act(trail.id, null, 1, stage), 401, 'sign-in-needed')
      refused(await act(trail.id, trail.candidate.token, 1, stage), 403, 'forbidden')
      const stranger = await aRecruiter(p)
      refused(await act(trail.id, stranger.token, 1, stage), 404, 'not-found')
      refused(await act(randomUUID(), trail.recruiter.token, 1, stage), 404, 'not-found')
      const evaluator = await aRecruiter(p, {
        companyId: trail.vacancy.companyId,
        role: 'evaluator',
      })
      refused(await act(trail.id, evaluator.token, 1, stage), 403, 'forbidden')
      refused(await act(trail.id, trail.recruiter.token, 7, stage), 409, 'application-changed')
      const withoutVersion = refused(
        await act(trail.id, trail.recruiter.token, undefined as never, stage),
        400,
        'invalid-request',
      )
      expect(withoutVersion.errors?.[0]).toMatchObject({ field: 'version', id: 'required' })
      expect((await stored(p, trail.id)).history).toHaveLength(2)
    },
  )

  test('an evaluator can read, and sees that they cannot judge', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { companyId } = trail.vacancy
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    const { body } = await person(trail.id, evaluator.token)
    const notAllowed = { allowed: false, reason: 'forbidden' }
    expect(body.can).toEqual({
      approveStage: notAllowed,
      notApprove: notAllowed,
      makeOffer: notAllowed,
    })
  })

  test('refuses a message that is too short', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { token } = trail.recruiter
    for (const endpoint of [pipeline.notApprove, pipeline.makeOffer]) {
      const params = { id: trail.id }
      const short = await call(
        p,
        endpoint,
        { params, body: { version: 1, message: 'Não.' } },
        { token },
      )
      expect(refused(short, 400, 'invalid-request').errors?.[0]).toMatchObject({
        field: 'message',
        id: 'message-short',
      })
    }
  })

  test('refuses what the state does not allow', async () => {
    const trail = await aTrail(p)
    const { token } = trail.recruiter
    // The candidate has not sent the first stage.
    refused(await acts.approve(trail.id, token, 1, trail.firstStage), 409, 'transition-not-allowed')
    refused(
      await acts.approve(trail.id, token, 1, trail.secondStage),
      409,
      'transition-not-allowed',
    )
    refused(await acts.approve(trail.id, token, 1, randomUUID()), 409, 'transition-not-allowed')
    refused(await acts.offer(trail.id, token, 1), 409, 'transition-not-allowed')
    expect((await acts.notApprove(trail.id, token, 1)).body).toMatchObject({ column: 'finished' })
    refused(await acts.notApprove(trail.id, token, 2), 409, 'transition-not-allowed')
  })
})

describe('judging', () => {
  test('an approval with a message opens the next stage; the message shows its author', async () => {
    const trail = await aTrail(p, { changes: talk })
    const message = 'Oi! Gostamos da conversa, na próxima fale de um caso real.'
    const answer = await call(
      p,
      pipeline.approveStage,
      { params: { id: trail.id }, body: { version: 1, stageId: trail.firstStage, message } },
      { token: trail.recruiter.token },
    )
    expect(answer.body).toEqual({
      id: trail.id,
      refused: null,
      column: trail.secondStage,
      version: 2,
      undoUntil: null,
    })
    const body = await seenByCandidate(p, trail)
    expect(body.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
    expect(body.decisionMessages).toMatchObject([
      { kind: 'stage', from: 'Renata Campos', role: 'Gente e gestão', text: message },
    ])
    expect((await seenByCompany(p, trail)).decisionMessages).toEqual(body.decisionMessages)
  })

  test('a rejection ends the trail with its message; later stages stay locked', async () => {
    const trail = await aTrail(p, { changes: talk })
    const parts = {
      message: decisionMessage,
      wentWell: 'O exemplo da entrega.',
      missing: 'Prática de caixa.',
    }
    const answer = await call(
      p,
      pipeline.notApprove,
      { params: { id: trail.id }, body: { version: 1, ...parts } },
      { token: trail.recruiter.token },
    )
    expect(answer.body).toMatchObject({ refused: null, column: 'finished', version: 2 })
    const body = await seenByCandidate(p, trail)
    expect(body).toMatchObject({ state: 'not_approved', group: 'finished', current: null })
    expect(body.stages.map((stage) => stage.state)).toEqual(['not_approved', 'locked'])
    expect(body.decisionMessages).toMatchObject([
      {
        kind: 'not_approved',
        text: decisionMessage,
        wentWell: parts.wentWell,
        missing: parts.missing,
      },
    ])
    expect((await vacancy(trail.vacancy.id, trail.recruiter.token)).body).toMatchObject({
      waiting: 0,
      finished: 1,
    })
  })

  test('an owner of the company can judge the candidates of its vacancies', async () => {
    const vacancyWithPeople = await aVacancy(p, talk)
    const trail = await aTrail(p, { vacancy: vacancyWithPeople })
    const owner = await aRecruiter(p, { companyId: vacancyWithPeople.companyId, role: 'owner' })
    const answer = await call(
      p,
      pipeline.approveStage,
      { params: { id: trail.id }, body: { version: 1, stageId: trail.firstStage } },
      { token: owner.token },
    )
    expect(answer.status).toBe(200)
  })
})
