import { changePasswordByKey, forgotPassword, register } from '@trilha/contracts/accounts/accounts'
import { getSettings } from '@trilha/contracts/accounts/settings'
import * as secondStep from '@trilha/contracts/accounts/secondStep'
import * as contract from '@trilha/contracts/accounts/social'
import { afterAll, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { aLinkedIn, throughLinkedIn, type Member } from '../../../test/standIns/linkedIn.ts'
import { program } from '../../../test/program.ts'
import { mailsTo } from '../../../test/trails.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { codeAt } from '../../../test/totp.ts'

const origin = 'http://localhost:3000'
const back = `${origin}${contract.socialRedirect}`
const linkedIn = await aLinkedIn(back)
/** Supports PKCE and nonces, as the standard of OpenID Connect says. */
const standardLinkedIn = await aLinkedIn(back, { byTheBook: true })
const p = program({ settings: { TRILHA_ORIGINS: origin, ...linkedIn.settings } })
const standard = program({ settings: { TRILHA_ORIGINS: origin, ...standardLinkedIn.settings } })
/** A program that requires a nonce, which this LinkedIn does not return. */
const withNonce = program({
  settings: { TRILHA_ORIGINS: origin, ...linkedIn.settings, LINKEDIN_NONCE: 'on' },
})
const unconfigured = program({ settings: { TRILHA_ORIGINS: 'https://trilha.example' } })
/** A program whose address begins with https. */
const tls = program({
  settings: { TRILHA_ORIGINS: 'https://trilha.example', ...linkedIn.settings },
})
afterAll(() => Promise.all([linkedIn.stop(), standardLinkedIn.stop()]))

const password = 'trem de minas azul'
let members = 0
/** A LinkedIn member, in the form of LinkedIn's replies. */
function aMember(changes: Partial<Member> = {}): Member {
  const n = ++members
  return {
    sub: `member-${n}`,
    email: `membro-${n}@exemplo.com.br`,
    email_verified: true,
    name: 'Caio Membro',
    given_name: 'Caio',
    family_name: 'Membro',
    locale: { country: 'BR', language: 'pt' },
    ...changes,
  }
}

type Program = typeof p

/** Begins a sign-in and goes through LinkedIn as this member. */
async function visit(member: Member, at: Program = p, via = linkedIn) {
  via.become(member)
  const begun = await call(at, contract.startLinkedIn, {})
  expect(begun.status).toBe(200)
  const line = String(begun.headers['set-cookie'])
  const end = await throughLinkedIn(begun.body.url, back)
  return {
    cookie: line.split(';')[0] ?? '',
    line,
    body: {
      code: end.searchParams.get('code') ?? '',
      state: end.searchParams.get('state') ?? '',
    },
  }
}

const finish = (
  { cookie, body }: { cookie: string; body: { code: string; state: string } },
  at: Program = p,
) => call(at, contract.finishLinkedIn, { body }, { headers: { cookie } })

const registration = (proof: string, email: string, changes: object = {}) => ({
  name: 'Caio Membro',
  email,
  birthDate: '1994-03-12',
  acceptedTerms: true as const,
  user: { proof },
  ...changes,
})

/** Registers a member and returns their session. */
async function registerMember(member: Member) {
  const { body } = await finish(await visit(member))
  const answer = await call(p, contract.registerWithUser, {
    body: registration(body.needed?.proof ?? '', member.email ?? ''),
  })
  expect(answer.status).toBe(201)
  return answer.body
}

test('without configuration the sign-in is refused as unavailable', async () => {
  refused(await call(unconfigured, contract.startLinkedIn, {}), 409, 'social-unavailable')
  const body = { code: 'x', state: 'y' }
  refused(await call(unconfigured, contract.finishLinkedIn, { body }), 409, 'social-unavailable')
})

test('a state that is wrong, of another browser or expired is refused', async () => {
  const first = await visit(aMember())
  const second = await visit(aMember())
  refused(await finish({ ...first, cookie: '' }), 400, 'social-refused')
  refused(await finish({ ...first, cookie: second.cookie }), 400, 'social-refused')
  refused(await finish({ ...first, cookie: `${first.cookie}A` }), 400, 'social-refused')
  const other = { ...first, body: { ...first.body, state: `${first.body.state}x` } }
  refused(await finish(other), 400, 'social-refused')
  const late = await visit(aMember())
  p.advance(11 * 60_000)
  refused(await finish(late), 400, 'social-refused')
})

test('the cookie is limited to the path of the sign-in and hidden from scripts', async () => {
  const { line } = await visit(aMember())
  expect(line).toMatch(/^trilha_social=[\w-]+; Path=\/api\/authentication\/social; Max-Age=600;/)
  expect(line).toContain('HttpOnly; SameSite=Lax')
  expect(line).not.toContain('Secure')
  const begun = await call(tls, contract.startLinkedIn, {})
  expect(String(begun.headers['set-cookie'])).toMatch(/; Secure$/)
})

test('a code works once; an unknown code is refused', async () => {
  const visited = await visit(aMember())
  expect((await finish(visited)).status).toBe(200)
  refused(await finish(visited), 400, 'social-refused')
  const { cookie, body } = await visit(aMember())
  refused(await finish({ cookie, body: { ...body, code: 'invented' } }), 400, 'social-refused')
})

test('a new member registers with the missing fields, and then signs in', async () => {
  const member = aMember()
  const first = await finish(await visit(member))
  expect(first.body).toMatchObject({
    session: null,
    needed: { what: 'registration', name: 'Caio Membro', email: member.email },
  })
  const proof = first.body.needed?.proof ?? ''
  const send = (body: object) =>
    call(p, contract.registerWithUser, { body: body as ReturnType<typeof registration> })
  const email = member.email ?? ''
  const { errors } = refused(
    await send({ user: { proof }, acceptedTerms: false }),
    400,
    'invalid-request',
  )
  expect(errors?.map(({ field }) => field).toSorted()).toEqual([
    'acceptedTerms',
    'birthDate',
    'email',
    'name',
  ])
  refused(await send(registration(`${proof}x`, email)), 400, 'proof-invalid')
  refused(await send(registration('nothing', email)), 400, 'proof-invalid')
  const young = registration(proof, email, { birthDate: '2020-01-01' })
  refused(await send(young), 400, 'invalid-request')
  const taken = await aCandidate(p)
  refused(await send(registration(proof, taken.email)), 409, 'email-taken')

  const joinedAs = await send(registration(proof, email))
  expect(joinedAs).toMatchObject({ status: 201, body: { user: { email, typeUser: 1 } } })
  expect((await mailsTo(p, email)).map(({ subject }) => subject)).toEqual([
    'Sua conta na Trilha está pronta',
  ])
  refused(await send(registration(proof, 'outro@exemplo.com.br')), 409, 'conflict')
  const settings = await call(p, getSettings, {}, { token: joinedAs.body.accessToken })
  expect(settings.body).toMatchObject({
    hasPassword: false,
    linkedIn: { linkedAt: expect.any(String) },
  })

  const again = await finish(await visit({ ...member, email: 'mudou@exemplo.com.br' }))
  expect(again.body).toMatchObject({
    needed: null,
    session: { user: { id: joinedAs.body.user.id } },
  })
})

test('a proof expires after 15 minutes', async () => {
  const member = aMember()
  const { body } = await finish(await visit(member))
  p.advance(16 * 60_000)
  const late = registration(body.needed?.proof ?? '', member.email ?? '')
  refused(await call(p, contract.registerWithUser, { body: late }), 400, 'proof-invalid')
})

test('an account with the same e-mail is linked only with its password', async () => {
  const { email, userId } = await aCandidate(p, { password, confirmed: false })
  const visited = await visit(aMember({ email: email.toUpperCase() }))
  const { body } = await finish(visited)
  expect(body).toMatchObject({ session: null, needed: { what: 'password' } })
  const proof = body.needed?.proof ?? ''
  const link = (given: string, what = proof) =>
    call(p, contract.linkLinkedIn, { body: { proof: what, password: given } })
  refused(await link('errada'), 401, 'invalid-credentials')
  refused(await link(password, 'nothing'), 400, 'proof-invalid')
  const linked = await link(password)
  // LinkedIn has verified the address, and the password proves the account.
  const user = { id: userId, isEmailConfirmed: true }
  expect(linked).toMatchObject({ status: 200, body: { user } })
  refused(await link(password), 409, 'conflict')
  for (let i = 0; i < 5; i++) refused(await link('x'), 401, 'invalid-credentials')
  refused(await link(password), 429, 'too-many-requests')
})

test('a second step is asked for too, and LinkedIn is linked only after it', async () => {
  const { email, token, userId } = await aCandidate(p, { password, confirmed: false })
  const { key } = await turnOnSecondStep(p, token, password)
  const code = () => codeAt(key, p.platform.now())
  p.advance(60_000)
  const linkedInOf = async () => (await call(p, getSettings, {}, { token })).body.linkedIn
  const member = aMember({ email })
  const { body } = await finish(await visit(member))
  const proof = body.needed?.proof ?? ''
  const asked = await call(p, contract.linkLinkedIn, { body: { proof, password } })
  const needed = secondStep.secondStepNeeded.parse(refused(asked, 401, 'second-step-needed'))
  expect(await linkedInOf()).toBeNull()
  const pass = (typed: string, of: string) =>
    call(p, secondStep.passSecondStep, { body: { ticket: of, code: typed } })
  expect((await pass(code(), needed.ticket)).body.user.id).toBe(userId)
  expect(await linkedInOf()).not.toBeNull()

  p.advance(60_000)
  const again = refused(await finish(await visit(member)), 401, 'second-step-needed')
  const { ticket: next } = secondStep.secondStepNeeded.parse(again)
  expect((await pass(code(), next)).body.user.id).toBe(userId)
})

test('accounts are linked automatically when both sides have verified the e-mail', async () => {
  const person = (confirmed: boolean) => aCandidate(p, { password, confirmed })
  const verifiedByBoth = await person(true)
  const linked = await finish(await visit(aMember({ email: verifiedByBoth.email })))
  const session = { user: { id: verifiedByBoth.userId } }
  expect(linked.body).toMatchObject({ needed: null, session })

  const verifiedByTrilha = await person(true)
  const unverifiedMember = aMember({ email: verifiedByTrilha.email, email_verified: false })
  const first = await finish(await visit(unverifiedMember))
  expect(first.body).toMatchObject({ session: null, needed: { what: 'password' } })
  const verifiedByLinkedIn = await person(false)
  const second = await finish(await visit(aMember({ email: verifiedByLinkedIn.email })))
  expect(second.body).toMatchObject({ session: null, needed: { what: 'password' } })
})

test('a password reset by the owner of an e-mail unlinks the LinkedIn of a stranger', async () => {
  const member = aMember()
  const victim = 'dona.do.endereco@exemplo.com.br'
  const first = await finish(await visit(member))
  const registeredByStranger = await call(p, contract.registerWithUser, {
    body: registration(first.body.needed?.proof ?? '', victim),
  })
  expect(registeredByStranger.status).toBe(201)

  await call(p, forgotPassword, { query: {}, body: { email: victim } })
  await p.platform.tasks.settled()
  const mails = await p.platform.db
    .selectFrom('captured_mail')
    .select('text')
    .where('recipient', '=', victim)
    .execute()
  const key =
    /change-password\?key=([\w-]{43})\s/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? ''
  const chosen = await call(p, changePasswordByKey, { body: { key, newPassword: password } })
  expect(chosen.status).toBe(204)

  const again = await finish(await visit(member))
  expect(again.body.session).toBeNull()
})

test("a recruiter's account with the same e-mail is another account", async () => {
  const { email } = await aRecruiter(p, { password })
  const { body } = await finish(await visit(aMember({ email })))
  expect(body.needed?.what).toBe('registration')
})

test('a suspended user is refused', async () => {
  const member = aMember()
  const { user } = await registerMember(member)
  await p.platform.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', user.id)
    .execute()
  refused(await finish(await visit(member)), 403, 'forbidden')
})

test('LinkedIn is supported without PKCE, nonce or e-mail, with two forms of locale', async () => {
  for (const locale of ['pt-BR', { country: 'BR', language: 'pt' }]) {
    const { body } = await finish(await visit(aMember({ locale })))
    expect(body.needed?.what).toBe('registration')
  }
  const sent = linkedIn.asked.at(-1)
  expect(sent?.get('redirect_uri')).toBe(back)
  expect(sent?.get('scope')).toBe('openid profile email')
  for (const parameter of ['nonce', 'code_challenge']) expect(sent?.has(parameter)).toBe(false)

  const { email: _email, email_verified: _verified, name: _name, ...memberWithoutEmail } = aMember()
  const { body } = await finish(await visit(memberWithoutEmail))
  expect(body.needed).toMatchObject({ what: 'registration', name: 'Caio Membro', email: null })
})

test('when enabled, nonce and PKCE are sent and checked', async () => {
  const { body } = await finish(await visit(aMember(), standard, standardLinkedIn), standard)
  expect(body.needed?.what).toBe('registration')
  const sent = standardLinkedIn.asked.at(-1)
  for (const parameter of ['nonce', 'code_challenge']) expect(sent?.has(parameter)).toBe(true)
  refused(await finish(await visit(aMember(), withNonce), withNonce), 400, 'social-refused')
})

test('an empty proof is refused; with a password the proof is ignored', async () => {
  const body = registration('', 'sem.prova@exemplo.com.br')
  refused(await call(p, contract.registerWithUser, { body }), 400, 'invalid-request')
  const plain = { ...body, password: 'caminho longo de araucaria', user: { proof: 'ignored' } }
  expect((await call(p, register, { body: plain })).status).toBe(201)
})
