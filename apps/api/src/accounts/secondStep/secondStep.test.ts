import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts/accounts'
import { suspendUser } from '@trilha/contracts/accounts/admin'
import { listAudit } from '@trilha/contracts/audit'
import * as contract from '@trilha/contracts/accounts/secondStep'
import { endOtherSessions } from '@trilha/contracts/accounts/settings'
import { dayMs, hourMs, minuteMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { codeAt } from '../../../test/totp.ts'
import { mailsTo } from '../../../test/trails.ts'

const p = program()
const password = 'trem de minas azul'
const codeOf = (key: string) => codeAt(key, p.platform.now())

const prepare = (token: string | null, body: object = { password }) =>
  call(p, contract.prepareAuthenticator, { body: body as never }, { token })
const confirm = (token: string | null, body: object) =>
  call(p, contract.confirmAuthenticator, { body: body as never }, { token })
const turnOff = (token: string | null, body: object) =>
  call(p, contract.turnOffSecondStep, { body: body as never }, { token })
const renew = (token: string | null, body: object) =>
  call(p, contract.renewRecoveryCodes, { body: body as never }, { token })
const state = async (token: string | null) =>
  (await call(p, contract.getSecondStep, {}, { token })).body
const login = (email: string, more: { deviceToken?: string; typeUser?: 1 | 2 | 3 } = {}) => {
  const { typeUser = 1, ...device } = more
  return call(p, accounts.login, {
    query: { typeUser },
    body: { email, password, ...device } as never,
  })
}
const pass = (body: object) => call(p, contract.passSecondStep, { body: body as never })

/** Signs in with the password. @returns the ticket for the second step. */
async function ticketOf(email: string, typeUser: 1 | 2 | 3 = 1): Promise<string> {
  const body = refused(await login(email, { typeUser }), 401, 'second-step-needed')
  return contract.secondStepNeeded.parse(body).ticket
}

/** A candidate with a second step. The next code is valid: the clock moves on. */
async function aGuardedCandidate() {
  const person = await aCandidate(p, { password })
  const app = await turnOnSecondStep(p, person.token, password)
  p.advance(minuteMs)
  return { ...person, ...app }
}

test('without a sign-in nothing is shown or changed', async () => {
  refused(await call(p, contract.getSecondStep, {}), 401, 'sign-in-needed')
  refused(await prepare(null), 401, 'sign-in-needed')
  refused(await confirm(null, { ticket: 'x', code: '123456' }), 401, 'sign-in-needed')
  refused(await turnOff(null, { password }), 401, 'sign-in-needed')
  refused(await renew(null, { password }), 401, 'sign-in-needed')
})

test('missing fields, a wrong password and foreign or old keys are refused', async () => {
  const { token } = await aCandidate(p, { password })
  const empty = refused(await prepare(token, {}), 400, 'invalid-request')
  expect(empty.errors?.map(({ field, id }) => [field, id])).toEqual([
    ['password', 'password-required'],
  ])
  refused(await prepare(token, { password: 'errada' }), 400, 'password-wrong')
  refused(await renew(token, { password }), 409, 'conflict')
  refused(await turnOff(token, { password }), 409, 'conflict')
  refused(await confirm(token, { ticket: 'nonsense', code: '1' }), 400, 'authenticator-key-expired')

  const other = await aCandidate(p, { password })
  const { body: foreign } = await prepare(other.token)
  const stolen = { ticket: foreign.ticket, code: codeOf(foreign.key) }
  refused(await confirm(token, stolen), 400, 'authenticator-key-expired')
  const { body: own } = await prepare(token)
  const wrong = { ticket: own.ticket, code: wrongCode(own.key) }
  refused(await confirm(token, wrong), 400, 'second-step-wrong')
  p.advance(16 * minuteMs)
  const late = { ticket: own.ticket, code: codeOf(own.key) }
  refused(await confirm(token, late), 400, 'authenticator-key-expired')
  expect(await state(token)).toEqual({
    authenticator: null,
    recoveryCodesLeft: 0,
    requiredFrom: null,
    isRequired: false,
  })
})

test('an account without a password needs one first', async () => {
  const { token } = await aCandidate(p)
  refused(await prepare(token), 409, 'password-needed')
})

test('after it is on, the password alone signs nobody in; a code of the app does, once', async () => {
  const person = await aGuardedCandidate()
  const { authenticator, recoveryCodesLeft } = await state(person.token)
  expect(recoveryCodesLeft).toBe(10)
  expect(authenticator?.addedAt).toBe(authenticator?.usedAt)
  expect(new Set(person.recoveryCodes).size).toBe(10)
  for (const code of person.recoveryCodes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)

  const body = refused(await login(person.email), 401, 'second-step-needed')
  expect(body).toMatchObject({ name: 'Jussara Nascimento', email: person.email })
  expect(JSON.stringify(body)).not.toContain(person.userId)
  const { ticket } = contract.secondStepNeeded.parse(body)
  refused(await pass({ ticket, code: '' }), 400, 'invalid-request')
  refused(await pass({ ticket: 'nonsense', code: '123456' }), 400, 'second-step-expired')
  // The code that turned it on was used, and is too old.
  refused(await pass({ ticket, code: person.firstCode }), 400, 'second-step-wrong')
  const code = codeOf(person.key)
  const { status, body: session } = await pass({
    ticket,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(status).toBe(200)
  expect(session).toMatchObject({ user: { id: person.userId }, deviceToken: null })
  expect((await call(p, accounts.getUser, {}, { token: session.accessToken })).status).toBe(200)
  refused(await pass({ ticket, code }), 400, 'second-step-wrong')
  p.advance(minuteMs)
  expect((await pass({ ticket, code: codeOf(person.key) })).status).toBe(200)
  expect((await mailsTo(p, person.email)).map(({ subject }) => subject)).toEqual([
    'A segunda etapa da sua conta está ligada',
  ])
})

test('of two requests with one code at the same time one signs in', async () => {
  const person = await aGuardedCandidate()
  const ticket = await ticketOf(person.email)
  const body = { ticket, code: codeOf(person.key) }
  const answers = await Promise.all([pass(body), pass(body), pass(body)])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400])
})

const wrongCode = (key: string) => (codeOf(key) === '000000' ? '000001' : '000000')

test('five wrong codes stop codes of this network for 15 minutes; the owner is told by mail', async () => {
  const person = await aGuardedCandidate()
  const ticket = await ticketOf(person.email)
  const from = (ip: string, code: string) =>
    call(p, contract.passSecondStep, { body: { ticket, code } }, { ip })
  const wrong = wrongCode(person.key)
  for (let i = 0; i < 5; i++) refused(await from('10.0.1.1', wrong), 400, 'second-step-wrong')
  const mails = await mailsTo(p, person.email)
  // They are of two kinds of task, so their order is not certain.
  const [warning, ...others] = mails.toSorted((a, b) => b.subject.localeCompare(a.subject))
  expect(warning?.subject).toBe('Alguém tenta entrar na sua conta')
  expect(others.map(({ subject }) => subject)).toEqual(['A segunda etapa da sua conta está ligada'])
  expect(warning?.text).toContain('/auth/reset-password')
  const sixth = await from('10.0.1.1', codeOf(person.key))
  refused(sixth, 429, 'too-many-requests')
  expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  // The owner enters from another network, or with a recovery code.
  expect((await from('10.0.2.1', codeOf(person.key))).status).toBe(200)
  expect((await from('10.0.1.1', person.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('thirty wrong codes a day from all networks are the end, and no new password changes that', async () => {
  const person = await aGuardedCandidate()
  let ticket = await ticketOf(person.email)
  const from = (ip: string, code: string) =>
    call(p, contract.passSecondStep, { body: { ticket, code } }, { ip })
  for (let i = 0; i < 30; i++)
    refused(await from(`10.1.${i}.1`, wrongCode(person.key)), 400, 'second-step-wrong')
  refused(await from('10.2.0.1', codeOf(person.key)), 429, 'too-many-requests')
  const newPassword = 'quintal com jabuticaba'
  const params = { id: person.userId }
  const body = { currentPassword: password, newPassword }
  await call(p, accounts.updatePassword, { params, body }, { token: person.token })
  const again = await call(p, accounts.login, {
    query: {},
    body: { email: person.email, password: newPassword },
  })
  ticket = contract.secondStepNeeded.parse(refused(again, 401, 'second-step-needed')).ticket
  refused(await from('10.2.1.1', codeOf(person.key)), 429, 'too-many-requests')
  expect((await from('10.2.2.1', person.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('a key works once, and only while the account is as it was', async () => {
  const { token, email } = await aCandidate(p, { password })
  const { body: early } = await prepare(token)
  const { body: own } = await prepare(token)
  const body = { ticket: own.ticket, code: codeOf(own.key) }
  const answers = await Promise.all([confirm(token, body), confirm(token, body)])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
  const codes = answers.find(({ status }) => status === 200)?.body.recoveryCodes ?? []
  // Somebody with the session asked for this key before, without a code.
  const stolen = { ticket: early.ticket, code: codeOf(early.key) }
  refused(await confirm(token, stolen), 400, 'authenticator-key-expired')
  const ticket = await ticketOf(email)
  expect((await pass({ ticket, code: codes[0] })).status).toBe(200)
})

test('a recovery code signs in once, however it is typed, and is told by mail', async () => {
  const person = await aGuardedCandidate()
  const [first = '', second = ''] = person.recoveryCodes
  const ticket = await ticketOf(person.email)
  refused(await pass({ ticket, code: '0000-0000-0000-0000' }), 400, 'recovery-code-wrong')
  // With letters that look like the digits.
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await pass({ ticket, code: typed })).status).toBe(200)
  refused(await pass({ ticket, code: first }), 400, 'recovery-code-wrong')
  expect((await state(person.token)).recoveryCodesLeft).toBe(9)
  const stranger = await aGuardedCandidate()
  const theirs = await ticketOf(stranger.email)
  refused(await pass({ ticket: theirs, code: second }), 400, 'recovery-code-wrong')
  expect((await mailsTo(p, person.email)).map(({ subject }) => subject)).toEqual([
    'A segunda etapa da sua conta está ligada',
    'Um código de recuperação da sua conta foi usado',
  ])
})

test('the password counts for ten minutes, and not after a new password', async () => {
  const person = await aGuardedCandidate()
  const ticket = await ticketOf(person.email)
  p.advance(11 * minuteMs)
  const late = await pass({ ticket, code: codeOf(person.key) })
  refused(late, 400, 'second-step-expired')
  const fresh = await ticketOf(person.email)
  const changed = await call(
    p,
    accounts.updatePassword,
    {
      params: { id: person.userId },
      body: { currentPassword: password, newPassword: 'quintal com jabuticaba' },
    },
    { token: person.token },
  )
  expect(changed.status).toBe(204)
  refused(await pass({ ticket: fresh, code: codeOf(person.key) }), 400, 'second-step-expired')
})

test('a trusted device is not asked for 30 days, until the password or the app changes', async () => {
  const person = await aGuardedCandidate()
  const trust = async () => {
    const ticket = await ticketOf(person.email)
    p.advance(minuteMs)
    const { body } = await pass({ ticket, code: codeOf(person.key), trustDevice: true })
    return body.deviceToken ?? ''
  }
  const deviceToken = await trust()
  expect((await login(person.email, { deviceToken })).status).toBe(200)
  refused(await login(person.email, { deviceToken: 'other' }), 401, 'second-step-needed')
  const stranger = await aGuardedCandidate()
  refused(await login(stranger.email, { deviceToken }), 401, 'second-step-needed')
  p.advance(31 * dayMs)
  refused(await login(person.email, { deviceToken }), 401, 'second-step-needed')

  // Ending sessions ends the trust too: a stolen laptop has both.
  const ended = await trust()
  await call(
    p,
    endOtherSessions,
    {},
    { token: (await login(person.email, { deviceToken: ended })).body.accessToken },
  )
  refused(await login(person.email, { deviceToken: ended }), 401, 'second-step-needed')

  const second = await trust()
  const { accessToken } = (await login(person.email, { deviceToken: second })).body
  const changed = await call(
    p,
    accounts.updatePassword,
    {
      params: { id: person.userId },
      body: { currentPassword: password, newPassword: 'quintal com jabuticaba' },
    },
    { token: accessToken },
  )
  expect(changed.status).toBe(204)
  const answer = await call(p, accounts.login, {
    query: {},
    body: { email: person.email, password: 'quintal com jabuticaba', deviceToken: second },
  })
  refused(answer, 401, 'second-step-needed')
})

test('a change needs the password and a code; new codes replace the old, off means off', async () => {
  const person = await aGuardedCandidate()
  const { token, key } = person
  const without = refused(await turnOff(token, { password }), 400, 'invalid-request')
  expect(without.errors).toMatchObject([{ field: 'code', id: 'required' }])
  refused(await prepare(token), 400, 'invalid-request')
  refused(await renew(token, { password: 'errada', code: codeOf(key) }), 400, 'password-wrong')

  const renewed = await renew(token, { password, code: codeOf(key) })
  expect(renewed.status).toBe(200)
  expect(renewed.body.recoveryCodes).not.toContain(person.recoveryCodes[0])
  const ticket = await ticketOf(person.email)
  refused(await pass({ ticket, code: person.recoveryCodes[0] }), 400, 'recovery-code-wrong')

  // Another phone, with a recovery code in place of the lost app.
  const { body: next } = await prepare(token, { password, code: renewed.body.recoveryCodes[0] })
  const moved = await confirm(token, { ticket: next.ticket, code: codeOf(next.key) })
  expect(moved.status).toBe(200)
  p.advance(minuteMs)
  refused(await pass({ ticket, code: codeOf(key) }), 400, 'second-step-wrong')
  expect((await pass({ ticket, code: codeOf(next.key) })).status).toBe(200)

  p.advance(minuteMs)
  expect((await turnOff(token, { password, code: codeOf(next.key) })).status).toBe(204)
  expect(await state(token)).toEqual({
    authenticator: null,
    recoveryCodesLeft: 0,
    requiredFrom: null,
    isRequired: false,
  })
  expect((await login(person.email)).status).toBe(200)
  refused(await pass({ ticket, code: moved.body.recoveryCodes[0] }), 400, 'recovery-code-wrong')
  expect((await mailsTo(p, person.email)).map(({ subject }) => subject)).toEqual([
    'A segunda etapa da sua conta está ligada',
    'Sua conta tem novos códigos de recuperação',
    'Um código de recuperação da sua conta foi usado',
    'O aplicativo autenticador da sua conta mudou',
    'A segunda etapa da sua conta foi desligada',
  ])
})

test('recruiters and admins have it too; the database stores no key and no code', async () => {
  const { db } = p.platform
  for (const person of [
    { ...(await aRecruiter(p, { password })), typeUser: 2 as const },
    { ...(await anAdmin(p, { password })), typeUser: 3 as const },
  ]) {
    const { key, recoveryCodes } = await turnOnSecondStep(p, person.token, password)
    p.advance(minuteMs)
    const ticket = await ticketOf(person.email, person.typeUser)
    const passed = await pass({ ticket, code: codeOf(key) })
    expect(passed.body.user.typeUser).toBe(person.typeUser)
    const { ends_at, created_at } = await db
      .selectFrom('sessions')
      .select(['ends_at', 'created_at'])
      .where('user_id', '=', person.userId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    // A company's session may last a day with a second step; one of Trilha's team never.
    const hours = person.typeUser === 2 ? 24 : 12
    expect(ends_at.getTime() - created_at.getTime()).toBe(hours * hourMs)
    const apps = await db.selectFrom('authenticators').selectAll().execute()
    const codes = await db.selectFrom('recovery_codes').selectAll().execute()
    const stored = [...apps.map((one) => one.sealed_key), ...codes.map((one) => one.code_hash)]
    for (const secret of [key, ...recoveryCodes])
      for (const bytes of stored)
        expect(bytes.toString('latin1')).not.toContain(secret.replaceAll('-', ''))
  }
})

test('a suspended person does not pass the second step', async () => {
  const person = await aGuardedCandidate()
  const ticket = await ticketOf(person.email)
  const admin = await anAdmin(p)
  const body = { reason: 'Pedido da própria pessoa, protocolo 77.' }
  await call(p, suspendUser, { params: { id: person.userId }, body }, { token: admin.token })
  refused(await pass({ ticket, code: codeOf(person.key) }), 403, 'forbidden')
})

test("only Trilha's team turns it off for somebody, with a reason, audited and told by mail", async () => {
  const person = await aGuardedCandidate()
  const reason = 'Perdeu o celular e os códigos, conferido por telefone.'
  const off = (id: string, token: string | null, body: object = { reason }) =>
    call(p, contract.turnOffSecondStepAsAdmin, { params: { id }, body: body as never }, { token })
  refused(await off(person.userId, null), 401, 'sign-in-needed')
  for (const { token } of [person, await aRecruiter(p)])
    refused(await off(person.userId, token), 403, 'forbidden')
  const admin = await anAdmin(p)
  refused(await off(person.userId, admin.token, { reason: 'ok' }), 400, 'invalid-request')
  refused(await off(randomUUID(), admin.token), 404, 'not-found')
  // Not for colleagues: a stolen session of the team must not open their accounts.
  const colleague = await anAdmin(p, { password })
  await turnOnSecondStep(p, colleague.token, password)
  for (const { userId } of [admin, colleague])
    refused(await off(userId, admin.token), 409, 'conflict')
  expect((await off(person.userId, admin.token)).status).toBe(204)
  refused(await off(person.userId, admin.token), 409, 'conflict')
  expect((await login(person.email)).status).toBe(200)
  const { body } = await call(p, listAudit, { query: { limit: 1 } }, { token: admin.token })
  expect(body.rows[0]).toMatchObject({
    action: 'user.secondStepOff',
    subjectUserId: person.userId,
    reason,
  })
  const mails = await mailsTo(p, person.email)
  expect(mails.at(-1)?.subject).toBe('Desligamos a segunda etapa da sua conta')
})
