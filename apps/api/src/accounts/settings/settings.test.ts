import { randomUUID } from 'node:crypto'
import { getUser, login } from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/accounts/settings'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const password = 'trem de minas azul'
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

const list = async (token: string) =>
  (await call(p, contract.listSessions, {}, { token })).body.rows
const whoIs = (token: string) => call(p, getUser, {}, { token })

/** Signs in on another device. */
async function signInOn(email: string, agent: string): Promise<string> {
  const options = { headers: { 'user-agent': agent } }
  const answer = await call(p, login, { query: {}, body: { email, password } }, options)
  expect(answer.status).toBe(200)
  return answer.body.accessToken
}

test('all requests need a sign-in; every kind of account can list its sessions', async () => {
  refused(await call(p, contract.listSessions, {}), 401, 'sign-in-needed')
  refused(await call(p, contract.endOtherSessions, {}), 401, 'sign-in-needed')
  refused(await call(p, contract.getSettings, {}), 401, 'sign-in-needed')
  for (const { token } of [await aCandidate(p), await aRecruiter(p), await anAdmin(p)])
    expect(await list(token)).toMatchObject([{ current: true }])
})

test('the chosen language is saved with the account', async () => {
  const saveLanguage = (body: object, token?: string) =>
    call(p, contract.saveLanguage, { body: body as { language: 'de' } }, token ? { token } : {})
  refused(await saveLanguage({ language: 'de' }), 401, 'sign-in-needed')
  for (const { token } of [await aCandidate(p), await aRecruiter(p), await anAdmin(p)]) {
    for (const body of [{}, { language: 'xx' }])
      refused(await saveLanguage(body, token), 400, 'invalid-request')
    expect((await whoIs(token)).body.language).toBe('pt-BR')
    expect((await saveLanguage({ language: 'de' }, token)).status).toBe(204)
    expect((await whoIs(token)).body.language).toBe('de')
  }
})

test("another user's session and an unknown one can't be ended", async () => {
  const { token } = await aCandidate(p)
  const other = await aCandidate(p)
  const theirs = (await list(other.token))[0]?.id ?? ''
  for (const id of [theirs, randomUUID()])
    refused(await call(p, contract.endSession, { params: { id } }, { token }), 404, 'not-found')
  refused(
    await call(p, contract.endSession, { params: { id: 'x' } }, { token }),
    400,
    'invalid-request',
  )
  expect((await whoIs(other.token)).status).toBe(200)
})

test('sessions show device and last use; one or all other sessions can be ended', async () => {
  const { token, email } = await aCandidate(p, { password })
  const phone = await signInOn(email, android)
  const third = await signInOn(email, 'curl/8.9')
  p.advance(3 * 60_000)
  await whoIs(phone)
  const rows = await list(token)
  expect(rows).toHaveLength(3)
  const onPhone = rows.find((row) => row.browser === 'Chrome')
  expect(onPhone).toMatchObject({ system: 'Android', current: false })
  expect(Date.parse(onPhone?.usedAt ?? '') - Date.parse(onPhone?.startedAt ?? '')).toBeGreaterThan(
    2 * 60_000,
  )
  expect(rows.filter((row) => row.current)).toHaveLength(1)

  const id = onPhone?.id ?? ''
  expect((await call(p, contract.endSession, { params: { id } }, { token })).status).toBe(204)
  refused(await whoIs(phone), 401, 'session-ended')
  expect((await whoIs(third)).status).toBe(200)
  expect((await call(p, contract.endOtherSessions, {}, { token })).status).toBe(204)
  refused(await whoIs(third), 401, 'session-ended')
  expect(await list(token)).toMatchObject([{ current: true }])
})

test('settings show the ways to sign in; unlinking LinkedIn requires a password', async () => {
  const { token, email, userId } = await aCandidate(p)
  const own = await call(p, contract.getSettings, {}, { token })
  expect(own.body).toEqual({
    email,
    isEmailConfirmed: true,
    pendingEmail: null,
    hasPassword: false,
    linkedIn: null,
  })
  await p.platform.db
    .insertInto('social_identities')
    .values({ user_id: userId, provider: 'linkedin', subject: userId, linked_at: new Date() })
    .execute()
  refused(await call(p, contract.unlinkLinkedIn, {}, { token }), 409, 'password-needed')

  const second = await aCandidate(p, { password })
  await p.platform.db
    .insertInto('social_identities')
    .values({ user_id: second.userId, provider: 'linkedin', subject: 'two', linked_at: new Date() })
    .execute()
  const before = await call(p, contract.getSettings, {}, { token: second.token })
  expect(before.body).toMatchObject({
    hasPassword: true,
    linkedIn: { linkedAt: expect.any(String) },
  })
  expect((await call(p, contract.unlinkLinkedIn, {}, { token: second.token })).status).toBe(204)
  const after = await call(p, contract.getSettings, {}, { token: second.token })
  expect(after.body.linkedIn).toBeNull()
})
