import { login, register, updatePassword } from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/accounts/settings'
import * as applications from '@trilha/contracts/applications/applications'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, mailsTo, seenByCompany } from '../../../test/trails.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordBounce } from '../../platform/mail/bounces.ts'
import { sweepAccounts } from '../accounts.sweep.store.ts'
import { startSession } from '../signIn/sessions.ts'

const p = program()
const password = 'trem de minas azul'

const ask = (token: string | null) => call(p, contract.requestConfirmation, {}, { token })
const settingsOf = async (token: string) =>
  (await call(p, contract.getSettings, {}, { token })).body
const confirm = (key: string, token: string | null) =>
  call(p, contract.confirmEmail, { body: { key } }, { token })
const subjectsTo = async (email: string) => (await mailsTo(p, email)).map(({ subject }) => subject)

/** The key in the newest mail to an address. */
async function newestKey(email: string): Promise<string> {
  const newest = (await mailsTo(p, email)).at(-1)
  return /\/auth\/confirm-email\?key=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

let people = 0
async function registered() {
  const email = `novata-${++people}@exemplo.com.br`
  const name = 'Zulmira Quaresma'
  const body = { name, email, password, birthDate: '1994-03-12', acceptedTerms: true as const }
  const answer = await call(p, register, { body })
  expect(answer.status).toBe(201)
  const { accessToken: token, user } = answer.body
  return { email, name, token, user }
}

/** A token of a new session, because older ones have expired. */
const newSession = async (userId: string) =>
  (await startSession(p.platform.db, userId, p.platform.now())).accessToken

/** Applies to a vacancy, which causes one mail. */
async function applyOnce(token: string) {
  const { id } = await aVacancy(p)
  const answer = await call(p, applications.apply, { body: { vacancyId: id } }, { token })
  expect(answer.status).toBe(201)
}

test('a new link is refused without a need for it', async () => {
  refused(await ask(null), 401, 'sign-in-needed')
  refused(await ask((await aRecruiter(p)).token), 403, 'forbidden')
  refused(await ask((await aCandidate(p)).token), 409, 'conflict')
  const changing = await aCandidate(p, { password, confirmed: false })
  const body = { newEmail: 'outra-caixa@exemplo.com.br', password }
  await call(p, contract.changeEmail, { body }, { token: changing.token })
  refused(await ask(changing.token), 409, 'conflict')
  const eager = await aCandidate(p, { confirmed: false })
  for (let i = 0; i < 5; i++) expect((await ask(eager.token)).status).toBe(202)
  refused(await ask(eager.token), 429, 'too-many-requests')
})

test('no link is sent to an address that bounces', async () => {
  const { email, token } = await aCandidate(p, { confirmed: false })
  await inTransaction(p.platform.db, (tx) => recordBounce(tx, email, 'complaint', p.platform.now()))
  expect(await ask(token)).toMatchObject({ status: 202, body: { email, isBouncing: true } })
  expect(await subjectsTo(email)).toEqual([])
})

test('the first mail has a link and no word of the person; the link works once', async () => {
  const { email, name, token, user } = await registered()
  expect(user.isEmailConfirmed).toBe(false)
  expect(await settingsOf(token)).toMatchObject({ isEmailConfirmed: false, pendingEmail: null })
  const [mail] = await mailsTo(p, email)
  expect(mail?.subject).toBe('Confirme seu e-mail na Trilha')
  for (const word of name.split(' ')) expect(`${mail?.text} ${mail?.html}`).not.toContain(word)
  const key = await newestKey(email)
  // The owner of the mailbox can't confirm an account that somebody else created with it.
  refused(await confirm(key, null), 403, 'forbidden')
  refused(await confirm(key, (await aCandidate(p)).token), 403, 'forbidden')
  expect(await confirm(key, token)).toMatchObject({ status: 200, body: { email } })
  refused(await confirm(key, token), 400, 'key-invalid')
  expect(await settingsOf(token)).toMatchObject({ email, isEmailConfirmed: true })
  const signedIn = await call(p, login, { query: { typeUser: 1 }, body: { email, password } })
  expect(signedIn.body.user.isEmailConfirmed).toBe(true)
  refused(await ask(token), 409, 'conflict')
})

test('an unconfirmed address gets links at growing intervals instead of news', async () => {
  const { email, token, name, user } = await registered()
  expect(await subjectsTo(email)).toHaveLength(1)
  // The link of the registration is less than a day old.
  await applyOnce(token)
  expect(await subjectsTo(email)).toHaveLength(1)
  p.advance(dayMs)
  const session = await newSession(user.id)
  await applyOnce(session)
  await applyOnce(session)
  const mails = await mailsTo(p, email)
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Há uma novidade sua na Trilha'])
  for (const word of [...name.split(' '), 'Atendente', 'vaga de'])
    expect(mails[1]?.text).not.toContain(word)

  await confirm(await newestKey(email), session)
  await applyOnce(session)
  expect((await subjectsTo(email)).at(-1)).toMatch(/^Sua candidatura chegou: /)
})

test('a newer link replaces the older one, and is valid for a week', async () => {
  const { email, token, user } = await registered()
  const first = await newestKey(email)
  expect(await ask(token)).toMatchObject({ status: 202, body: { email, isBouncing: false } })
  const second = await newestKey(email)
  refused(await confirm(first, token), 400, 'key-invalid')
  p.advance(7 * dayMs + 1000)
  refused(await confirm(second, null), 400, 'key-invalid')
  await ask(await newSession(user.id))
  p.advance(7 * dayMs - 60_000)
  const session = await newSession(user.id)
  expect((await confirm(await newestKey(email), session)).status).toBe(200)
})

test('the pause between two links grows with the age of the account, up to two weeks', async () => {
  const person = await aCandidate(p, { confirmed: false })
  await applyOnce(person.token)
  expect(await subjectsTo(person.email)).toEqual(['Há uma novidade sua na Trilha'])
  const news = async (days: number) => {
    p.advance(days * dayMs)
    await applyOnce(await newSession(person.userId))
    return (await subjectsTo(person.email)).length
  }
  // After 8 days the pause is 4 days, after 11 days 5.5 days.
  expect(await news(8)).toBe(2)
  expect(await news(3)).toBe(2)
  // Links last for a week, and the nightly sweep must not forget the last one.
  expect(await news(89)).toBe(3)
  p.advance(8 * dayMs)
  await sweepAccounts(p.platform.db, p.platform.now())
  expect(await news(5)).toBe(3)
  expect(await news(2)).toBe(4)
})

test('neither a cancelled change nor another password brings the next link sooner', async () => {
  const person = await aCandidate(p, { confirmed: false, password })
  await applyOnce(person.token)
  expect((await call(p, contract.cancelEmailChange, {}, person)).status).toBe(204)
  const change = { currentPassword: password, newPassword: 'quintal com jabuticaba' }
  const params = { id: person.userId }
  expect((await call(p, updatePassword, { params, body: change }, person)).status).toBe(204)
  await applyOnce(person.token)
  // Nor does a stranger at a mistyped address get a link to a new password.
  expect(await subjectsTo(person.email)).toEqual(['Há uma novidade sua na Trilha'])
})

test('an unconfirmed address gets no notice of a change, and the new one is confirmed by it', async () => {
  const person = await aCandidate(p, { confirmed: false, password })
  const newEmail = 'certa-caixa@exemplo.com.br'
  await call(p, contract.changeEmail, { body: { newEmail, password } }, person)
  expect(await subjectsTo(person.email)).toEqual([])
  await applyOnce(person.token)
  // No link for the old address replaces the one for the new address.
  expect(await subjectsTo(person.email)).toEqual([])
  expect((await confirm(await newestKey(newEmail), person.token)).status).toBe(200)
  expect(await settingsOf(person.token)).toMatchObject({ email: newEmail, isEmailConfirmed: true })
})

test('the company sees that mails do not arrive yet, until the end of the application', async () => {
  const trail = await aTrail(p, { candidate: { confirmed: false } })
  expect(await seenByCompany(p, trail)).toMatchObject({ isEmailConfirmed: false })
  const { email, token } = trail.candidate
  await ask(token)
  await confirm(await newestKey(email), token)
  expect(await seenByCompany(p, trail)).toMatchObject({ isEmailConfirmed: true })

  const other = await aTrail(p, { candidate: { confirmed: false } })
  const reason = 'Encontrei outra vaga.'
  const leaving = { params: { id: other.id }, body: { reason } }
  expect((await call(p, applications.withdraw, leaving, other.candidate)).status).toBe(204)
  expect(await seenByCompany(p, other)).toMatchObject({ isEmailConfirmed: true })
})
