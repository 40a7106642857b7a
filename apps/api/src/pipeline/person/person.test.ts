import { randomUUID } from 'node:crypto'
import * as board from '@trilha/contracts/pipeline/board'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import * as sheet from '@trilha/contracts/pipeline/person'
import * as notifications from '@trilha/contracts/notifications/notifications'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, decisionMessage } from '../../../test/trails.ts'

const p = program()
const talk = { stages: [conversationStage, conversationStage] }
const competency = {
  kind: 'competency' as const,
  title: 'Mapa de Competências',
  instructions: '',
  minutes: 15,
  days: 5,
  answerDays: 3,
  eliminatory: false,
  rules: [],
  critical: {
    competencies: [
      { scale: 'support' as const, weight: 3 },
      { scale: 'present' as const, weight: 2 },
      { scale: 'adapt' as const, weight: 1 },
    ],
    reason: 'No balcão se resolve com calma, ouvindo quem chega e avisando a equipe.',
    responsible: null,
  },
}

type Trail = Awaited<ReturnType<typeof aTrail>>
let home: Trail
let evaluator: Awaited<ReturnType<typeof aRecruiter>>
let stranger: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  home = await aTrail(p, { changes: { stages: [conversationStage, competency] } })
  evaluator = await aRecruiter(p, {
    companyId: home.vacancy.companyId,
    role: 'evaluator',
    name: 'Eva Luz',
  })
  stranger = await aRecruiter(p)
})

const marks = (mark: number, evidence = '') =>
  (['adapt', 'present', 'support'] as const).map((name) => ({ competency: name, mark, evidence }))
const card = (id: string, token: string | null) =>
  call(p, sheet.getScorecard, { params: { id } }, { token })
const score = (id: string, token: string | null, body: object) =>
  call(p, sheet.saveScorecard, { params: { id }, body: body as never }, { token })
const comments = (id: string, token: string | null) =>
  call(p, sheet.listComments, { params: { id } }, { token })
const comment = (id: string, token: string | null, text: string, mentions: string[] = []) =>
  call(p, sheet.writeComment, { params: { id }, body: { text, mentions } }, { token })
const removeComment = (id: string, commentId: string, token: string | null) =>
  call(p, sheet.deleteComment, { params: { id, commentId } }, { token })
const history = (id: string, token: string | null) =>
  call(p, sheet.getHistory, { params: { id } }, { token })
const profile = (id: string, token: string | null) =>
  call(p, sheet.getPipelineProfile, { params: { id } }, { token })
const reveal = (id: string, token: string | null) =>
  call(p, sheet.reveal, { params: { id } }, { token })
const hide = (id: number, token: string | null) =>
  call(p, sheet.setBlind, { params: { id }, body: { blind: true } }, { token })
const blindChanges = (id: number, token: string | null) =>
  call(p, sheet.listBlindChanges, { params: { id } }, { token })
const compare = (id: number, token: string | null, applicationId: string[]) =>
  call(p, sheet.compare, { params: { id }, query: { applicationId } }, { token })

const calls: [
  string,
  (trail: Trail, token: string | null) => Promise<{ status: number; body: unknown }>,
][] = [
  ['scorecard', ({ id }, token) => card(id, token)],
  ['scoring', ({ id }, token) => score(id, token, { marks: [], note: '', send: false })],
  ['comments', ({ id }, token) => comments(id, token)],
  ['commenting', ({ id }, token) => comment(id, token, 'Oi')],
  ['deleting', ({ id }, token) => removeComment(id, randomUUID(), token)],
  ['history', ({ id }, token) => history(id, token)],
  ['profile', ({ id }, token) => profile(id, token)],
  ['revealing', ({ id }, token) => reveal(id, token)],
  ['hiding', ({ vacancy }, token) => hide(vacancy.id, token)],
  ['changes of the blind mode', ({ vacancy }, token) => blindChanges(vacancy.id, token)],
  ['comparing', ({ vacancy, id }, token) => compare(vacancy.id, token, [id])],
]

test.each(calls)('%s: refuses anonymous users, candidates and other companies', async (_, act) => {
  refused(await act(home, null), 401, 'sign-in-needed')
  refused(await act(home, home.candidate.token), 403, 'forbidden')
  refused(await act(home, stranger.token), 404, 'not-found')
  const nowhere = { ...home, id: randomUUID(), vacancy: { ...home.vacancy, id: 999_999_999 } }
  refused(await act(nowhere, home.recruiter.token), 404, 'not-found')
})

describe('scorecards', () => {
  test('use the criteria of the vacancy with its reason, or general ones', async () => {
    const { body } = await card(home.id, evaluator.token)
    expect(body).toMatchObject({
      criteria: [
        { competency: 'support', weight: 3 },
        { competency: 'present', weight: 2 },
        { competency: 'adapt', weight: 1 },
      ],
      reason: competency.critical.reason,
      own: null,
      others: [],
      hidden: 0,
      can: { score: true },
    })
    const plain = await aTrail(p, { changes: talk })
    expect((await card(plain.id, plain.recruiter.token)).body).toMatchObject({ reason: null })
  })

  test('refuse invalid marks', async () => {
    const { token } = evaluator
    const saveMarks = (given: object[], send = false) =>
      score(home.id, token, { marks: given, note: '', send })
    for (const wrong of [
      [{ competency: 'lead', mark: 3 }],
      [{ competency: 'support', mark: 6 }],
      [{ competency: 'charm', mark: 3 }],
      [
        { competency: 'support', mark: 3 },
        { competency: 'support', mark: 4 },
      ],
    ])
      refused(await saveMarks(wrong), 400, 'invalid-request')
    const few = refused(await saveMarks(marks(3).slice(1), true), 400, 'invalid-request')
    expect(few.errors?.[0]).toMatchObject({ field: 'marks', id: 'required' })
  })

  test('of colleagues are hidden until the viewer sends one; a sent one is final', async () => {
    const trail = await aTrail(p, { vacancy: home.vacancy })
    const { id, recruiter } = trail
    const draft = { marks: marks(2, 'Ouviu até o fim.').slice(0, 1), note: 'Volto já', send: false }
    await score(id, evaluator.token, draft)
    // Only its author sees a draft.
    expect((await card(id, recruiter.token)).body).toMatchObject({ others: [], hidden: 0 })
    expect((await card(id, evaluator.token)).body.own).toMatchObject({
      sentAt: null,
      note: 'Volto já',
    })

    await score(id, evaluator.token, { marks: marks(4, 'Deu um exemplo.'), note: '', send: true })
    const withheld = await card(id, recruiter.token)
    expect(withheld.body).toMatchObject({ own: null, others: [], hidden: 1, can: { score: true } })
    expect(JSON.stringify(withheld.body)).not.toContain('Deu um exemplo')
    const others = await compare(trail.vacancy.id, recruiter.token, [id])
    expect(others.body.people[0]).toMatchObject({ marks: null, scorecards: 1 })

    const { body } = await score(id, recruiter.token, { marks: marks(2), note: 'Ok', send: true })
    expect(body).toMatchObject({
      own: { note: 'Ok', sentAt: expect.any(String) },
      // In the order of the criteria, not in the order of sending.
      others: [
        {
          from: 'Eva Luz',
          role: 'Gente e gestão',
          marks: marks(4, 'Deu um exemplo.').toReversed(),
        },
      ],
      hidden: 0,
      can: { score: false },
    })
    const again = await score(id, recruiter.token, { marks: marks(4), note: '', send: true })
    refused(again, 409, 'scorecard-sent')
    const means = (await compare(trail.vacancy.id, recruiter.token, [id])).body.people[0]?.marks
    expect(means).toContainEqual({ competency: 'adapt', mean: 3, count: 2 })

    const onBoard = async (token: string) => {
      const params = { params: { id: trail.vacancy.id } }
      const { body } = await call(p, board.getBoard, params, { token })
      return body.columns.flatMap((col) => col.rows).find((row) => row.id === id)
    }
    const own = await onBoard(evaluator.token)
    expect(own).toMatchObject({ scorecards: 2, scored: true, mean: 3, moves: [] })
    // A recruiter who has not scored sees the count of scorecards, but not the mean.
    const third = await aRecruiter(p, { companyId: trail.vacancy.companyId })
    const withheldMean = await onBoard(third.token)
    expect(withheldMean).toMatchObject({ scorecards: 2, scored: false, mean: null })
  })

  test('are refused after the trail ended', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter } = trail
    await call(
      p,
      pipeline.notApprove,
      { params: { id }, body: { version: 1, message: decisionMessage } },
      { token: recruiter.token },
    )
    const late = await score(id, recruiter.token, { marks: [], note: '', send: false })
    refused(late, 409, 'transition-not-allowed')
    expect((await card(id, recruiter.token)).body.can).toEqual({ score: false, ask: false })
  })
})

describe('comments', () => {
  test('notify mentioned colleagues, and only their author can delete them', async () => {
    const { id, recruiter } = home
    const outside = await comment(id, recruiter.token, 'Veja', [stranger.recruiterId])
    expect(refused(outside, 400, 'invalid-request').errors?.[0]).toMatchObject({
      field: 'mentions',
    })
    refused(await comment(id, recruiter.token, ' '), 400, 'invalid-request')
    const made = await comment(id, recruiter.token, 'Eva, veja o vídeo 2.', [
      evaluator.recruiterId,
      recruiter.recruiterId,
    ])
    expect(made.status).toBe(201)
    const { body } = await comments(id, evaluator.token)
    expect(body.rows).toMatchObject([
      {
        from: 'Renata Campos',
        text: 'Eva, veja o vídeo 2.',
        mentions: [{ name: 'Eva Luz' }, { name: 'Renata Campos' }],
        own: false,
      },
    ])
    const notificationsOf = async (who: { userId: string; token: string }) =>
      (
        await call(
          p,
          notifications.listNotifications,
          { params: { userId: who.userId } },
          { token: who.token },
        )
      ).body.rows.map((row) => [row.type, row.message, row.applicationId, row.part])
    expect(await notificationsOf(evaluator)).toEqual([
      [2, expect.stringMatching(/^Renata Campos mencionou você\./), id, 'comments'],
    ])
    expect(await notificationsOf(recruiter)).toEqual([])
    refused(await removeComment(id, made.body.id, evaluator.token), 404, 'not-found')
    expect((await removeComment(id, made.body.id, recruiter.token)).status).toBe(204)
    expect((await comments(id, evaluator.token)).body.rows).toEqual([])
  })

  test('are listed in pages, the newest first', async () => {
    const trail = await aTrail(p)
    const { id, recruiter } = trail
    for (let i = 1; i <= 31; i++) await comment(id, recruiter.token, `Nota ${i}`)
    const { body } = await comments(id, recruiter.token)
    expect(body.rows).toHaveLength(30)
    expect(body.rows[0]?.text).toBe('Nota 31')
    const next = await call(
      p,
      sheet.listComments,
      { params: { id }, query: { after: body.next ?? '' } },
      { token: recruiter.token },
    )
    expect(next.body).toMatchObject({ rows: [{ text: 'Nota 1' }], next: null })
  })
})

describe('comparing', () => {
  test('shows at most four people of one vacancy and records each view', async () => {
    const one = await aTrail(p, { vacancy: home.vacancy, candidate: { name: 'Ana Prado' } })
    const two = await aTrail(p, { vacancy: home.vacancy, candidate: { name: 'Bia Luz' } })
    const { id } = home.vacancy
    const { token } = one.recruiter
    const ids = [two.id, one.id]
    refused(await compare(id, token, []), 400, 'invalid-request')
    const five = Array.from({ length: 5 }, () => randomUUID())
    refused(await compare(id, token, five), 400, 'invalid-request')
    const elsewhere = await aTrail(p, { changes: talk })
    refused(await compare(id, token, [one.id, elsewhere.id]), 404, 'not-found')
    const { body } = await compare(id, token, ids)
    expect(body.criteria).toHaveLength(3)
    expect(body.people.map(({ candidate }) => candidate.name)).toEqual(['Bia Luz', 'Ana Prado'])
    expect(body.people[0]).toMatchObject({
      state: 'under_review',
      fit: null,
      values: null,
      tests: [],
      experienceMonths: 0,
      moves: [home.vacancy.stageIds[1]],
      can: { approveStage: { allowed: true }, makeOffer: { allowed: false } },
    })
    const views = await p.platform.db
      .selectFrom('application_views')
      .select('id')
      .where('application_id', '=', two.id)
      .execute()
    expect(views).not.toHaveLength(0)
  })
})

test('the history shows who did what, without contact data', async () => {
  const { body } = await history(home.id, evaluator.token)
  expect(body.rows.at(-1)).toMatchObject({ action: 'apply', actor: 'candidate', by: null })
  expect(JSON.stringify(body)).not.toContain(home.candidate.email)
})
