import { createHash } from 'node:crypto'
import * as applications from '@trilha/contracts/applications'
import * as pcd from '@trilha/contracts/applications.pcd'
import * as board from '@trilha/contracts/desk.board'
import * as desk from '@trilha/contracts/desk'
import { compare, reveal, setBlind } from '@trilha/contracts/desk.sheet'
import { listConsents } from '@trilha/contracts/privacy'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail } from '../../test/trails.ts'
import { sweepPcd } from './applications.pcd.ts'

const p = program()
const talk = { stages: [conversationStage] }
const need = 'Intérprete de Libras na conversa'
const word = { consentVersion: pcd.pcdConsent.version, accommodation: need }

const read = (id: string, token: string | null) =>
  call(p, pcd.getPcd, { params: { id } }, { token })
const tell = (id: string, token: string | null, body: object = word) =>
  call(p, pcd.tellPcd, { params: { id }, body: body as never }, { token })
const takeBack = (id: string, token: string | null) =>
  call(p, pcd.takeBackPcd, { params: { id } }, { token })
const apply = (vacancyId: number, token: string, told?: object, idempotencyKey?: string) =>
  call(
    p,
    applications.apply,
    { body: { vacancyId, pcd: told as never } },
    { token, idempotencyKey },
  )
const sheet = async (id: string, token: string) =>
  (await call(p, desk.getDeskApplication, { params: { id } }, { token })).body
const onBoard = async (id: number, token: string, query: object = {}) => {
  const { body } = await call(p, board.getBoard, { params: { id }, query }, { token })
  return body.columns.flatMap((one) => one.rows.map((row) => [row.id, row.pcd] as const))
}
const compared = async (id: number, token: string, applicationId: string) => {
  const query = { applicationId: [applicationId] }
  return (await call(p, compare, { params: { id }, query }, { token })).body.people[0]?.pcd
}
const end = (id: string, state: string) =>
  p.platform.db
    .updateTable('applications')
    .set({ state, last_movement_at: p.platform.now() })
    .where('id', '=', id)
    .execute()
const held = async (id: string) => {
  const { rows } = await sql<{ consents: number; needs: number }>`select
    (select count(*)::int from sensitive.consents
      where application_id = ${id} and revoked_at is null) as consents,
    (select count(*)::int from sensitive.application_needs where application_id = ${id}) as needs
  `.execute(p.platform.db)
  return rows[0]
}

/** Somebody who applied and told it, and the team of the company. */
async function aTold(deficiency: 'welcome' | 'exclusive' = 'welcome') {
  const vacancy = await aVacancy(p, { ...talk, deficiency })
  const candidate = await aCandidate(p)
  const { companyId } = vacancy
  const team = {
    owner: await aRecruiter(p, { companyId, role: 'owner' }),
    recruiter: await aRecruiter(p, { companyId }),
    evaluator: await aRecruiter(p, { companyId, role: 'evaluator' }),
  }
  const answer = await apply(vacancy.id, candidate.token, word)
  expect(answer.status).toBe(201)
  return { vacancy, candidate, team, id: answer.body.id }
}

describe('refusals', () => {
  test('nobody signed in, a company, and somebody else', async () => {
    const { id, team } = await aTold()
    const other = await aCandidate(p)
    for (const act of [read, tell, takeBack]) {
      refused(await act(id, null), 401, 'sign-in-needed')
      refused(await act(id, team.owner.token), 403, 'forbidden')
      refused(await act(id, other.token), 404, 'not-found')
    }
  })

  test('without the consent to the present text, and more than a line', async () => {
    const { vacancy, id, candidate } = await aTold()
    const { token } = await aCandidate(p)
    for (const consentVersion of [undefined, '2020-01']) {
      const told = { ...word, consentVersion }
      const answers = [await apply(vacancy.id, token, told), await tell(id, candidate.token, told)]
      for (const answer of answers)
        expect(refused(answer, 400, 'invalid-request').errors?.[0]?.id).toBe('consent-required')
    }
    const long = { ...word, accommodation: 'a'.repeat(pcd.mostNeeds + 1) }
    refused(await tell(id, candidate.token, long), 400, 'invalid-request')
  })

  test('a vacancy that is not for people with disabilities; nothing of it is written', async () => {
    const trail = await aTrail(p, { changes: { ...talk, deficiency: null } })
    const { token, candidateId } = await aCandidate(p)
    refused(await apply(trail.vacancy.id, token, word), 409, 'pcd-not-offered')
    const rows = await p.platform.db
      .selectFrom('applications')
      .select('id')
      .where('candidate_id', '=', candidateId)
      .execute()
    expect(rows).toEqual([])
    refused(await tell(trail.id, trail.candidate.token), 409, 'pcd-not-offered')
    expect((await read(trail.id, trail.candidate.token)).body).toEqual({
      offered: null,
      told: null,
      can: { tell: { allowed: false, reason: 'pcd-not-offered' } },
    })
  })

  test('once the trail is over nothing new is told; taking back always works', async () => {
    const { id, candidate } = await aTold()
    await end(id, 'not_approved')
    refused(await tell(id, candidate.token), 409, 'transition-not-allowed')
    expect((await takeBack(id, candidate.token)).body.told).toBeNull()
    expect(await held(id)).toEqual({ consents: 0, needs: 0 })
  })
})

describe('the word of the person', () => {
  test.each(['welcome', 'exclusive'] as const)('%s: applying works without it', async (which) => {
    const trail = await aTrail(p, { changes: { ...talk, deficiency: which } })
    expect((await read(trail.id, trail.candidate.token)).body).toEqual({
      offered: which,
      told: null,
      can: { tell: { allowed: true, reason: null } },
    })
    expect(await sheet(trail.id, trail.recruiter.token)).toMatchObject({
      pcd: false,
      accommodation: null,
    })
  })

  test('with the application, changed, taken back, told again', async () => {
    const { id, candidate, vacancy, team } = await aTold()
    const { token } = candidate
    const first = (await read(id, token)).body.told
    expect(first).toEqual({ givenAt: expect.any(String), accommodation: need, shown: true })
    const at = first?.givenAt
    await tell(id, token, { ...word, accommodation: '' })
    expect((await read(id, token)).body.told).toMatchObject({ givenAt: at, accommodation: '' })
    expect(await held(id)).toEqual({ consents: 1, needs: 0 })
    await tell(id, token)
    expect((await takeBack(id, token)).body.told).toBeNull()
    expect(await held(id)).toEqual({ consents: 0, needs: 0 })
    expect(await sheet(id, team.owner.token)).toMatchObject({ pcd: false, accommodation: null })
    expect(await onBoard(vacancy.id, team.owner.token)).toEqual([[id, false]])
    expect(await onBoard(vacancy.id, team.owner.token, { pcd: 1 })).toEqual([])
    expect((await takeBack(id, token)).status).toBe(200)
    await tell(id, token)
    expect(await sheet(id, team.owner.token)).toMatchObject({ pcd: true, accommodation: need })
    const { body } = await call(p, listConsents, {}, { token })
    const own = body.rows.filter((row) => row.topic === 'application-pcd')
    expect(own.map((row) => [row.text, row.revokedAt === null])).toEqual([
      [pcd.pcdConsent.text, true],
      [pcd.pcdConsent.text, false],
    ])
  })

  test('the words of the need stand nowhere in plain', async () => {
    const { id } = await aTold()
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from sensitive.application_needs
      where application_id = ${id}`.execute(p.platform.db)
    expect(rows[0]?.sealed.includes('Libras')).toBe(false)
  })
})

describe('who sees it', () => {
  test('owner and recruiter; who evaluates sees the need alone', async () => {
    const { id, vacancy, team } = await aTold()
    const silent = await aTrail(p, { vacancy })
    for (const { token } of [team.owner, team.recruiter]) {
      expect(await onBoard(vacancy.id, token, { pcd: 1 })).toEqual([[id, true]])
      expect(new Map(await onBoard(vacancy.id, token)).get(silent.id)).toBe(false)
      expect(await sheet(id, token)).toMatchObject({ pcd: true, accommodation: need })
      expect(await compared(vacancy.id, token, id)).toBe(true)
    }
    const { token } = team.evaluator
    expect(await onBoard(vacancy.id, token, { pcd: 1 })).toEqual([])
    expect(new Map(await onBoard(vacancy.id, token)).get(id)).toBe(false)
    expect(await sheet(id, token)).toMatchObject({ pcd: false, accommodation: need })
    expect(await compared(vacancy.id, token, id)).toBe(false)
    const { body } = await call(p, board.getBoard, { params: { id: vacancy.id } }, { token })
    expect(body.pcd).toBe(false)
  })

  test('nobody in a blind vacancy until they reveal the person', async () => {
    const { id, vacancy, team } = await aTold()
    const { token } = team.owner
    const params = { id: vacancy.id }
    await call(p, setBlind, { params, body: { blind: true } }, { token })
    expect(await onBoard(vacancy.id, token)).toEqual([[id, false]])
    expect(await onBoard(vacancy.id, token, { pcd: 1 })).toEqual([])
    expect(await sheet(id, token)).toMatchObject({ pcd: false, accommodation: null })
    expect(await compared(vacancy.id, token, id)).toBe(false)
    expect(await sheet(id, team.evaluator.token)).toMatchObject({ accommodation: null })
    await call(p, reveal, { params: { id } }, { token })
    expect(await onBoard(vacancy.id, token, { pcd: 1 })).toEqual([[id, true]])
    expect(await sheet(id, token)).toMatchObject({ pcd: true, accommodation: need })
    expect(await onBoard(vacancy.id, team.recruiter.token, { pcd: 1 })).toEqual([])
  })

  test.each([
    ['hired', true],
    ['not_approved', false],
    ['withdrawn', false],
    ['expired', false],
    ['vacancy_cancelled', false],
  ])('after %s: %s', async (state, shown) => {
    const { id, vacancy, team, candidate } = await aTold()
    await end(id, state)
    expect(await sheet(id, team.owner.token)).toMatchObject({
      pcd: shown,
      accommodation: shown ? need : null,
    })
    expect(await onBoard(vacancy.id, team.owner.token)).toEqual([[id, shown]])
    expect((await read(id, candidate.token)).body.told).toMatchObject({ shown })
    // Undone within seconds it would be there still; a day later it is not.
    await sweepPcd(p.platform)
    expect(await held(id)).toEqual({ consents: 1, needs: 1 })
    p.advance(86_400_001)
    await sweepPcd(p.platform)
    expect(await held(id)).toEqual(shown ? { consents: 1, needs: 1 } : { consents: 0, needs: 0 })
  })
})

describe('applying again after a lost answer', () => {
  test('with another word: the first holds, and the trail is where it changes', async () => {
    const { id } = await aVacancy(p, { ...talk, deficiency: 'welcome' })
    const { token } = await aCandidate(p)
    const first = await apply(id, token, undefined, 'the-first-try')
    expect(first.status).toBe(201)
    refused(await apply(id, token, word, 'the-second-try'), 409, 'already-applied')
    expect((await read(first.body.id, token)).body.told).toBeNull()
    expect((await tell(first.body.id, token)).body.told?.accommodation).toBe(need)
    // The first try again is answered as before, and takes nothing back.
    expect((await apply(id, token, undefined, 'the-first-try')).body).toEqual(first.body)
    expect((await read(first.body.id, token)).body.told?.accommodation).toBe(need)
  })

  test('what is kept to know a try again cannot be guessed back', async () => {
    const { id } = await aVacancy(p, { ...talk, deficiency: 'welcome' })
    const people = [await aCandidate(p), await aCandidate(p)]
    for (const { token } of people) await apply(id, token, word, 'one-key-of-two')
    const rows = await p.platform.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'one-key-of-two')
      .execute()
    const kept = rows.map((row) => row.request_hash.toString('hex'))
    expect(new Set(kept).size).toBe(2)
    const plain = JSON.stringify({ vacancyId: id, pcd: word })
    expect(kept).not.toContain(createHash('sha256').update(plain).digest('hex'))
  })
})
