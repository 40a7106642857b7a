import { login, updatePassword } from '@trilha/contracts/accounts'
import * as contract from '@trilha/contracts/accounts.settings'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { mailsTo } from '../../test/trails.ts'

const p = program()
const password = 'trem de minas azul'
let addresses = 0
const fresh = () => `novo-${++addresses}@exemplo.com.br`

const ask = (token: string | null, body: Partial<{ newEmail: string; password: string }>) =>
  call(p, contract.changeEmail, { body: body as never }, { token })
const confirm = (key: string) => call(p, contract.confirmEmail, { body: { key } })
const enter = (email: string) => call(p, login, { query: {}, body: { email, password } })

async function keyFor(email: string): Promise<string> {
  const mail = (await mailsTo(p, email)).findLast(({ subject }) => subject.startsWith('Confirme'))
  return /confirm-email\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('refused: nobody, what is no address, a wrong password, none, an address that has an account', async () => {
  refused(await ask(null, { newEmail: fresh(), password }), 401, 'sign-in-needed')
  const { token, email } = await aCandidate(p, { password })
  const { errors } = refused(await ask(token, { newEmail: 'nada' }), 400, 'invalid-request')
  expect(errors?.map(({ field }) => field)).toEqual(['newEmail', 'password'])
  refused(await ask(token, { newEmail: fresh(), password: 'errada' }), 400, 'password-wrong')
  refused(await ask(token, { newEmail: email, password }), 400, 'invalid-request')
  const taken = await aCandidate(p)
  refused(await ask(token, { newEmail: taken.email.toUpperCase(), password }), 409, 'email-taken')
  const without = await aCandidate(p)
  refused(await ask(without.token, { newEmail: fresh(), password }), 409, 'password-needed')
  refused(await confirm('x'.repeat(43)), 400, 'key-invalid')
})

test('after five wrong guesses of the password the sixth waits', async () => {
  const { token } = await aCandidate(p, { password })
  for (let i = 0; i < 5; i++)
    refused(await ask(token, { newEmail: fresh(), password: 'x' }), 400, 'password-wrong')
  refused(await ask(token, { newEmail: fresh(), password }), 429, 'too-many-requests')
})

test('the new address counts once its link was used, once; the present one is told', async () => {
  const { token, email } = await aCandidate(p, { password })
  const newEmail = fresh()
  const answer = await ask(token, { newEmail, password })
  expect(answer).toMatchObject({ status: 202, body: { email: newEmail } })
  const key = await keyFor(newEmail)
  const [notice] = await mailsTo(p, email)
  expect(notice?.subject).toBe('Pediram para trocar o e-mail da sua conta')
  expect(notice?.text).not.toContain(newEmail)
  const settings = async () => (await call(p, contract.getSettings, {}, { token })).body
  expect(await settings()).toMatchObject({ email, pendingEmail: { email: newEmail } })
  refused(await enter(newEmail), 401, 'invalid-credentials')

  expect(await confirm(key)).toMatchObject({ status: 200, body: { email: newEmail } })
  refused(await confirm(key), 400, 'key-invalid')
  expect(await settings()).toMatchObject({ email: newEmail, pendingEmail: null })
  refused(await enter(email), 401, 'invalid-credentials')
  expect((await enter(newEmail)).status).toBe(200)
  const { email_verified_at } = await p.platform.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('email', '=', newEmail)
    .executeTakeFirstOrThrow()
  expect(email_verified_at).not.toBeNull()
})

test('a later wish, a cancelled one, a day, and a new password make the link useless', async () => {
  const person = await aCandidate(p, { password })
  const wish = async () => {
    const newEmail = fresh()
    expect((await ask(person.token, { newEmail, password })).status).toBe(202)
    return { newEmail, key: await keyFor(newEmail) }
  }
  const first = await wish()
  const second = await wish()
  refused(await confirm(first.key), 400, 'key-invalid')
  const { token } = person
  expect((await call(p, contract.cancelEmailChange, {}, { token })).status).toBe(204)
  refused(await confirm(second.key), 400, 'key-invalid')

  const third = await wish()
  const change = { currentPassword: password, newPassword: 'quintal com jabuticaba' }
  await call(p, updatePassword, { params: { id: person.userId }, body: change }, { token })
  refused(await confirm(third.key), 400, 'key-invalid')

  const other = await aCandidate(p, { password })
  const late = fresh()
  await ask(other.token, { newEmail: late, password })
  const key = await keyFor(late)
  p.advance(25 * 60 * 60_000)
  refused(await confirm(key), 400, 'key-invalid')
})

test('an address that somebody else took meanwhile stays theirs; another kind of account may have it', async () => {
  const { token } = await aCandidate(p, { password })
  const newEmail = fresh()
  await ask(token, { newEmail, password })
  const key = await keyFor(newEmail)
  await aRecruiter(p, { email: newEmail })
  const other = await aCandidate(p, { email: newEmail })
  refused(await confirm(key), 409, 'email-taken')
  await p.platform.db.deleteFrom('candidates').where('user_id', '=', other.userId).execute()
  await p.platform.db.deleteFrom('users').where('id', '=', other.userId).execute()
  expect((await confirm(key)).status).toBe(200)
})
