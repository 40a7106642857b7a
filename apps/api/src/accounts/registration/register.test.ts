import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import * as contract from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { readFacts } from '../../candidates/candidates.service.ts'
import { readMatchProfiles } from '../../candidates/matchProfile.ts'

const p = program()
let count = 0
const person = (more: Record<string, unknown> = {}) => ({
  name: 'Jussara Nascimento',
  email: `jussara-${++count}@exemplo.com.br`,
  password: 'trem de minas azul',
  birthDate: '1994-03-12',
  acceptedTerms: true,
  ...more,
})
const register = (body: Record<string, unknown>) =>
  call(p, contract.register, { body: body as never })
const stored = (email: string) =>
  p.platform.db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select('u.password_hash')
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()
/** The birth date of a person who turns `age` in this many days, counted in Brasília. */
const birthDateAt = (age: number, days = 0) =>
  Temporal.PlainDate.from(dayInBrasilia(p.platform.now()))
    .subtract({ years: age })
    .add({ days })
    .toString()

test('an empty registration is refused with an error for each field', async () => {
  const body = refused(await register({}), 400, 'invalid-request')
  expect(body.errors?.map(({ field, id }) => [field, id])).toEqual([
    ['name', 'name-required'],
    ['email', 'email-required'],
    ['password', 'password-required'],
    ['birthDate', 'birth-date-required'],
    ['acceptedTerms', 'terms-required'],
  ])
  expect(body.errors?.every(({ message }) => message.length > 5)).toBe(true)
})

test.for([
  ['name', 'J', 'name-required'],
  ['password', 'curta', 'password-short'],
  ['birthDate', '30/02/1990', 'birth-date-invalid'],
  ['birthDate', '1990-02-30', 'birth-date-invalid'],
  ['birthDate', '1890-01-01', 'birth-date-invalid'],
  ['birthDate', '2200-01-01', 'birth-date-invalid'],
  ['acceptedTerms', false, 'terms-required'],
  ['cpf', '123.456.789-00', 'cpf-invalid'],
  ['phone', '98765-4321', 'phone-invalid'],
  ['cep', '3202', 'cep-invalid'],
  ['number', '12a', 'number-invalid'],
  ['number', -1, 'number-invalid'],
  ['state', 'XX', 'not-listed'],
] as const)('%s %s is refused with %s', async ([field, value, id]) => {
  const body = refused(await register(person({ [field]: value })), 400, 'invalid-request')
  expect(body.errors?.map((error) => [error.field, error.id])).toEqual([[field, id]])
})

test('a character that the database can not store is refused', async () => {
  refused(await register(person({ street: 'Rua \u0000' })), 400, 'invalid-request')
})

test('the minimum age is 14: refused until the day before the birthday', async () => {
  const young = person({ birthDate: birthDateAt(14, 1) })
  const body = refused(await register(young), 400, 'invalid-request')
  expect(body.errors?.map(({ field, id }) => [field, id])).toEqual([['birthDate', 'too-young']])
  expect((await register(person({ birthDate: birthDateAt(14) }))).status).toBe(201)
})

test.for(['senha123', 'flamengo2026', 'jussara.nascimento', 'Jussara1994', '12345678'])(
  'the password %s is too easy to guess',
  async (password) => {
    const body = refused(await register(person({ password })), 400, 'password-weak')
    expect(body.errors?.map(({ field, id }) => [field, id])).toEqual([
      ['password', 'password-weak'],
    ])
  },
)

test('an e-mail and a CPF belong to one account', async () => {
  const first = person({ cpf: '529.982.247-25' })
  expect((await register(first)).status).toBe(201)
  refused(await register({ ...person(), email: first.email.toUpperCase() }), 409, 'email-taken')
  refused(await register(person({ cpf: '52998224725' })), 409, 'cpf-taken')
})

test('when three requests register one e-mail at once, one succeeds', async () => {
  const body = person()
  const answers = await Promise.all([register(body), register(body), register(body)])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('a mistyped city is stored with its right name; a doubtful one stays as typed', async () => {
  const storedPlace = async (city: string) => {
    const body = person({ city })
    expect((await register(body)).status).toBe(201)
    const { city: name, state } = await stored(body.email)
    return [name, state]
  }
  expect(await storedPlace('contajem')).toEqual(['Contagem', 'MG'])
  expect(await storedPlace('BH')).toEqual(['Belo Horizonte', 'MG'])
  // These may mean several places, and nobody is asked which one.
  for (const doubtful of ['São J', 'Santa Ritta', 'Santana'])
    expect(await storedPlace(doubtful)).toEqual([doubtful, null])
  expect(await storedPlace('Vila do Nunca')).toEqual(['Vila do Nunca', null])
})

test('a registration signs in, stores all fields and sends a welcome mail', async () => {
  const body = person({
    socialName: 'Ju Nascimento',
    cpf: '111.444.777-35',
    phone: '(31) 98765-4321',
    cep: '32010-370',
    street: ' Rua das Laranjeiras ',
    number: 78,
    complement: '',
    district: '   ',
    city: 'Contagem',
    state: 'MG',
    gender: null,
    user: { typeUser: 3, id: 'somebody else' },
  })
  const answer = await register(body)
  expect(answer.status).toBe(201)
  expect(answer.body.user).toMatchObject({ typeUser: 1, candidate: { name: 'Ju Nascimento' } })
  const me = await call(p, contract.getUser, {}, { token: answer.body.accessToken })
  expect(me.body.id).toBe(answer.body.user.id)

  const row = await stored(body.email)
  expect(row).toMatchObject({
    name: 'Jussara Nascimento',
    social_name: 'Ju Nascimento',
    birth_date: '1994-03-12',
    cpf: '11144477735',
    phone: '+5531987654321',
    cep: '32010370',
    street: 'Rua das Laranjeiras',
    number: 78,
    complement: null,
    district: null,
    city: 'Contagem',
    state: 'MG',
    gender: null,
    partner_id: null,
    accepted_terms_version: 'termos-de-uso-v1, politica-de-privacidade-v1',
  })
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await readFacts(p.platform.db, row.id)).toEqual({ state: 'MG' })
  expect((await readMatchProfiles(p.platform.db, [row.id])).get(row.id)?.municipalityCode).toBe(
    3118601,
  )

  await p.platform.tasks.settled()
  const mails = await p.platform.db
    .selectFrom('captured_mail')
    .selectAll()
    .where('recipient', '=', body.email)
    .execute()
  expect(mails.map((mail) => mail.subject)).toEqual(['Confirme seu e-mail na Trilha'])
  expect(mails[0]?.text).toContain('Que bom ter você aqui\n')
  expect(mails[0]?.html).toContain('/auth/confirm-email?key=')
})

test('a known partner is stored; an unknown or invalid one is ignored', async () => {
  const { id } = await p.platform.db
    .insertInto('partners')
    .values({ name: 'Universidade do Vale' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unknown = '01900000-0000-7000-8000-000000000000'
  for (const [given, expected] of [
    [id, id],
    [unknown, null],
    ['feira-2026', null],
    ['', null],
  ] as const) {
    const body = person({ partnerId: given })
    expect((await register(body)).status).toBe(201)
    expect((await stored(body.email)).partner_id).toBe(expected)
  }
})

test('the strength of a password comes with a hint', async () => {
  const strength = (body: { password: string; name?: string }) =>
    call(p, contract.passwordStrength, { body })
  refused(await strength({} as never), 400, 'invalid-request')
  expect((await strength({ password: '' })).body).toMatchObject({ score: 0 })
  expect((await strength({ password: 'maria.silva' })).body.score).toBeGreaterThan(1)
  expect((await strength({ password: 'maria.silva', name: 'Maria Silva' })).body).toEqual({
    score: 0,
    hint: 'Não use o seu nome nem o seu e-mail na senha.',
    hintId: 'personal',
  })
  for (const password of ['trilha2026', 'Trilha@123', 'souTrilha2026', 'vagas2026!'])
    expect([password, (await strength({ password })).body]).toEqual([
      password,
      {
        score: 0,
        hint: 'Esta senha é muito usada. Junte palavras que só façam sentido para você.',
        hintId: 'common',
      },
    ])
  expect((await strength({ password: '07111994' })).body).toMatchObject({ hintId: 'dates' })
  expect((await strength({ password: 'correto cavalo bateria' })).body).toEqual({
    score: 4,
    hint: null,
    hintId: null,
  })
})
