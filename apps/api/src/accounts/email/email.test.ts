import { login, updatePassword, type TypeUser } from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/accounts/settings'
import { getCompany } from '@trilha/contracts/companies/own'
import { removeMember } from '@trilha/contracts/companies/team'
import { hourMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { mailsTo } from '../../../test/trails.ts'

const p = program()
const password = 'trem de minas azul'
let addresses = 0
const newAddress = () => `novo-${++addresses}@exemplo.com.br`

const ask = (token: string | null, body: Partial<{ newEmail: string; password: string }>) =>
  call(p, contract.changeEmail, { body: body as never }, { token })
const confirm = (key: string, token: string | null = null) =>
  call(p, contract.confirmEmail, { body: { key } }, { token })
const signIn = (email: string, typeUser: TypeUser = 1) =>
  call(p, login, { query: { typeUser }, body: { email, password } })

async function keyFor(email: string): Promise<string> {
  const mail = (await mailsTo(p, email)).findLast(({ subject }) => subject.startsWith('Confirme'))
  return /confirm-email\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a change needs a sign-in, the right password and a valid, free address', async () => {
  refused(await ask(null, { newEmail: newAddress(), password }), 401, 'sign-in-needed')
  const { token, email } = await aCandidate(p, { password })
  const { errors } = refused(await ask(token, { newEmail: 'nada' }), 400, 'invalid-request')
  expect(errors?.map(({ field }) => field)).toEqual(['newEmail', 'password'])
  refused(await ask(token, { newEmail: newAddress(), password: 'errada' }), 400, 'password-wrong')
  for (const same of [email, email.toUpperCase()])
    refused(await ask(token, { newEmail: same, password }), 400, 'invalid-request')
  const taken = await aCandidate(p)
  refused(await ask(token, { newEmail: taken.email.toUpperCase(), password }), 409, 'email-taken')
  const { token: tokenWithoutPassword } = await aCandidate(p)
  const change = { newEmail: newAddress(), password }
  refused(await ask(tokenWithoutPassword, change), 409, 'password-needed')
  refused(await confirm('x'.repeat(43)), 400, 'key-invalid')
})

test('after five wrong passwords, further attempts are rate limited', async () => {
  const { token } = await aCandidate(p, { password })
  for (let i = 0; i < 5; i++)
    refused(await ask(token, { newEmail: newAddress(), password: 'x' }), 400, 'password-wrong')
  refused(await ask(token, { newEmail: newAddress(), password }), 429, 'too-many-requests')
})

test('the mailed link sets the new address once; a notice is sent to the current one', async () => {
  const { token, email } = await aCandidate(p, { password })
  const newEmail = newAddress()
  const answer = await ask(token, { newEmail, password })
  expect(answer).toMatchObject({ status: 202, body: { email: newEmail } })
  const key = await keyFor(newEmail)
  const [notice] = await mailsTo(p, email)
  expect(notice?.subject).toBe('Pediram para trocar o e-mail da sua conta')
  expect(notice?.text).not.toContain(newEmail)
  const settings = async () => (await call(p, contract.getSettings, {}, { token })).body
  expect(await settings()).toMatchObject({ email, pendingEmail: { email: newEmail } })
  refused(await signIn(newEmail), 401, 'invalid-credentials')

  // The mailbox alone is not enough.
  refused(await confirm(key), 403, 'forbidden')
  refused(await confirm(key, (await aCandidate(p)).token), 403, 'forbidden')
  expect(await confirm(key, token)).toMatchObject({ status: 200, body: { email: newEmail } })
  refused(await confirm(key, token), 400, 'key-invalid')
  expect(await settings()).toMatchObject({ email: newEmail, pendingEmail: null })
  refused(await signIn(email), 401, 'invalid-credentials')
  expect((await signIn(newEmail)).status).toBe(200)
  const { email_verified_at } = await p.platform.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('email', '=', newEmail)
    .executeTakeFirstOrThrow()
  expect(email_verified_at).not.toBeNull()
})

test('a later request, a cancellation, a day or a new password invalidates the link', async () => {
  const person = await aCandidate(p, { password })
  const requestChange = async () => {
    const newEmail = newAddress()
    expect((await ask(person.token, { newEmail, password })).status).toBe(202)
    return { newEmail, key: await keyFor(newEmail) }
  }
  const first = await requestChange()
  const second = await requestChange()
  refused(await confirm(first.key), 400, 'key-invalid')
  const { token } = person
  expect((await call(p, contract.cancelEmailChange, {}, { token })).status).toBe(204)
  refused(await confirm(second.key), 400, 'key-invalid')

  const third = await requestChange()
  const change = { currentPassword: password, newPassword: 'quintal com jabuticaba' }
  await call(p, updatePassword, { params: { id: person.userId }, body: change }, { token })
  refused(await confirm(third.key), 400, 'key-invalid')

  const other = await aCandidate(p, { password })
  const late = newAddress()
  await ask(other.token, { newEmail: late, password })
  const key = await keyFor(late)
  p.advance(25 * hourMs)
  refused(await confirm(key), 400, 'key-invalid')
})

test('an address is refused when another candidate, not a recruiter, has taken it', async () => {
  const { token } = await aCandidate(p, { password })
  const newEmail = newAddress()
  await ask(token, { newEmail, password })
  const key = await keyFor(newEmail)
  await aRecruiter(p, { email: newEmail })
  const other = await aCandidate(p, { email: newEmail })
  refused(await confirm(key, token), 409, 'email-taken')
  await p.platform.db.deleteFrom('candidates').where('user_id', '=', other.userId).execute()
  await p.platform.db.deleteFrom('users').where('id', '=', other.userId).execute()
  expect((await confirm(key, token)).status).toBe(200)
})

test.each([
  ['a recruiter', 2, '/empresas', aRecruiter],
  ['an admin', 3, '/admin', anAdmin],
] as const)(
  'the link of %s leads to their own site and changes only that account',
  async (_who, typeUser, site, make) => {
    const { token, email } = await make(p, { password })
    refused(await ask(token, { newEmail: newAddress(), password: 'errada' }), 400, 'password-wrong')
    const taken = await make(p)
    refused(await ask(token, { newEmail: taken.email, password }), 409, 'email-taken')

    // A candidate's account with the address is another account.
    const newEmail = newAddress()
    const candidate = await aCandidate(p, { email: newEmail, password })
    expect((await ask(token, { newEmail, password })).status).toBe(202)
    const key = await keyFor(newEmail)
    const mail = (await mailsTo(p, newEmail)).findLast(({ subject }) =>
      subject.startsWith('Confirme'),
    )
    const origin = p.platform.config.siteOrigin
    expect(mail?.text).toContain(`${origin}${site}/auth/confirm-email?key=${key}`)
    const [notice] = await mailsTo(p, email)
    expect(notice?.text).toContain(`${origin}${site}/auth/reset-password`)

    expect((await confirm(key, token)).status).toBe(200)
    refused(await signIn(email, typeUser), 401, 'invalid-credentials')
    expect((await signIn(newEmail, typeUser)).status).toBe(200)
    expect((await signIn(newEmail)).body.user.id).toBe(candidate.userId)
  },
)

test("an owner's new address does not change the company's proof of domain", async () => {
  const owner = await aRecruiter(p, { role: 'owner', password })
  const own = async () => (await call(p, getCompany, {}, { token: owner.token })).body
  const proof = { domain: 'padaria-sol.com.br', domain_token: 'abc123' }
  const set = (values: object) =>
    p.platform.db.updateTable('companies').set(values).where('id', '=', owner.companyId).execute()
  const move = async (newEmail: string) => {
    await ask(owner.token, { newEmail, password })
    expect((await confirm(await keyFor(newEmail), owner.token)).status).toBe(200)
  }
  await set({ ...proof, verified_at: null })
  await move('ivone@padaria-sol.com.br')
  expect((await own()).domain).toMatchObject({ name: proof.domain, proof: null, provedAt: null })
  await set({ domain_proof: 'mail', domain_proved_at: p.platform.now() })
  const before = await own()
  await move('ivone@outra-casa.com.br')
  expect(await own()).toEqual(before)
  expect(before.domain).toMatchObject({ name: proof.domain, proof: 'mail' })
})

test('the link of a removed team member is invalid', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const formerMember = await aRecruiter(p, { companyId: owner.companyId, password })
  const newEmail = newAddress()
  await ask(formerMember.token, { newEmail, password })
  const key = await keyFor(newEmail)
  const params = { id: formerMember.recruiterId }
  expect((await call(p, removeMember, { params }, { token: owner.token })).status).toBe(204)
  refused(await confirm(key), 403, 'forbidden')
  refused(await confirm(key, formerMember.token), 401, 'session-ended')
  refused(await signIn(newEmail, 2), 401, 'invalid-credentials')
})
