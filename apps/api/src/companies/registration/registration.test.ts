import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/companies/registration'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCnpj } from '../../../test/cnpj.ts'
import { aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const newDomain = () => `${randomUUID().slice(0, 8)}.com.br`
const body = (changes: Record<string, unknown> = {}) => ({
  cnpj: aCnpj(),
  companyName: 'Padaria Raio de Sol',
  sector: 'Alimentação',
  name: 'Ivone Batista',
  jobTitle: 'Sócia',
  email: `ivone@${newDomain()}`,
  password: 'caminho longo de araucaria',
  acceptedTerms: true,
  ...changes,
})
const register = (sent: Record<string, unknown>) =>
  call(p, contract.registerCompany, { body: sent as never })
const confirm = (key: string) => call(p, contract.confirmRegistration, { body: { key } })
const mailsTo = async (email: unknown) => {
  await p.platform.tasks.settled()
  return p.platform.db
    .selectFrom('captured_mail')
    .select(['subject', 'text'])
    .where('recipient', '=', String(email))
    .orderBy('id')
    .execute()
}
const keyOf = async (email: unknown) =>
  /key=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''

test.each([
  ['cnpj', '12.345.678/0001-00', 'cnpj-invalid'],
  ['cnpj', '', 'cnpj-invalid'],
  ['email', 'ivone', 'email-invalid'],
  ['companyName', 'P', 'required'],
  ['sector', 'Qualquer', 'not-listed'],
  ['password', 'curta', 'password-short'],
  ['acceptedTerms', false, 'terms-required'],
])('a registration with %s %j answers 400', async (field, value, id) => {
  const { errors } = refused(await register(body({ [field]: value })), 400, 'invalid-request')
  expect(errors).toContainEqual(expect.objectContaining({ field, id }))
})

test('an address of a free mail provider is refused', async () => {
  for (const provider of ['gmail.com', 'UOL.com.br', 'hotmail.com']) {
    const sent = body({ email: `ivone@${provider}` })
    const { errors } = refused(await register(sent), 400, 'company-email-needed')
    expect(errors).toEqual([
      {
        field: 'email',
        id: 'email-personal',
        message: expect.stringContaining('e-mail que você tem na empresa'),
      },
    ])
  }
})

test('a password made of the name of the person is refused', async () => {
  refused(await register(body({ password: 'ivonebatista' })), 400, 'password-weak')
})

test('no account exists before the mail is confirmed', async () => {
  const sent = body()
  expect((await register(sent)).status).toBe(202)
  const signIn = await call(p, accounts.login, {
    query: { typeUser: 2 },
    body: { email: sent.email, password: sent.password },
  })
  refused(signIn, 401, 'invalid-credentials')
  refused(await confirm('x'.repeat(43)), 400, 'key-invalid')
})

test('the key of the mail creates the account of the owner and cannot be reused', async () => {
  const sent = body({ cnpj: aCnpj(true).toLowerCase() })
  await register(sent)
  const [mail] = await mailsTo(sent.email)
  expect(mail?.subject).toBe('Confirme o e-mail da sua empresa')
  const key = await keyOf(sent.email)
  const confirmed = await confirm(key)
  expect(confirmed.status).toBe(201)
  expect(confirmed.body.user).toMatchObject({
    typeUser: 2,
    email: sent.email,
    recruiter: { name: 'Ivone Batista', role: 'owner', company: { name: 'Padaria Raio de Sol' } },
  })
  refused(await confirm(key), 400, 'key-invalid')
  const signIn = await call(p, accounts.login, {
    query: { typeUser: 2 },
    body: { email: sent.email, password: sent.password },
  })
  expect(signIn.status).toBe(200)
  const company = await p.platform.db
    .selectFrom('companies')
    .select(['cnpj', 'domain', 'verified_at', 'slug'])
    .where('id', '=', confirmed.body.user.recruiter?.company.id ?? '')
    .executeTakeFirst()
  expect(company).toEqual({
    cnpj: String(sent.cnpj).toUpperCase(),
    domain: sent.email.split('@')[1],
    verified_at: null,
    slug: expect.stringMatching(/^padaria-raio-de-sol-[\da-f]{6}$/),
  })
})

test('two companies can confirm the same CNPJ, and neither learns about the other', async () => {
  const cnpj = aCnpj()
  const [one, two] = [body({ cnpj }), body({ cnpj })]
  await register(one)
  await register(two)
  const [first, second] = [await keyOf(one.email), await keyOf(two.email)]
  const answers = await Promise.all([confirm(first), confirm(second)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect((await register(body({ cnpj }))).status).toBe(202)
  const mails = await mailsTo(one.email)
  expect(JSON.stringify(mails)).not.toContain(two.email)
})

test('registering an address with an account mails a notice; the reply is the same', async () => {
  const email = `renata@${newDomain()}`
  await aRecruiter(p, { email })
  expect((await register(body({ email }))).status).toBe(202)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Este e-mail já tem conta na Trilha'])
  expect(mails[0]?.text).not.toContain('key=')
})

test('one address gets at most five mails an hour', async () => {
  const email = `alvo@${newDomain()}`
  for (let n = 0; n < 5; n++) expect((await register(body({ email }))).status).toBe(202)
  refused(await register(body({ email: email.toUpperCase() })), 429, 'too-many-requests')
})

test('a link expires after two days', async () => {
  const sent = body()
  await register(sent)
  const key = await keyOf(sent.email)
  p.advance(2 * dayMs + 1000)
  refused(await confirm(key), 400, 'key-invalid')
})
