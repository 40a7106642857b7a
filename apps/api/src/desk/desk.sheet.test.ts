import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications'
import * as board from '@trilha/contracts/desk.board'
import * as candidates from '@trilha/contracts/candidates'
import * as desk from '@trilha/contracts/desk'
import * as messages from '@trilha/contracts/desk.messages'
import * as sheet from '@trilha/contracts/desk.sheet'
import * as notifications from '@trilha/contracts/notifications'
import { closeVacancy } from '@trilha/contracts/vacancies.edit'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aRecruiter, aVacancy, cities, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail, letter, seenByCompany } from '../../test/trails.ts'

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
const uncomment = (id: string, commentId: string, token: string | null) =>
  call(p, sheet.deleteComment, { params: { id, commentId } }, { token })
const history = (id: string, token: string | null) =>
  call(p, sheet.getHistory, { params: { id } }, { token })
const profile = (id: string, token: string | null) =>
  call(p, sheet.getDeskProfile, { params: { id } }, { token })
const reveal = (id: string, token: string | null) =>
  call(p, sheet.reveal, { params: { id } }, { token })
const blind = (id: number, token: string | null, on: boolean, reason?: string) =>
  call(
    p,
    sheet.setBlind,
    { params: { id }, body: { blind: on, ...(reason && { reason }) } },
    { token },
  )
const blindChanges = (id: number, token: string | null, after?: string) =>
  call(p, sheet.listBlindChanges, { params: { id }, query: after ? { after } : {} }, { token })
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
  ['deleting', ({ id }, token) => uncomment(id, randomUUID(), token)],
  ['history', ({ id }, token) => history(id, token)],
  ['profile', ({ id }, token) => profile(id, token)],
  ['revealing', ({ id }, token) => reveal(id, token)],
  ['hiding', ({ vacancy }, token) => blind(vacancy.id, token, true)],
  ['who hid', ({ vacancy }, token) => blindChanges(vacancy.id, token)],
  ['comparing', ({ vacancy, id }, token) => compare(vacancy.id, token, [id])],
]

test.each(calls)(
  '%s: not without a sign-in, for no candidate, no other company',
  async (_, act) => {
    refused(await act(home, null), 401, 'sign-in-needed')
    refused(await act(home, home.candidate.token), 403, 'forbidden')
    refused(await act(home, stranger.token), 404, 'not-found')
    const nowhere = { ...home, id: randomUUID(), vacancy: { ...home.vacancy, id: 999_999_999 } }
    refused(await act(nowhere, home.recruiter.token), 404, 'not-found')
  },
)

describe('scorecards', () => {
  test('ask for what the vacancy named, with its reason; else for general ones', async () => {
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

  test('what they may not say', async () => {
    const { token } = evaluator
    const say = (given: object[], send = false) =>
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
      refused(await say(wrong), 400, 'invalid-request')
    const few = refused(await say(marks(3).slice(1), true), 400, 'invalid-request')
    expect(few.errors?.[0]).toMatchObject({ field: 'marks', id: 'required' })
  })

  test('nobody sees those of others before sending the own, and a sent one is final', async () => {
    const trail = await aTrail(p, { vacancy: home.vacancy })
    const { id, recruiter } = trail
    const draft = { marks: marks(2, 'Ouviu até o fim.').slice(0, 1), note: 'Volto já', send: false }
    await score(id, evaluator.token, draft)
    // A draft is nobody else's.
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
      others: [{ from: 'Eva Luz', role: 'Gente e gestão', marks: marks(4, 'Deu um exemplo.') }],
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
    // Who has not scored knows how many did, and nothing of what they found.
    const third = await aRecruiter(p, { companyId: trail.vacancy.companyId })
    const withheldMean = await onBoard(third.token)
    expect(withheldMean).toMatchObject({ scorecards: 2, scored: false, mean: null })
  })

  test('none for a trail that ended', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter } = trail
    await call(
      p,
      desk.notApprove,
      { params: { id }, body: { version: 1, message: letter } },
      { token: recruiter.token },
    )
    const late = await score(id, recruiter.token, { marks: [], note: '', send: false })
    refused(late, 409, 'transition-not-allowed')
    expect((await card(id, recruiter.token)).body.can).toEqual({ score: false, ask: false })
  })
})

describe('comments', () => {
  test('tell who is mentioned, and only their author takes them back', async () => {
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
    const told = async (who: { userId: string; token: string }) =>
      (
        await call(
          p,
          notifications.listNotifications,
          { params: { userId: who.userId } },
          { token: who.token },
        )
      ).body.rows.map((row) => [row.type, row.message])
    expect(await told(evaluator)).toEqual([
      [2, expect.stringMatching(/^Renata Campos mencionou você\./)],
    ])
    expect(await told(recruiter)).toEqual([])
    refused(await uncomment(id, made.body.id, evaluator.token), 404, 'not-found')
    expect((await uncomment(id, made.body.id, recruiter.token)).status).toBe(204)
    expect((await comments(id, evaluator.token)).body.rows).toEqual([])
  })

  test('come in pages, the newest first', async () => {
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

describe('blind', () => {
  test('hides name, photo and place everywhere, each look is recorded, for the one who looked', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, {
      vacancy,
      candidate: { name: 'Iracema Potira', facts: { municipalityCode: cities.betim } },
    })
    const { id, recruiter } = trail
    const about = {
      headline: 'Iracema, vendas',
      objective: 'Fale em ip.vendas@exemplo.com.br',
      skills: ['instagram @ira.vende', 'Ateliê Potira'],
    }
    expect((await call(p, candidates.saveAbout, { body: about }, trail.candidate)).status).toBe(200)
    const other = await aRecruiter(p, { companyId: vacancy.companyId, name: 'Olga Reis' })
    const judge = await aRecruiter(p, { companyId: vacancy.companyId, role: 'evaluator' })
    refused(await blind(vacancy.id, judge.token, true), 403, 'forbidden')
    expect((await blind(vacancy.id, recruiter.token, true)).status).toBe(204)

    const alias = `Pessoa ${id.slice(-4).toUpperCase()}`
    const seen = async (token: string) => [
      await call(p, board.getBoard, { params: { id: vacancy.id } }, { token }),
      await call(p, desk.listDeskApplications, { params: { id: vacancy.id } }, { token }),
      await call(p, desk.getDeskApplication, { params: { id } }, { token }),
      await profile(id, token),
      await compare(vacancy.id, token, [id]),
      await call(
        p,
        board.previewAnswers,
        {
          params: { id: vacancy.id },
          body: { decision: 'not-approve', message: '{nome}, {vaga}', applications: [id] },
        },
        { token },
      ),
    ]
    for (const { status, body } of await seen(recruiter.token)) {
      expect(status).toBe(200)
      const text = JSON.stringify(body)
      expect(text).not.toMatch(/Iracema|Potira|Betim|1994|exemplo\.com|@ira/)
    }
    await call(
      p,
      messages.writeOwnMessage,
      { params: { id }, body: { text: 'Oi, sou a Iracema.' } },
      { token: trail.candidate.token },
    )
    const talked = await call(
      p,
      messages.listDeskMessages,
      { params: { id } },
      { token: recruiter.token },
    )
    expect(talked.body.rows[0]?.text).toBe('Oi, sou a •••.')
    expect((await seenByCompany(p, trail)).candidate).toEqual({
      name: alias,
      photoUrl: null,
      hidden: true,
    })
    // Nor does a search tell it.
    const found = async (text: string, token: string) =>
      (
        await call(p, board.getBoard, { params: { id: vacancy.id }, query: { text } }, { token })
      ).body.columns.flatMap((col) => col.rows).length
    expect(await found('iracema', recruiter.token)).toBe(0)
    expect(await found(alias, recruiter.token)).toBe(1)

    expect((await reveal(id, other.token)).status).toBe(204)
    expect(await found('iracema', other.token)).toBe(1)
    const [, , own] = await seen(other.token)
    expect(JSON.stringify(own?.body)).toContain('Iracema Potira')
    expect(await found('iracema', recruiter.token)).toBe(0)
    const { body } = await history(id, recruiter.token)
    expect(body.rows[0]).toMatchObject({ action: 'reveal', by: 'Olga Reis' })

    await blind(vacancy.id, recruiter.token, false, 'A triagem terminou.')
    expect((await seenByCompany(p, trail)).candidate.name).toBe('Iracema Potira')
  })

  test('turning it on and off is recorded, off only with a reason, and not by who only evaluates', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, { vacancy })
    const { companyId, id: vacancyId } = vacancy
    const owner = await aRecruiter(p, { companyId, role: 'owner', name: 'Dora Lins' })
    const judge = await aRecruiter(p, { companyId, role: 'evaluator', name: 'Beto Luz' })
    const changes = async () => (await blindChanges(vacancyId, judge.token)).body
    expect(await changes()).toEqual({ rows: [], next: null })
    await blind(vacancyId, owner.token, true)
    await blind(vacancyId, owner.token, true)
    refused(await blind(vacancyId, judge.token, false, 'Quero ver os nomes.'), 403, 'forbidden')
    for (const reason of [undefined, 'porque', '   sim    '])
      expect(
        refused(
          await blind(vacancyId, trail.recruiter.token, false, reason),
          400,
          'invalid-request',
        ).errors,
      ).toMatchObject([{ field: 'reason', id: 'reason-required' }])
    expect((await seenByCompany(p, trail)).candidate.hidden).toBe(true)
    p.advance(1000)
    const reason = 'A triagem terminou e vamos marcar as conversas.'
    expect((await blind(vacancyId, owner.token, false, reason)).status).toBe(204)
    expect((await blind(vacancyId, owner.token, false, 'Mais uma vez, à toa.')).status).toBe(204)
    const shown = { blind: false, by: 'Dora Lins', reason }
    const hidden = { blind: true, by: 'Dora Lins', reason: null }
    expect((await changes()).rows).toMatchObject([shown, hidden])
    const { rows } = (await history(trail.id, judge.token)).body
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'blind-off', by: 'Dora Lins', reason },
      { action: 'blind-on', by: 'Dora Lins', reason: null },
    ])
    // Who applies later sees nothing of it in their own history.
    p.advance(1000)
    const later = await aTrail(p, { vacancy })
    const { rows: own } = (await history(later.id, judge.token)).body
    expect(own.filter(({ action }) => action.startsWith('blind'))).toEqual([])
    await expect(
      p.platform.db.updateTable('blind_changes').set({ reason: 'Outro motivo.' }).execute(),
    ).rejects.toThrow(/append-only/)
  })

  test('its record is read page by page', async () => {
    const vacancy = await aVacancy(p, talk)
    const { token } = await aRecruiter(p, { companyId: vacancy.companyId })
    for (let i = 0; i < 16; i++) {
      p.advance(1000)
      await blind(vacancy.id, token, true)
      p.advance(1000)
      await blind(vacancy.id, token, false, `Rodada número ${i + 1}.`)
    }
    const first = (await blindChanges(vacancy.id, token)).body
    expect(first.rows).toHaveLength(30)
    const rest = (await blindChanges(vacancy.id, token, first.next ?? '')).body
    expect(rest.rows.map(({ blind: on }) => on)).toEqual([false, true])
    expect(rest.rows[0]?.reason).toBe('Rodada número 1.')
    expect(rest.next).toBeNull()
  })
})

describe('blind, where a name stands elsewhere', () => {
  test('letters, messages, comments and who still waits do not tell it', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, { vacancy, candidate: { name: 'Iracema das Dores' } })
    const { id, recruiter, candidate } = trail
    const other = await aRecruiter(p, { companyId: vacancy.companyId })
    await blind(vacancy.id, recruiter.token, true)
    const alias = `Pessoa ${id.slice(-4).toUpperCase()}`
    const message = '{nome}, obrigado por fazer {etapa}. Seguimos para a próxima conversa das duas.'
    const sent = await call(
      p,
      board.sendAnswers,
      {
        params: { id: vacancy.id },
        body: { decision: 'approve', confirmed: true, letters: [{ id, version: 1, message }] },
      },
      { token: recruiter.token },
    )
    expect(sent.body.results[0]?.refused).toBeNull()
    await call(
      p,
      messages.writeOwnMessage,
      { params: { id }, body: { text: 'Oi, aqui é a iracema dores!' } },
      { token: candidate.token },
    )
    await reveal(id, other.token)
    await comment(id, other.token, 'A Iracema ouviu bem.')

    const seen = async (token: string) => [
      await call(p, desk.getDeskApplication, { params: { id } }, { token }),
      await call(p, messages.listDeskMessages, { params: { id } }, { token }),
      await comments(id, token),
      await call(p, closeVacancy, { params: { id: vacancy.id } }, { token }),
    ]
    const texts = (await seen(recruiter.token)).map(({ body }) => JSON.stringify(body))
    for (const text of texts) expect(text).not.toMatch(/iracema|dores/i)
    expect(texts[0]).toContain('conversa das duas')
    expect(texts[1]).toContain('aqui é a')
    expect(texts[2]).toContain('ouviu bem')
    expect(texts[3]).toContain(alias)
    for (const { body } of await seen(other.token)) expect(JSON.stringify(body)).toMatch(/iracema/i)
    // Whom it was written to reads it as it was meant.
    const own = await call(
      p,
      applications.getProgress,
      { params: { id: vacancy.id } },
      { token: candidate.token },
    )
    expect(own.body.letters[0]?.text).toMatch(/^Iracema, obrigado/)
  })
})

describe('comparing', () => {
  test('people of one vacancy, at most four, each look recorded', async () => {
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

test('the history names who did what, without contact data', async () => {
  const { body } = await history(home.id, evaluator.token)
  expect(body.rows.at(-1)).toMatchObject({ action: 'apply', actor: 'candidate', by: null })
  expect(JSON.stringify(body)).not.toContain(home.candidate.email)
})
