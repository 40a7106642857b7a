import { randomUUID } from 'node:crypto'
import { getUser } from '@trilha/contracts/accounts/accounts'
import * as applications from '@trilha/contracts/applications/applications'
import * as inbox from '@trilha/contracts/pipeline/inbox'
import * as messages from '@trilha/contracts/pipeline/messages'
import * as notifications from '@trilha/contracts/notifications/notifications'
import * as sheet from '@trilha/contracts/pipeline/person'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { anAdmin, aRecruiter, aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  aTrail,
  decisionMessage,
  mailsTo,
  seenByCandidate,
  sendTest,
} from '../../../test/trails.ts'
import { withdraw } from '../../../test/withdraw.ts'

const p = program()
const talk = { stages: [conversationStage, conversationStage] }
const reviewReason = 'Terminei o ensino médio em 2012, o diploma está no currículo.'

type Trail = Awaited<ReturnType<typeof aTrail>>
const read = (id: string, token: string | null, query: object = {}) =>
  call(p, messages.listPipelineMessages, { params: { id }, query }, { token })
const write = (id: string, token: string | null, text: string) =>
  call(p, messages.writePipelineMessage, { params: { id }, body: { text } }, { token })
const readOwn = (id: string, token: string | null) =>
  call(p, messages.listOwnMessages, { params: { id } }, { token })
const writeOwn = (id: string, token: string | null, text: string) =>
  call(p, messages.writeOwnMessage, { params: { id }, body: { text } }, { token })
const waiting = (token: string | null, query: object = {}) =>
  call(p, inbox.getInbox, { query }, { token })
const count = (token: string | null) => call(p, inbox.getOverdueCount, {}, { token })
const reviews = (token: string | null, query: object = {}) =>
  call(p, inbox.listReviews, { query }, { token })
const answer = (trail: Trail, token: string | null, body: object) =>
  call(
    p,
    inbox.answerReview,
    { params: { id: trail.id, stageId: trail.firstStage }, body: body as never },
    { token },
  )
const composer = (id: string, token: string | null) =>
  call(p, inbox.getComposer, { params: { id } }, { token })

/** A person who was rejected by a rule and requested a human review. */
async function aReview(options: Parameters<typeof aTrail>[1] = {}): Promise<Trail> {
  const trail = await aTrail(p, options)
  await sendTest(p, trail, { facts: { schooling: 'none' }, answers: { weekends: true } })
  const asked = await call(
    p,
    applications.requestReview,
    { params: { id: trail.id, stageId: trail.firstStage }, body: { text: reviewReason } },
    { token: trail.candidate.token },
  )
  expect(asked.status).toBe(204)
  return trail
}

let home: Trail
let stranger: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  home = await aTrail(p, { changes: talk })
  stranger = await aRecruiter(p)
})

const companyCalls: [
  string,
  (id: string, token: string | null) => Promise<{ status: number; body: unknown }>,
][] = [
  ['reading', (id, token) => read(id, token)],
  ['writing', (id, token) => write(id, token, 'Oi')],
  ['composing', (id, token) => composer(id, token)],
  [
    'answering',
    (id, token) =>
      answer({ ...home, id }, token, {
        version: 1,
        outcome: 'confirmed',
        message: decisionMessage,
      }),
  ],
]
test.each(companyCalls)(
  '%s: refuses anonymous users, candidates and other companies',
  async (_, act) => {
    refused(await act(home.id, null), 401, 'sign-in-needed')
    refused(await act(home.id, home.candidate.token), 403, 'forbidden')
    refused(await act(home.id, stranger.token), 404, 'not-found')
    refused(await act(randomUUID(), home.recruiter.token), 404, 'not-found')
  },
)

test("candidates can use only their own application's messages", async () => {
  const other = await aTrail(p, { changes: talk })
  for (const act of [readOwn, (id: string, token: string | null) => writeOwn(id, token, 'Oi')]) {
    refused(await act(home.id, null), 401, 'sign-in-needed')
    refused(await act(home.id, home.recruiter.token), 403, 'forbidden')
    refused(await act(home.id, other.candidate.token), 404, 'not-found')
  }
})

describe('messages', () => {
  test('reach the other side on the site and by mail, and are marked as read', async () => {
    const { id, recruiter, candidate } = await aTrail(p, {
      changes: talk,
      candidate: { name: 'Ana Prado' },
    })
    refused(await write(id, recruiter.token, '  '), 400, 'invalid-request')
    const evaluator = await aRecruiter(p, { companyId: recruiter.companyId, role: 'evaluator' })
    refused(await write(id, evaluator.token, 'Oi'), 403, 'forbidden')
    const sent = await write(id, recruiter.token, 'Você prefere conversar de manhã?')
    expect(sent).toMatchObject({
      status: 201,
      body: {
        from: 'company',
        author: { name: 'Renata Campos', role: 'Gente e gestão' },
        read: false,
      },
    })
    const mails = await mailsTo(p, candidate.email)
    // The order of the mails is not defined.
    const mail = mails.find(({ subject }) => subject.includes('escreveu para você: Assistente'))
    expect(mail?.text).toContain('Você prefere conversar de manhã?')
    const shownToCandidate = await call(
      p,
      notifications.listNotifications,
      { params: { userId: candidate.userId } },
      { token: candidate.token },
    )
    expect(shownToCandidate.body.rows.map(({ type, message }) => [type, message])).toContainEqual([
      2,
      expect.stringMatching(/^Renata Campos escreveu para você\./),
    ])

    expect((await readOwn(id, candidate.token)).body).toMatchObject({
      rows: [{ text: 'Você prefere conversar de manhã?' }],
      can: { write: true },
    })
    const reply = await writeOwn(id, candidate.token, 'De manhã é melhor. Onde é a loja?')
    expect(reply.body).toMatchObject({ from: 'candidate', author: null })
    const { body } = await read(id, evaluator.token)
    expect(body.rows.map(({ from, read: opened }) => [from, opened])).toEqual([
      ['candidate', true],
      ['company', true],
    ])
    expect(body.can).toEqual({ write: false })
    const notified = await call(
      p,
      notifications.listNotifications,
      { params: { userId: recruiter.userId } },
      { token: recruiter.token },
    )
    expect(notified.body.rows[0]?.message).toMatch(/^Pergunta de uma pessoa candidata\./)
    expect(JSON.stringify(notified.body)).not.toContain('Ana')
  })

  test('are refused after a withdrawal and above the limit', async () => {
    const { id, recruiter, candidate } = await aTrail(p, { changes: talk })
    for (let i = 0; i < messages.maxUnanswered; i++)
      expect((await writeOwn(id, candidate.token, `Pergunta ${i}`)).status).toBe(201)
    refused(await writeOwn(id, candidate.token, 'Mais uma'), 429, 'too-many-requests')
    await write(id, recruiter.token, 'Respondo a todas.')
    expect((await writeOwn(id, candidate.token, 'Obrigada!')).status).toBe(201)
    await call(
      p,
      applications.withdraw,
      { params: { id }, body: { reason: '' } },
      { token: candidate.token },
    )
    refused(await write(id, recruiter.token, 'Volte'), 409, 'transition-not-allowed')
    refused(await writeOwn(id, candidate.token, 'Oi'), 409, 'transition-not-allowed')
  })
})

describe('the inbox', () => {
  test('is only for people of the company', async () => {
    refused(await waiting(null), 401, 'sign-in-needed')
    refused(await waiting(home.candidate.token), 403, 'forbidden')
    refused(await waiting(stranger.token, { kind: 'all' }), 400, 'invalid-request')
    refused(await waiting(stranger.token, { after: 'x' }), 400, 'invalid-request')
    expect((await waiting(stranger.token)).body).toEqual({
      rows: [],
      next: null,
      counts: { overdue: 0, due: 0, questions: 0, extensions: 0, evaluations: 0, reviews: 0 },
    })
  })

  test('only the people of the company see how many answers are overdue', async () => {
    refused(await count(null), 401, 'sign-in-needed')
    refused(await count(home.candidate.token), 403, 'forbidden')
    refused(await count((await anAdmin(p)).token), 403, 'forbidden')
    const trail = await aTrail(p, { changes: talk })
    const { recruiter } = trail
    const evaluator = await aRecruiter(p, { companyId: recruiter.companyId, role: 'evaluator' })
    const visible = async (token: string) => [
      (await count(token)).body,
      (await call(p, getUser, {}, { token })).body.recruiter?.overdue,
    ]
    expect(await visible(recruiter.token)).toEqual([{ overdue: 0 }, 0])
    const due = { answer_due_at: new Date(p.platform.now().getTime() - 1000) }
    await p.platform.db.updateTable('applications').set(due).where('id', '=', trail.id).execute()
    for (const { token } of [recruiter, evaluator])
      expect(await visible(token)).toEqual([{ overdue: 1 }, 1])
    expect(await visible(stranger.token)).toEqual([{ overdue: 0 }, 0])
  })

  test('lists people who wait across all vacancies in pages, the most overdue first', async () => {
    const one = await aVacancy(p, talk)
    const two = await aVacancy(p, { ...talk, companyId: one.companyId })
    const trails = []
    for (const vacancy of [one, two, one, two]) trails.push(await aTrail(p, { vacancy }))
    const [first, second, third, fourth] = trails
    if (!first || !second || !third || !fourth) throw new Error('no people')
    const late = (id: string, hours: number) =>
      p.platform.db
        .updateTable('applications')
        .set({ answer_due_at: new Date(p.platform.now().getTime() - hours * hourMs) })
        .where('id', '=', id)
        .execute()
    await late(first.id, 5)
    await late(second.id, 50)
    await late(third.id, 1)
    const { token } = first.recruiter
    const { body } = await waiting(token, { limit: 2 })
    expect(body.rows.map(({ id, vacancy }) => [id, vacancy.id])).toEqual([
      [second.id, two.id],
      [first.id, one.id],
    ])
    expect(body.counts).toMatchObject({ overdue: 3, due: 1, questions: 0 })
    const next = await waiting(token, { limit: 2, after: body.next })
    expect(next.body).toMatchObject({ rows: [{ id: third.id }], next: null })
    expect((await waiting(token, { kind: 'due' })).body.rows.map(({ id }) => id)).toEqual([
      fourth.id,
    ])
    await writeOwn(third.id, third.candidate.token, 'Quando é a conversa?')
    const open = await waiting(token, { kind: 'questions' })
    expect(open.body.rows.map(({ id }) => id)).toEqual([third.id])
    await write(third.id, token, 'Na terça.')
    expect((await waiting(token, { kind: 'questions' })).body.rows).toEqual([])
  })
})

describe('human reviews', () => {
  test('are only for people of the company', async () => {
    await aReview()
    refused(await reviews(null), 401, 'sign-in-needed')
    refused(await reviews(home.candidate.token), 403, 'forbidden')
    refused(await reviews(stranger.token, { after: 'x' }), 400, 'invalid-request')
    expect((await reviews(stranger.token)).body).toMatchObject({ rows: [], open: 0 })
    const evaluator = await aRecruiter(p, { role: 'evaluator' })
    expect((await reviews(evaluator.token)).body.can).toEqual({ answer: false })
  })

  test('show the rule that was not met and the due day', async () => {
    const trail = await aReview()
    const { token } = trail.recruiter
    const { body } = await reviews(token)
    expect(body).toMatchObject({ open: 1, next: null, can: { answer: true } })
    const [row] = body.rows
    expect(row).toMatchObject({
      applicationId: trail.id,
      text: reviewReason,
      overdue: false,
      outcome: null,
      stage: { id: trail.firstStage, kind: 'requirements' },
      rules: [{ rule: { id: 'schooling' }, met: false, given: 'none' }],
    })
    // The promised day is earlier than the legal limit.
    const own = await seenByCandidate(p, trail)
    expect(own.answerDueAt).not.toBeNull()
    expect(row?.dueAt).toBe(own.answerDueAt)
    await p.platform.db
      .updateTable('applications')
      .set({ answer_due_at: null })
      .where('id', '=', trail.id)
      .execute()
    const [withoutPromise] = (await reviews(token)).body.rows
    const remainingMs = Date.parse(withoutPromise?.dueAt ?? '') - Date.parse(row?.requestedAt ?? '')
    expect(remainingMs).toBe(15 * dayMs)
    await p.platform.db
      .updateTable('application_stages')
      .set({ review_requested_at: new Date(p.platform.now().getTime() - 15 * dayMs - 1000) })
      .where('application_id', '=', trail.id)
      .where('review_requested_at', 'is not', null)
      .execute()
    expect((await reviews(token)).body.rows[0]?.overdue).toBe(true)
  })

  test('refuse invalid answers', async () => {
    const trail = await aReview()
    const { token } = trail.recruiter
    const evaluator = await aRecruiter(p, { companyId: trail.vacancy.companyId, role: 'evaluator' })
    const right = { version: 3, outcome: 'overturned', message: decisionMessage }
    refused(await answer(trail, evaluator.token, right), 403, 'forbidden')
    refused(await answer(trail, token, { ...right, message: 'Sim.' }), 400, 'invalid-request')
    refused(await answer(trail, token, { ...right, outcome: 'maybe' }), 400, 'invalid-request')
    refused(await answer(trail, token, { ...right, version: 1 }), 409, 'application-changed')
    refused(await answer(home, home.recruiter.token, right), 409, 'nothing-to-review')
  })

  test('are overturned or confirmed with a message', async () => {
    const overturned = await aReview()
    const { token } = overturned.recruiter
    const { version = 0 } = (await reviews(token)).body.rows[0] ?? {}
    const done = await answer(overturned, token, {
      version,
      outcome: 'overturned',
      message: decisionMessage,
    })
    expect(done.body).toMatchObject({ refused: null, column: overturned.secondStage })
    expect(await seenByCandidate(p, overturned)).toMatchObject({
      stages: [{ state: 'approved', review: { outcome: 'overturned' } }, { state: 'open' }],
      decisionMessages: [{ kind: 'review', text: decisionMessage }],
    })
    expect((await reviews(token)).body).toMatchObject({ rows: [], open: 0 })
    const answered = await reviews(token, { state: 'answered' })
    expect(answered.body.rows).toMatchObject([{ outcome: 'overturned', overdue: false }])

    const confirmed = await aReview()
    const seen = (await reviews(confirmed.recruiter.token)).body.rows[0]
    await answer(confirmed, confirmed.recruiter.token, {
      version: seen?.version,
      outcome: 'confirmed',
      message: decisionMessage,
    })
    expect(await seenByCandidate(p, confirmed)).toMatchObject({
      state: 'not_approved',
      stages: [{ review: { outcome: 'confirmed' } }, { state: 'locked' }],
    })
  })
})

test('the composer suggests evidence from scorecards and rules that were not met', async () => {
  const trail = await aReview()
  const { id, recruiter } = trail
  const other = await aRecruiter(p, { companyId: recruiter.companyId })
  const competencies = ['support', 'present', 'analyze', 'organize'] as const
  const score = (token: string, given: (readonly [number, string])[]) =>
    call(
      p,
      sheet.saveScorecard,
      {
        params: { id },
        body: {
          marks: given.map(([mark, evidence], i) => ({
            competency: competencies[i] ?? 'support',
            mark,
            evidence,
          })),
          send: true,
        },
      },
      { token },
    )
  await score(other.token, [
    [5, 'Avisou a equipe antes de sair.'],
    [3, 'Falou pouco.'],
    [2, 'Não conferiu o troco.'],
    [4, ''],
  ])
  const rule = {
    part: 'missing',
    competency: null,
    mark: null,
    text: 'O curso interno parte do ensino médio.',
  }
  // Scorecards of colleagues are hidden until the viewer has sent one.
  expect((await composer(id, recruiter.token)).body.suggestions).toEqual([rule])
  await score(recruiter.token, [
    [4, 'Ouviu até o fim.'],
    [3, ''],
    [3, ''],
    [3, ''],
  ])
  const { body } = await composer(id, recruiter.token)
  expect(new Set(body.suggestions.map(({ part, text }) => `${part}: ${text}`))).toEqual(
    new Set([
      'missing: Não conferiu o troco.',
      'missing: O curso interno parte do ensino médio.',
      'wentWell: Avisou a equipe antes de sair.',
      'wentWell: Ouviu até o fim.',
    ]),
  )
})

test('the composer says nothing about the answers of somebody who left', async () => {
  const trail = await aReview()
  const suggestions = async () =>
    (await composer(trail.id, trail.recruiter.token)).body.suggestions.length
  expect(await suggestions()).toBe(1)
  await withdraw(p, trail)
  expect(await suggestions()).toBe(0)
})
