import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as board from '@trilha/contracts/pipeline/board'
import { compare } from '@trilha/contracts/pipeline/person'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, aVacancy, cities, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, decisionMessage, seenByCandidate, sendTest, stored } from '../../../test/trails.ts'

const p = program({ settings: { UNDO_SECONDS: '10' } })
const talk = { stages: [conversationStage, conversationStage, conversationStage] }

type VersionedIds = { id: string; version: number }[]
const read = (id: number, token: string | null, query: object = {}) =>
  call(p, board.getBoard, { params: { id }, query }, { token })
const column = (id: number, token: string | null, query: object) =>
  call(p, board.getBoardColumn, { params: { id }, query: query as never }, { token })
const move = (id: number, token: string | null, to: string, people: VersionedIds) =>
  call(p, board.moveApplications, { params: { id }, body: { to, applications: people } }, { token })
const undo = (id: number, token: string | null, people: VersionedIds) =>
  call(p, board.undoMoves, { params: { id }, body: { applications: people } }, { token })
const preview = (id: number, token: string | null, body: object) =>
  call(p, board.previewAnswers, { params: { id }, body: body as never }, { token })
const send = (id: number, token: string | null, body: object) =>
  call(p, board.sendAnswers, { params: { id }, body: body as never }, { token })

const unknownPeople = [{ id: randomUUID(), version: 1 }]
const rejection = { decision: 'not-approve', confirmed: true }

let home: Awaited<ReturnType<typeof aTrail>>
let colleague: Awaited<ReturnType<typeof aRecruiter>>
let evaluator: Awaited<ReturnType<typeof aRecruiter>>
let stranger: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  home = await aTrail(p, { changes: talk })
  const { companyId } = home.vacancy
  colleague = await aRecruiter(p, { companyId })
  evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
  stranger = await aRecruiter(p)
})

const calls: [string, (id: number, token: string | null) => ReturnType<typeof read>][] = [
  ['board', (id, token) => read(id, token)],
  ['column', (id, token) => column(id, token, { column: 'finished' }) as never],
  ['move', (id, token) => move(id, token, 'finalist', unknownPeople) as never],
  ['undo', (id, token) => undo(id, token, unknownPeople) as never],
  [
    'preview',
    (id, token) =>
      preview(id, token, {
        decision: 'offer',
        message: decisionMessage,
        applications: [unknownPeople[0]?.id],
      }) as never,
  ],
  [
    'answers',
    (id, token) =>
      send(id, token, {
        ...rejection,
        decisionMessages: [{ ...unknownPeople[0], message: decisionMessage }],
      }) as never,
  ],
]

describe('access', () => {
  test.each(calls)('%s: is refused without access', async (name, act) => {
    const { id } = home.vacancy
    refused(await act(id, null), 401, 'sign-in-needed')
    refused(await act(id, home.candidate.token), 403, 'forbidden')
    refused(await act(id, stranger.token), 404, 'not-found')
    refused(await act(999_999_999, colleague.token), 404, 'not-found')
    if (name === 'board' || name === 'column')
      expect((await act(id, evaluator.token)).status).toBe(200)
    else refused(await act(id, evaluator.token), 403, 'forbidden')
  })

  test('refuses invalid input', async () => {
    const { id } = home.vacancy
    const { token } = colleague
    refused(await move(id, token, 'somewhere', unknownPeople), 400, 'invalid-request')
    refused(await move(id, token, 'finalist', []), 400, 'invalid-request')
    refused(await column(id, token, { column: 'lost' }), 400, 'invalid-request')
    refused(await column(id, token, { column: 'offer', after: '1_x' }), 400, 'invalid-request')
    refused(await read(id, token, { band: 'best' }), 400, 'invalid-request')
    const decisionMessages = [{ ...unknownPeople[0], message: decisionMessage }]
    for (const confirmed of [undefined, false])
      refused(
        await send(id, token, { decision: 'offer', confirmed, decisionMessages }),
        400,
        'invalid-request',
      )
    const unknown = await send(id, token, {
      ...rejection,
      decisionMessages: [{ ...unknownPeople[0], message: `${decisionMessage} {salario}` }],
    })
    expect(refused(unknown, 400, 'invalid-request').errors?.[0]).toMatchObject({
      field: 'decisionMessages.0.message',
      id: 'message-field-unknown',
    })
  })

  test('does not move a person of another vacancy', async () => {
    const other = await aTrail(p, {
      changes: { ...talk, companyId: home.vacancy.companyId } as never,
    })
    const strange = await aTrail(p, { changes: talk })
    for (const { id } of [other, strange]) {
      const { body } = await move(home.vacancy.id, colleague.token, 'finalist', [
        { id, version: 1 },
      ])
      expect(body.results).toEqual([
        { id, refused: 'not-found', column: null, version: null, undoUntil: null },
      ])
      expect((await stored(p, id)).history).toHaveLength(2)
    }
  })
})

describe('the board', () => {
  test('has a column for each stage and each last step, with counts, pages and moves', async () => {
    const vacancy = await aVacancy(p, talk)
    const trails = []
    for (const name of ['Ana Prado', 'Bia Luz', 'Caio Reis', 'Íris Sá'])
      trails.push(await aTrail(p, { vacancy, candidate: { name } }))
    const [ana, bia, caio] = trails
    if (!ana || !bia || !caio) throw new Error('no people')
    const { token } = ana.recruiter
    const [first = '', second = '', third = ''] = vacancy.stageIds
    await move(vacancy.id, token, second, [{ id: ana.id, version: 1 }])
    await call(
      p,
      applications.withdraw,
      { params: { id: caio.id }, body: { reason: '' } },
      { token: caio.candidate.token },
    )
    const { body } = await read(vacancy.id, token, { limit: 1 })
    expect(body.columns.map(({ id, count, rows }) => [id, count, rows.length])).toEqual([
      [first, 2, 1],
      [second, 1, 1],
      [third, 0, 0],
      ['finalist', 0, 0],
      ['offer', 0, 0],
      ['finished', 1, 1],
    ])
    expect(body.columns[0]?.rows[0]).toMatchObject({
      candidate: { name: 'Bia Luz', hidden: false },
      moves: [second, third, 'finalist'],
      match: null,
      band: null,
      scorecards: 0,
      scored: false,
    })
    expect(body.columns[1]?.rows[0]?.moves).toEqual([third, 'finalist'])
    expect(body.columns[5]?.rows[0]?.moves).toEqual([])
    const seen = await read(vacancy.id, evaluator.token)
    refused(seen, 404, 'not-found')

    const after = body.columns[0]?.next ?? ''
    const next = await column(vacancy.id, token, { column: first, after, limit: 1 })
    expect(next.body.rows.map((row) => row.candidate.name)).toEqual(['Íris Sá'])
    expect(next.body).toMatchObject({ count: 2, next: null })
    const text = JSON.stringify(body)
    expect(text).not.toContain('@exemplo.com.br')
    expect(text).not.toContain(ana.candidate.candidateId)
  })

  test('shows the match of people whose work is known', async () => {
    // All requirements are met, and the municipality is the same.
    const vacancy = await aVacancy(p, { ...talk, schooling: 'high-school' })
    const { id, recruiter } = await aTrail(p, {
      vacancy,
      candidate: {
        workedAs: 'Assistente de atendimento ao cliente',
        facts: { schooling: 'college', municipalityCode: cities.contagem },
      },
    })
    const { body } = await read(vacancy.id, recruiter.token)
    const row = body.columns[0]?.rows.find((one) => one.id === id)
    const params = { params: { id: vacancy.id }, query: { applicationId: [id] } }
    const compared = await call(p, compare, params, { token: recruiter.token })
    expect(row?.match).toBeGreaterThan(60)
    expect(row?.match).toBe(compared.body.people[0]?.match)
    const more = await column(vacancy.id, recruiter.token, { column: vacancy.stageIds[0] })
    expect(more.body.rows[0]?.match).toBe(row?.match)
  })

  test('finds a name with ø and a curly apostrophe by plain letters too', async () => {
    const bjorn = await aTrail(p, { candidate: { name: 'Bjørn D’Ávila' } })
    for (const text of ['bjorn', 'Bjørn d’avila', "D'AVILA"]) {
      const { body } = await read(bjorn.vacancy.id, bjorn.recruiter.token, { text })
      expect(body.columns.flatMap((column) => column.rows).map(({ id }) => id)).toEqual([bjorn.id])
    }
  })

  test('filters by name without accents, state, overdue and review', async () => {
    const vacancy = await aVacancy(p)
    const iris = await aTrail(p, { vacancy, candidate: { name: 'Íris de Sá' } })
    const late = await aTrail(p, { vacancy, candidate: { name: 'Ciro 100% Luz' } })
    const failed = await aTrail(p, { vacancy })
    await sendTest(p, failed, { facts: { schooling: 'none' }, answers: { weekends: true } })
    await sendTest(p, late)
    await p.platform.db
      .updateTable('applications')
      .set({ answer_due_at: new Date(p.platform.now().getTime() - 1000) })
      .where('id', '=', late.id)
      .execute()
    await call(
      p,
      applications.requestReview,
      {
        params: { id: failed.id, stageId: failed.firstStage },
        body: { text: 'Terminei o ensino médio em 2012.' },
      },
      { token: failed.candidate.token },
    )
    const found = async (query: object) =>
      (await read(vacancy.id, iris.recruiter.token, query)).body.columns
        .flatMap((col) => col.rows)
        .map((row) => row.id)
    expect(await found({ text: 'iris DE sa' })).toEqual([iris.id])
    expect(await found({ text: '100%' })).toEqual([late.id])
    expect(await found({ text: '%' })).toEqual([late.id])
    expect(await found({ text: 'ninguém' })).toEqual([])
    expect(await found({ state: 'in_progress' })).toEqual([iris.id])
    expect(await found({ overdue: 1 })).toEqual([late.id])
    expect(await found({ review: 1 })).toEqual([failed.id])
    expect(await found({ band: 'strong' })).toEqual([])
  })
})

describe('bulk answers', () => {
  test('the preview fills in each name; one refused answer does not stop the rest', async () => {
    const vacancy = await aVacancy(p, talk)
    const ana = await aTrail(p, { vacancy, candidate: { name: 'Ana Maria Prado' } })
    const caio = await aTrail(p, { vacancy, candidate: { name: 'Caio Reis', socialName: 'Carla' } })
    const { token } = ana.recruiter
    const message = '{nome}, obrigado por fazer {etapa} para a vaga de {vaga}. Seguimos torcendo.'
    const shown = await preview(vacancy.id, token, {
      decision: 'not-approve',
      message,
      applications: [ana.id, caio.id, randomUUID()],
    })
    expect(shown.body.rows.map((row) => row.message)).toEqual([
      'Ana, obrigado por fazer Conversa com a liderança para a vaga de Assistente de atendimento ao cliente. Seguimos torcendo.',
      'Carla, obrigado por fazer Conversa com a liderança para a vaga de Assistente de atendimento ao cliente. Seguimos torcendo.',
    ])
    expect(shown.body.rows.map((row) => row.refused)).toEqual([null, null])
    expect((await seenByCandidate(p, ana)).decisionMessages).toEqual([])
    const offered = await preview(vacancy.id, token, {
      decision: 'offer',
      message,
      applications: [ana.id],
    })
    expect(offered.body.rows[0]?.refused).toBe('transition-not-allowed')

    const { body } = await send(vacancy.id, token, {
      ...rejection,
      decisionMessages: [
        { id: ana.id, version: 1, message: shown.body.rows[0]?.message ?? '' },
        { id: caio.id, version: 9, message },
      ],
    })
    expect(body.results.map(({ refused: why, column: at }) => [why, at])).toEqual([
      [null, 'finished'],
      ['application-changed', vacancy.stageIds[0]],
    ])
    const approved = await send(vacancy.id, token, {
      decision: 'approve',
      confirmed: true,
      decisionMessages: [{ id: caio.id, version: 1, message }],
    })
    expect(approved.body.results[0]).toMatchObject({ refused: null, column: vacancy.stageIds[1] })
    p.advance(10_001)
    expect((await seenByCandidate(p, caio)).decisionMessages[0]?.text).toMatch(/^Carla, obrigado/)
  })
})
