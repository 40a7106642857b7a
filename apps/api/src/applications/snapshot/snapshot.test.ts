import { getPipelineAnswers, rateAnswer } from '@trilha/contracts/assessments/pipeline'
import * as applications from '@trilha/contracts/applications/applications'
import { saveAbout, savePersonal } from '@trilha/contracts/candidates/candidates'
import * as messages from '@trilha/contracts/pipeline/messages'
import * as sheet from '@trilha/contracts/pipeline/person'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { getBoard, undoMoves } from '@trilha/contracts/pipeline/board'
import { blockCompany } from '@trilha/contracts/talents/own'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { declaredEndpoints } from '../../../test/contract/endpoints.ts'
import { aRecruiter, conversationStage } from '../../../test/factories.ts'
import { aTest, essayStage, save, start, submit } from '../../../test/stages/tests.ts'
import { program } from '../../../test/program.ts'
import { aTrail, decisionMessage, seenByCandidate, seenByCompany } from '../../../test/trails.ts'
import { aWholePerson } from '../../../test/wholePerson.ts'
import { takeMissingSnapshots } from './snapshot.ts'

const p = program({ limitScale: 1_000_000, settings: { UNDO_SECONDS: '10' } })
const changes = { stages: [conversationStage] }
type ATrail = Awaited<ReturnType<typeof aTrail>>

const write = (trail: ATrail, headline: string) =>
  call(p, saveAbout, { body: { headline } }, { token: trail.candidate.token })
const profile = (trail: ATrail) =>
  call(p, sheet.getPipelineProfile, { params: { id: trail.id } }, { token: trail.recruiter.token })
const notApprove = (trail: ATrail) =>
  call(
    p,
    pipeline.notApprove,
    { params: { id: trail.id }, body: { version: 1, message: decisionMessage } },
    { token: trail.recruiter.token },
  )
const withdraw = (trail: ATrail) =>
  call(
    p,
    applications.withdraw,
    { params: { id: trail.id }, body: { reason: '' } },
    { token: trail.candidate.token },
  )
const block = (trail: ATrail) =>
  call(
    p,
    blockCompany,
    { params: { companyId: trail.vacancy.companyId } },
    { token: trail.candidate.token },
  )

describe('the profile of an application that ended', () => {
  test('is the one that was sent; the name is the one of today', async () => {
    const trail = await aTrail(p, { changes })
    await write(trail, 'Vendas desde 2018')
    expect((await profile(trail)).body.headline).toBe('Vendas desde 2018')
    await write(trail, 'Vendas e caixa')
    expect((await profile(trail)).body.headline).toBe('Vendas e caixa')
    expect((await notApprove(trail)).status).toBe(200)
    await write(trail, 'Procuro outra coisa')
    const { token } = trail.candidate
    const socialName = 'Jaci Moreira'
    expect((await call(p, savePersonal, { body: { socialName } }, { token })).status).toBe(200)

    expect((await profile(trail)).body.headline).toBe('Vendas e caixa')
    const seen = await seenByCompany(p, trail)
    expect(seen).toMatchObject({ isWithheld: false, candidate: { name: 'Jaci Moreira' } })
  })

  test('shows no photo of later, and no place of later', async () => {
    const trail = await aTrail(p, { changes, candidate: { city: 'Betim' } })
    const { userId, candidateId } = trail.candidate
    const { db } = p.platform
    const setPhoto = (file: string) =>
      sql`update users set photo_file = ${file} where id = ${userId}`.execute(db)
    await setPhoto('photos/first.webp')
    await notApprove(trail)
    expect((await seenByCompany(p, trail)).candidate.photoUrl).toContain('first.webp')
    await setPhoto('photos/second.webp')
    await sql`update candidates set city = 'Salvador' where id = ${candidateId}`.execute(db)
    const seen = await seenByCompany(p, trail)
    expect(seen.candidate.photoUrl).toBeNull()
    expect(seen.place).toContain('Betim')
  })

  test('is live again after the decision was undone', async () => {
    const trail = await aTrail(p, { changes })
    const { body } = await notApprove(trail)
    await write(trail, 'Depois da decisão')
    expect((await profile(trail)).body.headline).toBeNull()
    expect((await seenByCandidate(p, trail)).snapshotAt).toBeNull()
    const seen = [{ id: trail.id, version: body.version ?? 0 }]
    const undo = { params: { id: trail.vacancy.id }, body: { applications: seen } }
    const { token } = trail.recruiter
    const undone = await call(p, undoMoves, undo, { token })
    expect(undone.body.results).toMatchObject([{ refused: null }])
    expect((await profile(trail)).body.headline).toBe('Depois da decisão')
  })

  test('the candidate is told until when the company sees changes', async () => {
    const trail = await aTrail(p, { changes })
    expect((await seenByCandidate(p, trail)).snapshotAt).toBeNull()
    const before = p.platform.now().getTime()
    await notApprove(trail)
    const after = p.platform.now().getTime()
    p.advance(60_000)
    const snapshotAt = Date.parse((await seenByCandidate(p, trail)).snapshotAt ?? '')
    expect(snapshotAt).toBeGreaterThanOrEqual(before)
    expect(snapshotAt).toBeLessThanOrEqual(after)
    await block(trail)
    expect((await seenByCandidate(p, trail)).snapshotAt).toBeNull()
  })

  test('an application that ended before there were snapshots gets one', async () => {
    const trail = await aTrail(p, { changes })
    const left = await aTrail(p, { changes })
    await notApprove(trail)
    await withdraw(left)
    await p.platform.db.deleteFrom('application_snapshots').execute()
    await write(trail, 'Antes da varredura')
    await takeMissingSnapshots(p.platform)
    await takeMissingSnapshots(p.platform)
    await write(trail, 'Depois da varredura')
    expect((await profile(trail)).body.headline).toBe('Antes da varredura')
    refused(await profile(left), 410, 'withheld')
  })
})

describe('a blocked company', () => {
  test('no longer sees what the person sent with applications that ended', async () => {
    const trail = await aTrail(p, { changes })
    await notApprove(trail)
    expect((await block(trail)).status).toBe(204)
    refused(await profile(trail), 410, 'withheld')
    expect((await seenByCompany(p, trail)).isWithheld).toBe(true)
    const params = { id: trail.id }
    const message = { params, body: { text: 'Tem outra vaga para você.' } }
    const { token } = trail.recruiter
    refused(
      await call(p, messages.writePipelineMessage, message, { token }),
      409,
      'transition-not-allowed',
    )
  })

  test('sees the profile while the trail goes on, and nothing from its end', async () => {
    const trail = await aTrail(p, { changes })
    await block(trail)
    expect((await profile(trail)).status).toBe(200)
    await notApprove(trail)
    refused(await profile(trail), 410, 'withheld')
  })
})

test('answers to a test are neither shown nor rated after a withdrawal, and the board has no band', async () => {
  const sent = await aTest(p, essayStage)
  const { items } = (await start(p, sent)).body
  for (const { id, kind } of items)
    await save(p, sent, id, {
      value:
        kind === 'essay'
          ? { kind, text: 'Eu pediria desculpas e trocaria hoje.' }
          : { kind: 'number', number: 12.6 },
    })
  expect((await submit(p, sent)).status).toBe(200)
  const { token } = sent.recruiter
  const answers = () => call(p, getPipelineAnswers, { params: sent.place }, { token })
  const open = (await answers()).body.items.find((item) => item.canRate)
  const params = { ...sent.place, itemId: open?.id ?? '' }
  const rate = () => call(p, rateAnswer, { params, body: { rating: 4, note: '' } }, { token })
  const band = async () => {
    const { body } = await call(p, getBoard, { params: { id: sent.vacancy.id } }, { token })
    return body.columns.flatMap(({ rows }) => rows).map((card) => card.band)
  }
  expect((await rate()).status).toBe(200)
  expect(await band()).toEqual([expect.any(String)])
  await withdraw(sent)
  refused(await answers(), 410, 'withheld')
  refused(await rate(), 410, 'withheld')
  expect(await band()).toEqual([null])
})

/** Endpoints with which a company reads something of one application or vacancy. */
const reads = (await declaredEndpoints()).filter(
  ({ method, who, path }) =>
    method === 'GET' &&
    who.includes('recruiter') &&
    !who.includes('anyone') &&
    path.startsWith('/company/'),
)

/** Those that this test can't call: their subject is not the application, or another test has it. */
const withoutSubject = {
  'analytics.export': 400,
  'assessments.analysis': 404,
  'assessments.pipelineAnswers': 404,
  'talents.get': 404,
  'webhooks.deliveries': 404,
  'webhooks.delivery': 400,
}

async function readAll(
  person: { applicationId: string; vacancyId: number; stageId: string },
  token: string,
) {
  const params = (path: string) => ({
    id: path.startsWith('/company/vacancies/') ? person.vacancyId : person.applicationId,
    stageId: person.stageId,
  })
  const queries: Record<string, object> = {
    'pipeline.compare': { applicationId: person.applicationId },
    'pipeline.boardColumn': { column: person.stageId },
  }
  return Promise.all(
    reads.map(async (endpoint) => {
      const input = { params: params(endpoint.path), query: queries[endpoint.id] ?? {} }
      const { status, body } = await call(p, endpoint, input as never, { token })
      return { id: endpoint.id, status, text: JSON.stringify(body) ?? '' }
    }),
  )
}

test('after a withdrawal no endpoint shows the company anything that the person sent', async () => {
  const person = await aWholePerson(p, 'Marcassol')
  const { db } = p.platform
  // The name stays visible, so it must differ from the mark.
  await sql`update candidates set name = 'Ana Souza', social_name = null
    where id = ${person.candidateId}`.execute(db)
  await sql`update applications set source = 'search' where id = ${person.applicationId}`.execute(
    db,
  )
  const { rows } = await sql<{ stage_id: string; company_id: string }>`
    select s.stage_id, v.company_id from application_stages s
    join applications a on a.id = s.application_id join vacancies v on v.id = a.vacancy_id
    where a.id = ${person.applicationId} order by s.position limit 1`.execute(db)
  const { stage_id: stageId = '', company_id: companyId = '' } = rows[0] ?? {}
  const { token } = await aRecruiter(p, { companyId, role: 'owner' })
  const params = { id: person.applicationId }
  const text = 'Marcassol pergunta sobre o horário.'
  await call(p, messages.writeOwnMessage, { params, body: { text } }, { token: person.token })
  const answer = { params, body: { text: 'wordOfCompany' } }
  await call(p, messages.writePipelineMessage, answer, { token })
  const at = { ...person, stageId }
  const marked = (replies: Awaited<ReturnType<typeof readAll>>) =>
    replies.filter((reply) => reply.text.includes('Marcassol')).map((reply) => reply.id)

  const before = await readAll(at, token)
  const refusedReads = before.filter(({ status }) => status !== 200)
  expect(Object.fromEntries(refusedReads.map(({ id, status }) => [id, status]))).toEqual(
    withoutSubject,
  )
  expect(marked(before)).toEqual(
    expect.arrayContaining(['pipeline.application', 'pipeline.profile', 'pipeline.messages']),
  )
  expect(
    (
      await call(
        p,
        applications.withdraw,
        { params, body: { reason: '' } },
        { token: person.token },
      )
    ).status,
  ).toBe(204)
  const replies = await readAll(at, token)
  expect(marked(replies)).toEqual([])
  const statusOf = (id: string) => replies.find((reply) => reply.id === id)?.status
  for (const id of ['pipeline.profile', 'videos.pipeline', 'selfAssessments.pipeline'])
    expect([id, statusOf(id)]).toEqual([id, 410])
  const own = replies.filter((reply) => reply.text.includes('wordOfCompany'))
  expect(own.map((reply) => reply.id)).toEqual(
    expect.arrayContaining(['pipeline.application', 'pipeline.messages']),
  )
  expect(replies.find((reply) => reply.id === 'pipeline.application')?.text).toContain('Ana Souza')
})
