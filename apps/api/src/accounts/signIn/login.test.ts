import * as contract from '@trilha/contracts/accounts/accounts'
import { getProfile } from '@trilha/contracts/candidates/candidates'
import { getCompany } from '@trilha/contracts/companies/own'
import { dayMs, minuteMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { mailsTo } from '../../../test/trails.ts'
import { guardLogin } from './guards.ts'

const p = program()
const password = 'trem de minas azul'
const query = (typeUser?: 1 | 2 | 3) => ({ query: typeUser ? { typeUser } : {} })
const login = (email: string, given: string, options: { ip?: string; typeUser?: 1 | 2 | 3 } = {}) =>
  call(p, contract.login, { ...query(options.typeUser), body: { email, password: given } }, options)
const whoIs = (token: string) => call(p, contract.getUser, {}, { token })

/** Calls with the numbers from 0 on, fifty at a time: more password checks at once are refused. */
async function inTurns<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < count) {
    const next = Array.from(
      { length: Math.min(50, count - done.length) },
      (_, i) => done.length + i,
    )
    done.push(...(await Promise.all(next.map(work))))
  }
  return done
}

test('login without a valid e-mail is refused with the specified texts', async () => {
  const empty = refused(await login('', ''), 400, 'invalid-request')
  expect(empty.errors?.map(({ field, message }) => ({ field, message }))).toEqual([
    { field: 'email', message: 'O email é obrigatório' },
    { field: 'password', message: 'A senha é obrigatória' },
  ])
  const broken = refused(await login('jussara@', 'x'), 400, 'invalid-request')
  expect(broken.errors?.[0]?.message).toBe('O email deve ser um endereço de email válido')
})

test('a wrong password and an unknown e-mail get the same reply', async () => {
  const { email } = await aCandidate(p, { password })
  const wrong = refused(await login(email, 'outra senha'), 401, 'invalid-credentials')
  const unknown = refused(
    await login('ninguem@exemplo.com.br', password),
    401,
    'invalid-credentials',
  )
  expect(wrong).toEqual(unknown)
  expect(wrong.message).toBe('Email e/ou senha estão erradas')
})

test('credentials are valid for one kind of account; an unknown kind is refused', async () => {
  const { email } = await aCandidate(p, { password })
  refused(await login(email, password, { typeUser: 2 }), 401, 'invalid-credentials')
  const body = refused(await login(email, password, { typeUser: 9 as 1 }), 400, 'invalid-request')
  expect(body.errors?.[0]).toMatchObject({ field: 'typeUser', known: ['1', '2', '3'] })
})

test('an account without a password accepts no password', async () => {
  const { email } = await aCandidate(p)
  refused(await login(email, 'nobody has this password'), 401, 'invalid-credentials')
})

test('a suspended person is refused, by password and by token', async () => {
  const { email, userId, token } = await aCandidate(p, { password })
  await p.platform.db
    .updateTable('users')
    .set({ suspended_at: p.platform.now() })
    .where('id', '=', userId)
    .execute()
  refused(await login(email, password), 403, 'forbidden')
  refused(await whoIs(token), 401, 'session-ended')
  refused(await call(p, contract.getUser, { query: { accessToken: token } }), 401, 'session-ended')
})

test('after five wrong attempts from one address, only this address is rate limited', async () => {
  const { email } = await aCandidate(p, { password })
  for (let i = 0; i < 5; i++)
    refused(await login(email, 'errada', { ip: '10.0.0.1' }), 401, 'invalid-credentials')
  const sixth = await login(email, password, { ip: '10.0.0.1' })
  refused(sixth, 429, 'too-many-requests')
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect((await login(email.toUpperCase(), password, { ip: '10.0.0.2' })).status).toBe(200)
})

test('1,000 addresses get at most 100 answers to a password; the owner enters by the mail', async () => {
  const { email } = await aCandidate(p, { password: 'a' })
  const answers = await inTurns(1000, (i) =>
    login(email, 'errada', { ip: `10.1.${Math.floor(i / 250)}.${(i % 250) + 1}` }),
  )
  const answered = answers.filter(({ status }) => status === 401)
  expect(answered.length).toBeLessThanOrEqual(100)
  for (const answer of answers) if (answer.status !== 401) refused(answer, 429, 'sign-in-by-mail')
  refused(await login(email, 'a', { ip: '10.2.0.1' }), 429, 'sign-in-by-mail')

  await p.platform.tasks.settled()
  const mails = await mailsTo(p, email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Muitas tentativas de entrar na sua conta'])
  const key = /change-password\?key=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const newPassword = 'capivara azul 17 telhado'
  const changed = await call(p, contract.changePasswordByKey, {
    body: { key, newPassword } as never,
  })
  expect(changed.status).toBeLessThan(300)
  expect((await login(email, newPassword, { ip: '10.2.0.1' })).status).toBe(200)
})

test('an unknown e-mail under attack gets the same answers', async () => {
  const email = 'desconhecida@exemplo.com.br'
  const answers = await inTurns(110, (i) => login(email, 'errada', { ip: `10.6.${i}.1` }))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
  refused(await login(email, 'errada', { ip: '10.7.0.1' }), 429, 'sign-in-by-mail')
  await p.platform.tasks.settled()
  expect(await mailsTo(p, email)).toEqual([])
})

test('one customer of a provider, with 65,536 IPv6 networks, is limited over all accounts', async () => {
  const from = (i: number) => `2804:99:7:${i.toString(16)}::1`
  const nameless = (i: number) => `pessoa${i}@exemplo.com.br`
  // Counted without their passwords, because a thousand hashes take half a minute.
  await inTurns(998, (i) =>
    guardLogin({ limits: p.platform.limits, ip: from(i) }, { email: nameless(i), typeUser: 1 }),
  )
  for (const i of [998, 999])
    refused(await login(nameless(i), 'errada', { ip: from(i) }), 401, 'invalid-credentials')
  refused(await login(nameless(1000), 'errada', { ip: from(1000) }), 429, 'too-many-requests')
  expect((await login('a@exemplo.com.br', 'errada', { ip: '2804:99:8::1' })).status).toBe(401)
})

test('300 people sign in from one address, as in a mobile network', async () => {
  const people = await inTurns(300, (i) => aCandidate(p, i === 0 ? { password } : {}))
  await sql`update users set password_hash = (select password_hash from users
    where id = ${people[0]?.userId ?? ''})`.execute(p.platform.db)
  const answers = await inTurns(300, (i) =>
    login(people[i]?.email ?? '', password, { ip: '10.8.0.1' }),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test('addresses of one IPv6 network count as one', async () => {
  const { email } = await aCandidate(p, { password })
  for (let i = 1; i <= 5; i++) await login(email, 'errada', { ip: `2804:14d:1::${i}` })
  refused(await login(email, password, { ip: '2804:14d:1::ffff' }), 429, 'too-many-requests')
  expect((await login(email, password, { ip: '2804:14d:1:1::1' })).status).toBe(200)
})

test('the right password resets the wrong attempts', async () => {
  const { email } = await aCandidate(p, { password })
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await login(email, 'errada', { ip: '10.3.0.1' })
    expect((await login(email, password, { ip: '10.3.0.1' })).status).toBe(200)
  }
})

test('a candidate signs in; the token works in the header and in the query', async () => {
  const { email, candidateId, userId } = await aCandidate(p, { password, socialName: 'Ju' })
  const { status, body } = await login(` ${email.toUpperCase()} `, password)
  const user = {
    id: userId,
    typeUser: 1,
    email,
    isEmailConfirmed: true,
    photoUrl: null,
    language: 'pt-BR',
    deletionAt: null,
    candidate: { id: candidateId, name: 'Ju', videoUrl: null },
    recruiter: null,
  }
  expect(status).toBe(200)
  expect(body.user).toEqual(user)
  expect((await whoIs(body.accessToken)).body).toMatchObject(user)
  // With a slash before the question mark, as in the specification.
  const url = `/api/user/getUserByAcessToken/?accessToken=${body.accessToken}`
  const answer = await p.app.inject({ url })
  expect(answer.json()).toMatchObject(user)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a recruiter signs in with their company', async () => {
  const { email, companyId, recruiterId } = await aRecruiter(p, { password, role: 'owner' })
  const { body } = await login(email, password, { typeUser: 2 })
  expect(body.user.recruiter).toMatchObject({
    id: recruiterId,
    role: 'owner',
    company: { id: companyId },
  })
  expect(body.user.candidate).toBeNull()
})

test('missing, malformed and unknown tokens are refused; the header has priority', async () => {
  const { token } = await aCandidate(p)
  refused(await call(p, contract.getUser, {}), 401, 'sign-in-needed')
  refused(await call(p, contract.getUser, { query: { accessToken: 'x' } }), 401, 'session-ended')
  refused(await whoIs('nonsense-nonsense-nonsense'), 401, 'session-ended')
  const both = { query: { accessToken: token } }
  const invalid = { token: 'nonsense-nonsense-nonsense' }
  refused(await call(p, contract.getUser, both, invalid), 401, 'session-ended')
})

test('logout requires a session and ends only this session, at once', async () => {
  refused(await call(p, contract.logout, {}), 401, 'sign-in-needed')
  const { email, token } = await aCandidate(p, { password })
  const other = (await login(email, password)).body.accessToken
  expect((await whoIs(token)).status).toBe(200)
  expect((await call(p, contract.logout, {}, { token })).status).toBe(204)
  refused(await whoIs(token), 401, 'session-ended')
  refused(await call(p, contract.logout, {}, { token }), 401, 'session-ended')
  expect((await whoIs(other)).status).toBe(200)
})

test('a session ends an hour after its last use', async () => {
  const { token } = await aCandidate(p)
  for (let i = 0; i < 3; i++) {
    p.advance(59 * minuteMs)
    const { status, body } = await whoIs(token)
    expect(status).toBe(200)
    expect(new Date(body.expiresAt).getTime() - p.platform.now().getTime()).toBeGreaterThan(
      59.9 * minuteMs,
    )
  }
  p.advance(61 * minuteMs)
  refused(await whoIs(token), 401, 'session-ended')
})

test('a page that nobody touches does not keep a session open', async () => {
  const { token } = await aCandidate(p)
  const poll = () => call(p, contract.getUser, {}, { token, headers: { 'x-unattended': '1' } })
  p.advance(50 * minuteMs)
  const { status, headers } = await poll()
  expect(status).toBe(200)
  // The device is told the end that is left, not a new one.
  const left = Date.parse(String(headers['session-expires-at'])) - p.platform.now().getTime()
  expect(left).toBeLessThan(11 * minuteMs)
  p.advance(11 * minuteMs)
  refused(await poll(), 401, 'session-ended')
})

test('a use extends a session even if its cached copy could not be replaced', async () => {
  const { token } = await aCandidate(p)
  expect((await whoIs(token)).status).toBe(200)
  const { sessions } = p.platform
  const { set } = sessions
  // This happens when another user's session ends at the same time.
  sessions.set = () => undefined
  p.advance(59 * minuteMs)
  expect((await whoIs(token)).status).toBe(200)
  sessions.set = set
  p.advance(59 * minuteMs)
  expect((await whoIs(token)).status).toBe(200)
})

test.each([
  ['a candidate', 'candidate', 59, 61, 30 * 24],
  ['a recruiter', 'recruiter', 59, 61, 12],
  ['an admin', 'admin', 14, 16, 12],
] as const)(
  'the session of %s ends without use, and at last',
  async (_, kind, minutesUsed, minutesIdle, hours) => {
    const { token, userId } = await {
      candidate: aCandidate,
      recruiter: aRecruiter,
      admin: anAdmin,
    }[kind](p)
    const { ends_at, created_at } = await p.platform.db
      .selectFrom('sessions')
      .select(['ends_at', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(ends_at.getTime() - created_at.getTime()).toBe(hours * 60 * minuteMs)
    p.advance(minutesUsed * minuteMs)
    expect((await whoIs(token)).status).toBe(200)
    p.advance(minutesIdle * minuteMs)
    refused(await whoIs(token), 401, 'session-ended')
  },
)

test('a session ends 30 days after its start, even when it is used', async () => {
  const month = 30 * dayMs
  const before = p.platform.now().getTime()
  const { token, userId } = await aCandidate(p)
  const after = p.platform.now().getTime()
  const sessions = p.platform.db.selectFrom('sessions').where('user_id', '=', userId)
  const { ends_at } = await sessions.select('ends_at').executeTakeFirstOrThrow()
  expect(ends_at.getTime()).toBeGreaterThanOrEqual(before + month)
  expect(ends_at.getTime()).toBeLessThanOrEqual(after + month)

  // 90 minutes before its absolute end.
  const end = new Date(after + 90 * minuteMs)
  await p.platform.db
    .updateTable('sessions')
    .set({ ends_at: end })
    .where('user_id', '=', userId)
    .execute()
  p.advance(50 * minuteMs)
  const { status, body } = await whoIs(token)
  expect([status, new Date(body.expiresAt)]).toEqual([200, end])
  p.advance(41 * minuteMs)
  refused(await whoIs(token), 401, 'session-ended')
})

test('a session of an account without candidate or recruiter is refused', async () => {
  const candidate = await aCandidate(p)
  const recruiter = await aRecruiter(p)
  const { db } = p.platform
  await db.deleteFrom('candidates').where('user_id', '=', candidate.userId).execute()
  await db.deleteFrom('recruiters').where('user_id', '=', recruiter.userId).execute()
  refused(await call(p, getProfile, {}, { token: candidate.token }), 403, 'forbidden')
  refused(await call(p, getCompany, {}, { token: recruiter.token }), 403, 'forbidden')
})
