import { login, register } from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/privacy/privacy'
import { dayMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { mailsTo } from '../../../test/trails.ts'
import { aWholePerson } from '../../../test/wholePerson.ts'
import { deleteAccount } from './delete.ts'
import { sweepPrivacy } from '../retention/sweep.ts'

const p = program()
const password = 'trem de minas azul'
const ask = (token: string | null, body: { password?: string } = { password }) =>
  call(p, contract.askDeletion, { body }, { token })
const signIn = (email: string) => call(p, login, { query: {}, body: { email, password } })

const askedAt = async (userId: string) =>
  (
    await p.platform.db
      .selectFrom('users')
      .select('deletion_asked_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).deletion_asked_at

/** Runs the deletion task as the queue would when it is due. */
async function runDeletion(userId: string, at: Date, notified: string[] = []) {
  await deleteAccount(p.platform, userId, at, async (to) => void notified.push(to))
  await p.platform.tasks.settled()
}

/** Tables that contain a word in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = p.platform
  const { rows } = await sql<{
    name: string
  }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await sql`select 1 from ${sql.raw(name)} t
      where t::text ilike ${`%${word}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

test('only a candidate can ask for the deletion, with their password', async () => {
  refused(await ask(null), 401, 'sign-in-needed')
  for (const { token } of [await aRecruiter(p, { password }), await anAdmin(p, { password })])
    refused(await ask(token), 403, 'forbidden')
  const { token, email } = await aCandidate(p, { password })
  const { errors } = refused(await ask(token, {}), 400, 'invalid-request')
  expect(errors).toMatchObject([{ field: 'password', id: 'password-required' }])
  refused(await ask(token, { password: 'errada' }), 400, 'password-wrong')
  expect((await signIn(email)).body.user.deletionAt).toBeNull()
})

test('a request ends all sessions and mails the date; a new sign-in can cancel it', async () => {
  const { token, email, userId } = await aCandidate(p, { password })
  const { status, body } = await ask(token)
  expect(status).toBe(202)
  expect(Date.parse(body.deletionAt) - p.platform.now().getTime()).toBeGreaterThan(6.9 * dayMs)
  refused(await ask(token), 401, 'session-ended')
  expect((await mailsTo(p, email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Sua conta será apagada em \d{2}\/\d{2}\/\d{4}$/),
  ])
  const back = await signIn(email)
  expect(back.body.user.deletionAt).toBe(body.deletionAt)
  const again = back.body.accessToken
  refused(await ask(again), 409, 'conflict')
  const at = (await askedAt(userId)) ?? new Date()
  expect((await call(p, contract.cancelDeletion, {}, { token: again })).status).toBe(204)
  expect((await call(p, contract.cancelDeletion, {}, { token: again })).status).toBe(204)
  p.advance(8 * dayMs)
  await runDeletion(userId, at)
  expect((await signIn(email)).body.user.deletionAt).toBeNull()
})

test('nothing is deleted early or for a request that a later one replaced', async () => {
  const { token, email, userId } = await aCandidate(p, { password })
  await ask(token)
  const first = (await askedAt(userId)) ?? new Date()
  await runDeletion(userId, first)
  const { accessToken } = (await signIn(email)).body
  await call(p, contract.cancelDeletion, {}, { token: accessToken })
  p.advance(3 * dayMs)
  const later = (await signIn(email)).body.accessToken
  expect((await ask(later)).status).toBe(202)
  p.advance(5 * dayMs)
  await runDeletion(userId, first)
  expect((await signIn(email)).status).toBe(200)
})

test('after the deletion no row and no file names the person', async () => {
  await aRecruiter(p)
  const person = await aWholePerson(p, 'Marcassol')
  await ask(person.token)
  const at = (await askedAt(person.userId)) ?? new Date()
  p.advance(8 * dayMs)
  const notified: string[] = []
  await runDeletion(person.userId, at, notified)
  await runDeletion(person.userId, at, notified)
  expect(notified).toEqual([person.email])
  // Mail captured on this machine belongs to its recipient and is deleted after a month.
  expect(await tablesWith('Marcassol')).toEqual(['public.captured_mail'])
  for (const word of ['52998224725', '987654321']) expect(await tablesWith(word)).toEqual([])
  for (const file of Object.values(person.files))
    await expect(p.platform.storage.getFile(file, '/dev/null')).rejects.toThrow('ENOENT')
  refused(await signIn(person.email), 401, 'invalid-credentials')

  // What stays: the application, its outcome and the messages of the company.
  const { db } = p.platform
  const left = await sql<{ state: string }>`select state from applications
    where candidate_id = ${person.candidateId}`.execute(db)
  expect(left.rows.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  expect(await tablesWith('wordOfCompany')).toEqual(['public.application_letters'])
  const proofs = await sql<{ ip: string | null }>`select ip from consents
    where user_id = ${person.userId}`.execute(db)
  expect(proofs.rows.every(({ ip }) => ip === null)).toBe(true)

  // The address is free again, and a new account has nothing of the old one.
  const body = {
    name: 'Ana de Volta',
    email: person.email,
    password: 'quintal com jabuticaba',
    birthDate: '1994-03-12',
    acceptedTerms: true as const,
    cpf: '529.982.247-25',
  }
  expect((await call(p, register, { body })).status).toBe(201)

  p.advance(2 * dayMs)
  await sweepPrivacy(p.platform)
  const videos = await sql`select 1 from videos where candidate_id = ${person.candidateId}`.execute(
    db,
  )
  expect(videos.rows).toEqual([])
  p.advance(2 * 366 * dayMs)
  await sweepPrivacy(p.platform)
  expect(await tablesWith('wordOfCompany')).toEqual([])
})

test('consents are listed, the newest first, and store the address as proof', async () => {
  refused(await call(p, contract.listConsents, {}), 401, 'sign-in-needed')
  refused(
    await call(p, contract.listConsents, {}, { token: (await aRecruiter(p)).token }),
    403,
    'forbidden',
  )
  const body = {
    name: 'Bia Consente',
    email: 'bia.consente@exemplo.com.br',
    password: 'caminho longo de araucaria',
    birthDate: '1994-03-12',
    acceptedTerms: true as const,
  }
  const { accessToken: token } = (await call(p, register, { body }, { ip: '203.0.113.9' })).body
  const { rows } = (await call(p, contract.listConsents, {}, { token })).body
  expect(rows).toMatchObject([
    { topic: 'terms', channel: 'site', text: 'Aceito os termos de uso da Trilha', revokedAt: null },
  ])
  const proof = await sql<{ ip: string }>`select host(ip) as ip from consents
    where id = ${rows[0]?.id}`.execute(p.platform.db)
  expect(proof.rows).toEqual([{ ip: '203.0.113.9' }])
})
