import { minuteMs } from '@trilha/contracts/shared/durations'
import * as contract from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'

const p = program()
const password = 'trem de minas azul'
const better = 'quintal com jabuticaba'
const origin = 'http://localhost:3000'

const forgot = (
  body: { email: string; appUrl?: string; route?: string },
  options: { typeUser?: 1 | 2 | 3; headers?: Record<string, string> } = {},
) =>
  call(
    p,
    contract.forgotPassword,
    { query: options.typeUser ? { typeUser: options.typeUser } : {}, body },
    options,
  )
const change = (key: string, newPassword = better) =>
  call(p, contract.changePasswordByKey, { body: { key, newPassword } })
const check = (key: string) => call(p, contract.checkPasswordKey, { body: { key } })
const login = (email: string, given: string, ip?: string) =>
  call(p, contract.login, { query: {}, body: { email, password: given } }, ip ? { ip } : {})

async function mailsTo(email: string) {
  await p.platform.tasks.settled()
  return p.platform.db
    .selectFrom('captured_mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}

async function keyFor(email: string): Promise<string> {
  await forgot({ email })
  // The mail about an earlier change of the password may come later.
  return (await mailsTo(email)).map(({ text }) => keyIn(text)).findLast(Boolean) ?? ''
}

const keyIn = (text = '') => /\?key=([\w-]{43})\s/.exec(text)?.[1] ?? ''

test('a request without an e-mail, for a foreign site or an invalid path is refused', async () => {
  const { email } = await aCandidate(p, { password })
  const empty = refused(await forgot({ email: '' }), 400, 'invalid-request')
  expect(empty.errors?.[0]).toMatchObject({ field: 'email', id: 'email-required' })
  for (const appUrl of [
    'https://trilha.malvada.example',
    `${origin}.malvada.example`,
    `${origin}@malvada.example`,
    `${origin}/x`,
    'javascript:alert(1)',
  ])
    refused(await forgot({ email, appUrl }), 400, 'origin-not-allowed')
  for (const route of [
    '//malvada.example',
    '/\\malvada',
    'auth',
    '/a?x=1',
    '/a#b',
    '/../a',
    '/a b',
    // A stranger's request must not lead to a screen that can't use the key.
    '/vagas',
    '/auth/change-password?key=abc',
    '/auth/change-password?key=?key=',
    '/auth/change-password?key',
    '/auth/change-password?x=1&key=',
    '/auth/change-password#key=',
    '?key=',
  ]) {
    const body = refused(await forgot({ email, route }), 400, 'invalid-request')
    expect(body.errors?.[0]).toMatchObject({ field: 'route', id: 'invalid' })
  }
  expect(await mailsTo(email)).toEqual([])
})

test('the reply is the same whether or not the e-mail has an account', async () => {
  const { email } = await aCandidate(p, { password })
  const known = await forgot({ email })
  const unknown = await forgot({ email: 'ninguem@exemplo.com.br' })
  const otherKind = await forgot({ email }, { typeUser: 2 })
  expect(known.status).toBe(202)
  expect(known.body.message).toContain('chega em instantes')
  for (const other of [unknown, otherKind])
    expect([other.status, other.body]).toEqual([known.status, known.body])
  expect(await mailsTo('ninguem@exemplo.com.br')).toEqual([])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('every request gets the same reply, and at most five mails are sent per hour', async () => {
  const { email } = await aCandidate(p)
  const unknown = 'fantasma@exemplo.com.br'
  const first = await forgot({ email })
  for (const address of [email, unknown])
    for (let i = 0; i < 6; i++) {
      const answer = await forgot({ email: address })
      expect([answer.status, answer.body]).toEqual([202, first.body])
    }
  expect(await mailsTo(email)).toHaveLength(5)
  expect(await mailsTo(unknown)).toEqual([])
  p.advance(61 * minuteMs)
  expect((await forgot({ email })).status).toBe(202)
  expect(await mailsTo(email)).toHaveLength(6)
})

test('of twelve concurrent requests five send a mail', async () => {
  const { email } = await aCandidate(p)
  const answers = await Promise.all(Array.from({ length: 12 }, () => forgot({ email })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  expect(await mailsTo(email)).toHaveLength(5)
})

test.each([
  ['first', 0],
  ['last', 4],
])("after a stranger's requests the %s mailed link is valid for its whole hour", async (_, i) => {
  const { email } = await aCandidate(p, { password })
  for (let n = 0; n < 7; n++) await forgot({ email })
  const keys = (await mailsTo(email)).map(({ text }) => keyIn(text))
  p.advance(59 * minuteMs)
  expect((await change(keys[i] ?? '')).status).toBe(204)
  expect((await login(email, better)).status).toBe(200)
})

test('a new password invalidates the links, so the next request is mailed at once', async () => {
  const { email } = await aCandidate(p, { password })
  for (let n = 0; n < 5; n++) await forgot({ email })
  const last = (await mailsTo(email)).at(-1)
  expect((await change(keyIn(last?.text))).status).toBe(204)
  const key = await keyFor(email)
  expect((await change(key, 'outra senha bem longa')).status).toBe(204)
})

test('the link leads to the requested site and screen', async () => {
  const { email } = await aCandidate(p)
  await forgot({ email, appUrl: 'http://127.0.0.1:3000/', route: '/auth/change-password' })
  await p.platform.tasks.settled()
  await forgot({ email }, { headers: { host: 'malvada.example' } })
  const recruiter = await aRecruiter(p)
  await forgot({ email: recruiter.email }, { typeUser: 2 })
  const links = [...(await mailsTo(email)), ...(await mailsTo(recruiter.email))].map(
    ({ text }) => /(http\S+)\?key=/.exec(text)?.[1],
  )
  expect(links).toEqual([
    'http://127.0.0.1:3000/auth/change-password',
    `${origin}/auth/change-password`,
    `${origin}/auth/change-password`,
  ])
})

test.each([
  '/auth/change-password',
  '/auth/change-password/',
  '/empresas/auth/change-password',
  '/admin/auth/change-password',
])('%s results in the same link with and without `?key=`', async (route) => {
  const { email } = await aCandidate(p)
  for (const given of [route, `${route}?key=`])
    expect((await forgot({ email, route: given })).status).toBe(202)
  const links = (await mailsTo(email)).map(({ text }) => /http\S+/.exec(text)?.[0])
  expect(links).toHaveLength(2)
  for (const link of links)
    expect(link?.replace(/[\w-]{43}$/, '')).toBe(`${origin}${route.replace(/\/$/, '')}?key=`)
})

test('a key is checked before the password: unknown, used and expired ones are refused', async () => {
  refused(await check('nada'), 400, 'invalid-request')
  refused(await check('nada'.repeat(10)), 400, 'key-invalid')
  const { email } = await aCandidate(p)
  const key = await keyFor(email)
  // A check does not use the key.
  for (let i = 0; i < 2; i++) expect((await check(key)).status).toBe(204)
  expect((await change(key)).status).toBe(204)
  refused(await check(key), 400, 'key-invalid')
  const late = await keyFor(email)
  p.advance(61 * minuteMs)
  refused(await check(late), 400, 'key-invalid')
})

test('an unknown key, a short one and a weak password are refused', async () => {
  refused(await change('nada'.repeat(10)), 400, 'key-invalid')
  const short = refused(await change('nada'), 400, 'invalid-request')
  expect(short.errors?.[0]).toMatchObject({ field: 'key', id: 'invalid' })
  const { email } = await aCandidate(p, { name: 'Jussara Nascimento' })
  const key = await keyFor(email)
  const weak = refused(await change(key, 'jussara nascimento'), 400, 'password-weak')
  expect(weak.errors?.[0]).toMatchObject({ field: 'newPassword', id: 'password-weak' })
  // The failed attempts did not consume the key.
  expect((await change(key)).status).toBe(204)
})

test('a key works once; it ends all sessions and other keys, and sends a mail', async () => {
  const { email, token } = await aCandidate(p, { password })
  const [older, key] = [await keyFor(email), await keyFor(email)]
  expect(older).not.toBe(key)
  expect((await call(p, contract.getUser, {}, { token })).status).toBe(200)
  expect((await change(key)).status).toBe(204)
  refused(await call(p, contract.getUser, {}, { token }), 401, 'session-ended')
  refused(await change(key, 'outra senha bem longa'), 400, 'key-invalid')
  refused(await change(older, 'outra senha bem longa'), 400, 'key-invalid')
  refused(await login(email, password), 401, 'invalid-credentials')
  expect((await login(email, better)).status).toBe(200)
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Sua senha da Trilha mudou')
})

test('when a key is used three times at once, one use succeeds', async () => {
  const { email } = await aCandidate(p)
  const key = await keyFor(email)
  const answers = await Promise.all(
    ['um', 'dois', 'tres'].map((prefix) => change(key, `${prefix} quintal com jabuticaba`)),
  )
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
})

test('a key expires after an hour', async () => {
  const { email } = await aCandidate(p)
  const key = await keyFor(email)
  p.advance(61 * minuteMs)
  refused(await change(key), 400, 'key-invalid')
})

test('only the hash of the key is stored', async () => {
  const { email, userId } = await aCandidate(p)
  const key = await keyFor(email)
  const rows = await p.platform.db
    .selectFrom('password_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key_hash.equals(Buffer.from(key, 'base64url'))).toBe(false)
  expect(rows[0]?.key_hash).toHaveLength(32)
})

test('a new password resets the rate limit, so the user can sign in at once', async () => {
  const { email } = await aCandidate(p, { password })
  for (let i = 0; i < 6; i++) await login(email, 'errada')
  refused(await login(email, password), 429, 'too-many-requests')
  expect((await change(await keyFor(email))).status).toBe(204)
  expect((await login(email, better)).status).toBe(200)
})

test.each([
  ['a confirmed address', true, 401],
  ['an address that nobody confirmed', false, 200],
] as const)('the second step of %s after a new password', async (_what, confirmed, status) => {
  const { email, token } = await aCandidate(p, { password, confirmed })
  await turnOnSecondStep(p, token, password)
  expect((await change(await keyFor(email))).status).toBe(204)
  expect((await login(email, better)).status).toBe(status)
})
