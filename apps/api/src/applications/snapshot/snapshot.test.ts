import * as applications from '@trilha/contracts/applications/applications'
import { saveAbout, savePersonal } from '@trilha/contracts/candidates/candidates'
import * as messages from '@trilha/contracts/pipeline/messages'
import * as sheet from '@trilha/contracts/pipeline/person'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { undoMoves } from '@trilha/contracts/pipeline/board'
import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import { blockCompany } from '@trilha/contracts/talents/own'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { declaredEndpoints } from '../../../test/contract/endpoints.ts'
import { aRecruiter, conversationStage } from '../../../test/factories.ts'
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
    expect((await seenByCandidate(p, trail)).sentUntil).toBeNull()
    const seen = [{ id: trail.id, version: body.version ?? 0 }]
    const undo = { params: { id: trail.vacancy.id }, body: { applications: seen } }
    const { token } = trail.recruiter
    const undone = await call(p, undoMoves, undo, { token })
    expect(undone.body.results).toMatchObject([{ refused: null }])
    expect((await profile(trail)).body.headline).toBe('Depois da decisão')
  })

  test('the candidate is told until when the company sees changes', async () => {
    const trail = await aTrail(p, { changes })
    expect((await seenByCandidate(p, trail)).sentUntil).toBeNull()
    const before = p.platform.now().getTime()
    await notApprove(trail)
    const after = p.platform.now().getTime()
    p.advance(60_000)
    const sentUntil = Date.parse((await seenByCandidate(p, trail)).sentUntil ?? '')
    expect(sentUntil).toBeGreaterThanOrEqual(before)
    expect(sentUntil).toBeLessThanOrEqual(after)
    await block(trail)
    expect((await seenByCandidate(p, trail)).sentUntil).toBeNull()
  })

  test('an application that ended before there were snapshots gets one', async () => {
    const trail = await aTrail(p, { changes })
    await notApprove(trail)
    const { db } = p.platform
    await db.deleteFrom('application_snapshots').where('application_id', '=', trail.id).execute()
    await write(trail, 'Antes da varredura')
    await takeMissingSnapshots(p.platform)
    await takeMissingSnapshots(p.platform)
    await write(trail, 'Depois da varredura')
    expect((await profile(trail)).body.headline).toBe('Antes da varredura')
  })
})

describe('a blocked company', () => {
  test('no longer sees what the person sent with applications that ended', async () => {
    const trail = await aTrail(p, { changes })
    await notApprove(trail)
    expect((await block(trail)).status).toBe(204)
    refused(await profile(trail), 410, 'no-longer-shared')
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
    refused(await profile(trail), 410, 'no-longer-shared')
  })
})

/** Endpoints with which a company reads something of one application or vacancy. */
const reads = (await declaredEndpoints()).filter(
  ({ method, who, path }) =>
    method === 'GET' &&
    who.includes('recruiter') &&
    !who.includes('anyone') &&
    path.startsWith('/company/'),
)

async function readAll(
  person: { applicationId: string; vacancyId: number; stageId: string },
  token: string,
) {
  const params = (path: string) => ({
    id: path.startsWith('/company/vacancies/') ? person.vacancyId : person.applicationId,
    stageId: person.stageId,
  })
  const query = ({ id }: Endpoint) =>
    id === 'pipeline.compare' ? { applicationId: person.applicationId } : {}
  return Promise.all(
    reads.map(async (endpoint) => {
      const input = { params: params(endpoint.path), query: query(endpoint) }
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
  const { rows } = await sql<{ stage_id: string; company_id: string }>`
    select s.stage_id, v.company_id from application_stages s
    join applications a on a.id = s.application_id join vacancies v on v.id = a.vacancy_id
    where a.id = ${person.applicationId} order by s.position limit 1`.execute(db)
  const { stage_id: stageId = '', company_id: companyId = '' } = rows[0] ?? {}
  const { token } = await aRecruiter(p, { companyId })
  const params = { id: person.applicationId }
  const text = 'Marcassol pergunta sobre o horário.'
  await call(p, messages.writeOwnMessage, { params, body: { text } }, { token: person.token })
  const answer = { params, body: { text: 'wordOfCompany' } }
  await call(p, messages.writePipelineMessage, answer, { token })
  const at = { ...person, stageId }
  const marked = (replies: Awaited<ReturnType<typeof readAll>>) =>
    replies.filter((reply) => reply.text.includes('Marcassol')).map((reply) => reply.id)

  expect(marked(await readAll(at, token))).toEqual(
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
