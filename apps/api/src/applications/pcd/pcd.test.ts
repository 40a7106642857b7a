import { createHash } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as pcd from '@trilha/contracts/applications/pcd'
import * as board from '@trilha/contracts/pipeline/board'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { compare, reveal, setBlind } from '@trilha/contracts/pipeline/person'
import { listConsents } from '@trilha/contracts/privacy/privacy'
import { dayMs } from '@trilha/contracts/shared/durations'
import { blockCompany } from '@trilha/contracts/talents/own'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail } from '../../../test/trails.ts'
import { takeMissingSnapshots } from '../snapshot/snapshot.ts'
import { sweepPcd } from './pcd.service.ts'

const p = program()
const conversationOnly = { stages: [conversationStage] }
const need = 'Intérprete de Libras na conversa'
const disclosure = { consentVersion: pcd.pcdConsent.version, accommodation: need }

const read = (id: string, token: string | null) =>
  call(p, pcd.getPcd, { params: { id } }, { token })
const disclose = (id: string, token: string | null, body: object = disclosure) =>
  call(p, pcd.disclosePcd, { params: { id }, body: body as never }, { token })
const revoke = (id: string, token: string | null) =>
  call(p, pcd.revokePcd, { params: { id } }, { token })
const apply = (vacancyId: number, token: string, pcdBody?: object, idempotencyKey?: string) =>
  call(
    p,
    applications.apply,
    { body: { vacancyId, pcd: pcdBody as never } },
    { token, idempotencyKey },
  )
const sheet = async (id: string, token: string) =>
  (await call(p, pipeline.getPipelineApplication, { params: { id } }, { token })).body
const boardPcd = async (id: number, token: string, query: object = {}) => {
  const { body } = await call(p, board.getBoard, { params: { id }, query }, { token })
  return body.columns.flatMap((column) => column.rows.map((row) => [row.id, row.pcd] as const))
}
const comparedPcd = async (id: number, token: string, applicationId: string) => {
  const query = { applicationId: [applicationId] }
  return (await call(p, compare, { params: { id }, query }, { token })).body.people[0]?.pcd
}
const endApplication = (id: string, state: string) =>
  p.platform.db
    .updateTable('applications')
    .set({ state, last_movement_at: p.platform.now() })
    .where('id', '=', id)
    .execute()
const counts = async (id: string) => {
  const { rows } = await sql<{ consents: number; needs: number }>`select
    (select count(*)::int from sensitive.consents
      where application_id = ${id} and revoked_at is null) as consents,
    (select count(*)::int from sensitive.application_needs where application_id = ${id}) as needs
  `.execute(p.platform.db)
  return rows[0]
}

/** A candidate who applied with a disclosure, and the team of the company. */
async function aDisclosure(deficiency: 'welcome' | 'exclusive' = 'welcome') {
  const vacancy = await aVacancy(p, { ...conversationOnly, deficiency })
  const candidate = await aCandidate(p)
  const { companyId } = vacancy
  const team = {
    owner: await aRecruiter(p, { companyId, role: 'owner' }),
    recruiter: await aRecruiter(p, { companyId }),
    evaluator: await aRecruiter(p, { companyId, role: 'evaluator' }),
  }
  const answer = await apply(vacancy.id, candidate.token, disclosure)
  expect(answer.status).toBe(201)
  return { vacancy, candidate, team, id: answer.body.id }
}

describe('refuses', () => {
  test('requests without a session, of the company, and of another candidate', async () => {
    const { id, team } = await aDisclosure()
    const other = await aCandidate(p)
    for (const request of [read, disclose, revoke]) {
      refused(await request(id, null), 401, 'sign-in-needed')
      refused(await request(id, team.owner.token), 403, 'forbidden')
      refused(await request(id, other.token), 404, 'not-found')
    }
  })

  test('disclosures without the consent to the current text or with too long needs', async () => {
    const { vacancy, id, candidate } = await aDisclosure()
    const { token } = await aCandidate(p)
    for (const consentVersion of [undefined, '2020-01']) {
      const body = { ...disclosure, consentVersion }
      const answers = [
        await apply(vacancy.id, token, body),
        await disclose(id, candidate.token, body),
      ]
      for (const answer of answers)
        expect(refused(answer, 400, 'invalid-request').errors?.[0]?.id).toBe('consent-required')
    }
    const long = { ...disclosure, accommodation: 'a'.repeat(pcd.maxAccommodationLength + 1) }
    refused(await disclose(id, candidate.token, long), 400, 'invalid-request')
  })

  test('disclosures to a vacancy that does not offer it; nothing is stored', async () => {
    const trail = await aTrail(p, { changes: { ...conversationOnly, deficiency: null } })
    const { token, candidateId } = await aCandidate(p)
    refused(await apply(trail.vacancy.id, token, disclosure), 409, 'pcd-not-offered')
    const rows = await p.platform.db
      .selectFrom('applications')
      .select('id')
      .where('candidate_id', '=', candidateId)
      .execute()
    expect(rows).toEqual([])
    refused(await disclose(trail.id, trail.candidate.token), 409, 'pcd-not-offered')
    expect((await read(trail.id, trail.candidate.token)).body).toEqual({
      offered: null,
      disclosed: null,
      can: { disclose: { allowed: false, reason: 'pcd-not-offered' } },
    })
  })

  test('disclosures after the end of the trail; revoking always works', async () => {
    const { id, candidate } = await aDisclosure()
    await endApplication(id, 'not_approved')
    refused(await disclose(id, candidate.token), 409, 'transition-not-allowed')
    expect((await revoke(id, candidate.token)).body.disclosed).toBeNull()
    expect(await counts(id)).toEqual({ consents: 0, needs: 0 })
  })
})

describe('the disclosure', () => {
  test.each(['welcome', 'exclusive'] as const)('is optional when applying: %s', async (offered) => {
    const trail = await aTrail(p, { changes: { ...conversationOnly, deficiency: offered } })
    expect((await read(trail.id, trail.candidate.token)).body).toEqual({
      offered,
      disclosed: null,
      can: { disclose: { allowed: true, reason: null } },
    })
    expect(await sheet(trail.id, trail.recruiter.token)).toMatchObject({
      pcd: false,
      accommodation: null,
    })
  })

  test('is given with the application, changed, revoked and given again', async () => {
    const { id, candidate, vacancy, team } = await aDisclosure()
    const { token } = candidate
    const first = (await read(id, token)).body.disclosed
    expect(first).toEqual({ givenAt: expect.any(String), accommodation: need, shown: true })
    const at = first?.givenAt
    await disclose(id, token, { ...disclosure, accommodation: '' })
    expect((await read(id, token)).body.disclosed).toMatchObject({ givenAt: at, accommodation: '' })
    expect(await counts(id)).toEqual({ consents: 1, needs: 0 })
    await disclose(id, token)
    expect((await revoke(id, token)).body.disclosed).toBeNull()
    expect(await counts(id)).toEqual({ consents: 0, needs: 0 })
    expect(await sheet(id, team.owner.token)).toMatchObject({ pcd: false, accommodation: null })
    expect(await boardPcd(vacancy.id, team.owner.token)).toEqual([[id, false]])
    expect(await boardPcd(vacancy.id, team.owner.token, { pcd: 1 })).toEqual([])
    expect((await revoke(id, token)).status).toBe(200)
    await disclose(id, token)
    expect(await sheet(id, team.owner.token)).toMatchObject({ pcd: true, accommodation: need })
    const { body } = await call(p, listConsents, {}, { token })
    const own = body.rows.filter((row) => row.topic === 'application-pcd')
    expect(own.map((row) => [row.text, row.revokedAt === null])).toEqual([
      [pcd.pcdConsent.text, true],
      [pcd.pcdConsent.text, false],
    ])
  })

  test('is stored with encrypted needs', async () => {
    const { id } = await aDisclosure()
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from sensitive.application_needs
      where application_id = ${id}`.execute(p.platform.db)
    expect(rows[0]?.sealed.includes('Libras')).toBe(false)
  })
})

describe('visibility', () => {
  test('owner and recruiter see it; an evaluator sees only the needs', async () => {
    const { id, vacancy, team } = await aDisclosure()
    const undisclosed = await aTrail(p, { vacancy })
    for (const { token } of [team.owner, team.recruiter]) {
      expect(await boardPcd(vacancy.id, token, { pcd: 1 })).toEqual([[id, true]])
      expect(new Map(await boardPcd(vacancy.id, token)).get(undisclosed.id)).toBe(false)
      expect(await sheet(id, token)).toMatchObject({ pcd: true, accommodation: need })
      expect(await comparedPcd(vacancy.id, token, id)).toBe(true)
    }
    const { token } = team.evaluator
    expect(await boardPcd(vacancy.id, token, { pcd: 1 })).toEqual([])
    expect(new Map(await boardPcd(vacancy.id, token)).get(id)).toBe(false)
    expect(await sheet(id, token)).toMatchObject({ pcd: false, accommodation: need })
    expect(await comparedPcd(vacancy.id, token, id)).toBe(false)
    const { body } = await call(p, board.getBoard, { params: { id: vacancy.id } }, { token })
    expect(body.pcd).toBe(false)
  })

  test('in a blind vacancy nobody sees it before revealing the candidate', async () => {
    const { id, vacancy, team } = await aDisclosure()
    const { token } = team.owner
    const params = { id: vacancy.id }
    await call(p, setBlind, { params, body: { blind: true } }, { token })
    expect(await boardPcd(vacancy.id, token)).toEqual([[id, false]])
    expect(await boardPcd(vacancy.id, token, { pcd: 1 })).toEqual([])
    expect(await sheet(id, token)).toMatchObject({ pcd: false, accommodation: null })
    expect(await comparedPcd(vacancy.id, token, id)).toBe(false)
    expect(await sheet(id, team.evaluator.token)).toMatchObject({ accommodation: null })
    await call(p, reveal, { params: { id } }, { token })
    expect(await boardPcd(vacancy.id, token, { pcd: 1 })).toEqual([[id, true]])
    expect(await sheet(id, token)).toMatchObject({ pcd: true, accommodation: need })
    expect(await boardPcd(vacancy.id, team.recruiter.token, { pcd: 1 })).toEqual([])
  })

  test.each([
    ['hired', true],
    ['not_approved', false],
    ['withdrawn', false],
    ['expired', false],
    ['vacancy_cancelled', false],
  ])('in the final state %s it is visible: %s', async (state, shown) => {
    const { id, vacancy, team, candidate } = await aDisclosure()
    await endApplication(id, state)
    expect(await sheet(id, team.owner.token)).toMatchObject({
      pcd: shown,
      accommodation: shown ? need : null,
    })
    expect(await boardPcd(vacancy.id, team.owner.token)).toEqual([[id, shown]])
    expect((await read(id, candidate.token)).body.disclosed).toMatchObject({ shown })
    // The sweep keeps it for a day, since the decision can be undone for some seconds.
    await sweepPcd(p.platform)
    expect(await counts(id)).toEqual({ consents: 1, needs: 1 })
    p.advance(dayMs + 1)
    await sweepPcd(p.platform)
    expect(await counts(id)).toEqual(shown ? { consents: 1, needs: 1 } : { consents: 0, needs: 0 })
  })
})

test('after a hire a company that the person blocks no longer sees it', async () => {
  const { id, vacancy, team, candidate } = await aDisclosure()
  const { token } = team.owner
  await endApplication(id, 'hired')
  await takeMissingSnapshots(p.platform)
  expect(await sheet(id, token)).toMatchObject({ state: 'hired', pcd: true, accommodation: need })

  const params = { companyId: vacancy.companyId }
  expect((await call(p, blockCompany, { params }, candidate)).status).toBe(204)
  expect(await sheet(id, token)).toMatchObject({ pcd: false, accommodation: null })
  expect(await boardPcd(vacancy.id, token)).toEqual([[id, false]])
})

describe('a retry after a lost reply', () => {
  test('does not change the disclosure of the first request', async () => {
    const { id } = await aVacancy(p, { ...conversationOnly, deficiency: 'welcome' })
    const { token } = await aCandidate(p)
    const first = await apply(id, token, undefined, 'the-first-try')
    expect(first.status).toBe(201)
    refused(await apply(id, token, disclosure, 'the-second-try'), 409, 'already-applied')
    expect((await read(first.body.id, token)).body.disclosed).toBeNull()
    expect((await disclose(first.body.id, token)).body.disclosed?.accommodation).toBe(need)
    // A retry of the first request gets the same reply and does not revoke the disclosure.
    expect((await apply(id, token, undefined, 'the-first-try')).body).toEqual(first.body)
    expect((await read(first.body.id, token)).body.disclosed?.accommodation).toBe(need)
  })

  test('is recognised by a hash that does not reveal the disclosure', async () => {
    const { id } = await aVacancy(p, { ...conversationOnly, deficiency: 'welcome' })
    const people = [await aCandidate(p), await aCandidate(p)]
    for (const { token } of people) await apply(id, token, disclosure, 'one-key-of-two')
    const rows = await p.platform.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'one-key-of-two')
      .execute()
    const hashes = rows.map((row) => row.request_hash.toString('hex'))
    expect(new Set(hashes).size).toBe(2)
    const plain = JSON.stringify({ vacancyId: id, pcd: disclosure })
    expect(hashes).not.toContain(createHash('sha256').update(plain).digest('hex'))
  })
})
