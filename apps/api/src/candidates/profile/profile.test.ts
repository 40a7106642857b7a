import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/candidates/candidates'
import type { EntryBody } from '@trilha/contracts/candidates/entries'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, cities, dayFromNow } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { readFacts } from '../candidates.service.ts'
import { readMatchProfiles } from '../matchProfile.ts'

const p = program()

const shop: EntryBody = {
  kind: 'experience',
  title: 'Atendente de loja',
  place: 'Loja Estrela Azul',
  bond: 'employee',
  start: '2023-03',
  end: '2026-10',
  description: 'Recebia clientes no balcão.',
}
const school: EntryBody = {
  kind: 'education',
  title: 'Ensino médio',
  place: 'E. E. Professora Lígia Prado',
  level: 'high-school',
  start: null,
  end: '2010',
}

const personal = (body: object, token: string | null) =>
  call(p, contract.savePersonal, { body }, { token })
const about = (body: object, token: string) => call(p, contract.saveAbout, { body }, { token })
const facts = (body: object, token: string) => call(p, contract.saveFacts, { body }, { token })
const add = (body: object, token: string) =>
  call(p, contract.addEntry, { body: body as EntryBody }, { token })
const profile = (token: string | null) => call(p, contract.getProfile, {}, { token })

test('the profile is refused without a session and to recruiters', async () => {
  refused(await profile(null), 401, 'sign-in-needed')
  refused(await profile((await aRecruiter(p)).token), 403, 'forbidden')
})

test.each([
  [{ name: ' ' }, 'name', 'name-required'],
  [{ cpf: '529.982.247-24' }, 'cpf', 'cpf-invalid'],
  [{ cpf: '111.111.111-11' }, 'cpf', 'cpf-invalid'],
  [{ phone: '98765-4321' }, 'phone', 'phone-invalid'],
  [{ cep: '1234' }, 'cep', 'cep-invalid'],
  [{ number: 12.5 }, 'number', 'number-invalid'],
  [{ number: '12' }, 'number', 'number-invalid'],
  [{ birthDate: '1900-01-01' }, 'birthDate', 'birth-date-invalid'],
  [{ birthDate: '12/03/1994' }, 'birthDate', 'birth-date-invalid'],
  [{ municipalityCode: 1234567 }, 'municipalityCode', 'not-listed'],
])('%j is refused', async (body, field, id) => {
  const { token } = await aCandidate(p)
  const { errors } = refused(await personal(body, token), 400, 'invalid-request')
  expect(errors).toMatchObject([{ field, id }])
})

test('a person under 14 is refused', async () => {
  const { token } = await aCandidate(p)
  const birthDate = dayFromNow(p, -13 * 365)
  const { errors } = refused(await personal({ birthDate }, token), 400, 'invalid-request')
  expect(errors).toMatchObject([{ field: 'birthDate', id: 'too-young' }])
})

test('a CPF belongs to one account, and a refusal changes nothing', async () => {
  const [first, second] = await Promise.all([aCandidate(p), aCandidate(p, { name: 'Ana Luz' })])
  expect((await personal({ cpf: '529.982.247-25' }, first.token)).status).toBe(200)
  refused(await personal({ name: 'Outra', cpf: '52998224725' }, second.token), 409, 'cpf-taken')
  expect((await profile(second.token)).body.personal).toMatchObject({ name: 'Ana Luz', cpf: null })
})

test('personal data: a value is set, an absent one stays, null clears', async () => {
  const { token, candidateId } = await aCandidate(p)
  const { body } = await personal(
    {
      socialName: 'Ju',
      cpf: '111.444.777-35',
      phone: '(31) 98765-4321',
      cep: '32010-370',
      street: 'Rua das Acácias',
      number: 120,
      municipalityCode: cities.contagem,
    },
    token,
  )
  expect(body.personal).toMatchObject({
    name: 'Jussara Nascimento',
    socialName: 'Ju',
    cpf: '11144477735',
    phone: '+5531987654321',
    cep: '32010370',
    number: 120,
    municipality: { code: cities.contagem, name: 'Contagem', state: 'MG' },
    city: 'Contagem',
    state: 'MG',
  })
  expect(await readFacts(p.platform.db, candidateId)).toEqual({ state: 'MG' })
  expect(
    (await readMatchProfiles(p.platform.db, [candidateId])).get(candidateId)?.municipalityCode,
  ).toBe(cities.contagem)

  const later = await personal({ number: null, socialName: '', municipalityCode: null }, token)
  expect(later.body.personal).toMatchObject({
    socialName: null,
    number: null,
    phone: '+5531987654321',
    street: 'Rua das Acácias',
    municipality: null,
    city: null,
  })
  expect(await readFacts(p.platform.db, candidateId)).toEqual({})
})

test('headline, skills and links are saved, and an invalid address is refused', async () => {
  const { token } = await aCandidate(p)
  const link = { kind: 'linkedin', url: 'javascript:alert(1)' }
  const { errors } = refused(await about({ links: [link] }, token), 400, 'invalid-request')
  expect(errors).toMatchObject([{ field: 'links.0.url', id: 'address-invalid' }])

  const links = [{ kind: 'portfolio', url: 'https://exemplo.com.br/eu' }]
  await about({ headline: 'Atendimento', links }, token)
  const { body } = await about({ skills: ['Caixa', 'Libras', 'caixa'] }, token)
  expect(body).toMatchObject({ headline: 'Atendimento', links, skills: ['caixa', 'Libras'] })
  expect((await about({ skills: null, links: null, headline: '' }, token)).body).toMatchObject({
    headline: null,
    skills: [],
    links: [],
  })
})

test('saves the facts that requirement rules compare', async () => {
  const { token, candidateId } = await aCandidate(p)
  refused(await facts({ cnh: 'F' }, token), 400, 'invalid-request')
  refused(
    await facts({ councils: [{ council: 'COREN', state: 'XX' }] }, token),
    400,
    'invalid-request',
  )
  await facts(
    { cnh: 'AB', languages: [{ language: 'en', level: 'B1' }], workplaces: ['hybrid'] },
    token,
  )
  const { body } = await facts(
    { cnh: null, maxKm: 15, councils: [{ council: 'COREN', state: 'MG' }] },
    token,
  )
  const savedFacts = {
    languages: [{ language: 'en', level: 'B1' }],
    councils: [{ council: 'COREN', state: 'MG' }],
  }
  expect(await readFacts(p.platform.db, candidateId)).toEqual(savedFacts)
  expect(body.facts).toEqual({
    ...savedFacts,
    wantedRoles: [],
    firstJob: false,
    desiredSalaryCents: null,
    workplaces: ['hybrid'],
    maxKm: 15,
  })
})

test('a first job in any work and wanted roles clear each other', async () => {
  const { token } = await aCandidate(p)
  const save = async (body: Parameters<typeof facts>[0]) => {
    const { wantedRoles, firstJob } = (await facts(body, token)).body.facts
    return { wantedRoles, firstJob }
  }
  expect(await save({ wantedRoles: ['Caixa'] })).toEqual({
    wantedRoles: ['Caixa'],
    firstJob: false,
  })
  expect(await save({ firstJob: true })).toEqual({ wantedRoles: [], firstJob: true })
  expect(await save({ maxKm: 10 })).toEqual({ wantedRoles: [], firstJob: true })
  expect(await save({ wantedRoles: ['Caixa'] })).toEqual({
    wantedRoles: ['Caixa'],
    firstJob: false,
  })
  expect(await save({ firstJob: true, wantedRoles: [] })).toEqual({
    wantedRoles: [],
    firstJob: true,
  })
  expect(await save({ firstJob: null })).toEqual({ wantedRoles: [], firstJob: false })
})

test.each([
  [{ ...shop, end: '2022-10' }, 'end', 'ends-before-start'],
  [{ ...shop, start: '2024', end: '2023' }, 'end', 'ends-before-start'],
  [{ ...shop, start: '2098-01', end: null }, 'start', 'in-the-future'],
  [{ ...shop, end: '2098-01' }, 'end', 'in-the-future'],
  [{ ...shop, start: '2023-13' }, 'start', 'month-invalid'],
  [{ ...shop, title: 'A' }, 'title', 'required'],
  [{ ...shop, description: 'a'.repeat(601) }, 'description', 'too-long'],
])('an invalid entry is refused (case %#)', async (entry, field, id) => {
  const { token } = await aCandidate(p)
  const { errors } = refused(await add(entry, token), 400, 'invalid-request')
  expect(errors).toMatchObject([{ field, id }])
})

test("another person's entry and an entry of another kind are not found", async () => {
  const [mine, other] = await Promise.all([aCandidate(p), aCandidate(p)])
  const id = (await add(shop, other.token)).body.entries[0]?.id ?? ''
  const save = (body: EntryBody, token: string) =>
    call(p, contract.saveEntry, { params: { id }, body }, { token })
  refused(await save(shop, mine.token), 404, 'not-found')
  refused(await save(school, other.token), 404, 'not-found')
  const remove = call(p, contract.removeEntry, { params: { id } }, { token: mine.token })
  refused(await remove, 404, 'not-found')
  expect((await profile(other.token)).body.entries).toEqual([{ ...shop, id }])
})

test('an older entry is placed after newer ones, in any order of insertion', async () => {
  const { token } = await aCandidate(p)
  const at = (title: string, start: string, end: string | null) =>
    add({ ...shop, title, start, end }, token)
  await at('Hoje', '2021-03', null)
  await at('Primeiro', '2015', '2016')
  await at('No meio', '2018-01', '2021')
  await at('Também hoje', '2024-01', null)
  const { body } = await at('Antes do meio', '2017-01', '2021-02')
  expect(body.entries.map(({ title }) => title)).toEqual([
    'Também hoje', 'Hoje', 'No meio', 'Antes do meio', 'Primeiro',
  ]) // prettier-ignore
})

test('a new entry with equal dates comes first; entries can be sorted and removed', async () => {
  const { token } = await aCandidate(p)
  await add(school, token)
  await add(shop, token)
  const cashier = { ...shop, title: 'Caixa e balcão' }
  const { body } = await add(cashier, token)
  const titles = (entries: { title: string }[]) => entries.map(({ title }) => title)
  expect(titles(body.entries)).toEqual(['Ensino médio', 'Caixa e balcão', 'Atendente de loja'])
  const [, second = '', third = ''] = body.entries.map(({ id }) => id)

  const order = (ids: string[]) =>
    call(p, contract.orderEntries, { body: { kind: 'experience', ids } }, { token })
  for (const ids of [[third], [third, third], [third, randomUUID()], []])
    refused(await order(ids), 409, 'conflict')
  const ordered = await order([third, second])
  expect(titles(ordered.body.entries)).toEqual([
    'Ensino médio',
    'Atendente de loja',
    'Caixa e balcão',
  ])

  const saved = await call(
    p,
    contract.saveEntry,
    { params: { id: second }, body: { ...cashier, start: '2021', end: '2022' } },
    { token },
  )
  expect(saved.body.entries[2]).toMatchObject({ id: second, end: '2022' })
  const removed = await call(p, contract.removeEntry, { params: { id: third } }, { token })
  expect(titles(removed.body.entries)).toEqual(['Ensino médio', 'Caixa e balcão'])
})

test('the sixty-first entry of a kind is refused', { timeout: 60_000 }, async () => {
  const { token, candidateId } = await aCandidate(p)
  await p.platform.db
    .insertInto('profile_entries')
    .values(
      Array.from({ length: 60 }, (_, i) => ({
        candidate_id: candidateId,
        kind: 'course',
        position: i,
        title: `Curso ${i}`,
        place: '',
      })),
    )
    .execute()
  const course = {
    kind: 'course',
    title: 'Mais um',
    place: '',
    hours: 8,
    end: '2025',
    certificateUrl: null,
  }
  refused(await add(course, token), 409, 'entries-full')
  expect((await add(shop, token)).status).toBe(201)
})
