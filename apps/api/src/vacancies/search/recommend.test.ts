import { apply } from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/vacancies/vacancies'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import {
  aCandidate,
  anAdmin,
  aRecruiter,
  aVacancy,
  cities,
  dayFromNow,
} from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const ascending = (a: number, b: number) => a - b
const recommended = (token: string | null) => call(p, contract.recommendVacancies, {}, { token })
const idsFor = async (token: string) =>
  (await recommended(token)).body.rows.map(({ vacancy }) => vacancy.id)

test('only candidates get recommendations', async () => {
  refused(await recommended(null), 401, 'sign-in-needed')
  refused(await recommended((await aRecruiter(p)).token), 403, 'forbidden')
  refused(await recommended((await anAdmin(p)).token), 403, 'forbidden')
})

test('lists the best matches first with reasons, without applied vacancies', async () => {
  const far = await aVacancy(p, { municipalityCode: cities.salvador })
  const near = []
  for (let i = 0; i < 3; i++) near.push((await aVacancy(p)).id)
  const me = await aCandidate(p, {
    facts: {
      state: 'MG',
      schooling: 'high-school',
      municipalityCode: cities.contagem,
      wantedRoles: ['Assistente de atendimento ao cliente'],
    },
  })
  await expect.poll(async () => (await idsFor(me.token)).toSorted(ascending)).toEqual(near)
  const { rows } = (await recommended(me.token)).body
  expect(rows[0]?.reasons.slice(0, 2)).toEqual([
    expect.objectContaining({ id: 'work', ok: true, value: 'atendimento ao cliente' }),
    { id: 'place', ok: true, value: 'Contagem' },
  ])
  expect(rows[0]?.vacancy.match).toBeGreaterThan(70)

  const first = near[0] ?? 0
  await call(p, apply, { body: { vacancyId: first, source: 'search' } }, { token: me.token })
  const now = await idsFor(me.token)
  expect(now).not.toContain(first)
  expect(now.toSorted(ascending)).toEqual([far.id, ...near.slice(1)])
})

test('without facts, sorts by closing day and gives no reasons', async () => {
  await aVacancy(p, { closesOn: dayFromNow(p, 1) })
  const me = await aCandidate(p)
  await expect.poll(async () => (await idsFor(me.token)).length).toBe(3)
  const { rows } = (await recommended(me.token)).body
  const days = rows.map(({ vacancy }) => vacancy.closesOn)
  expect(days).toEqual(days.toSorted())
  expect(rows.every(({ vacancy, reasons }) => vacancy.match === null && reasons.length === 0)).toBe(
    true,
  )
})

test('counts the vacancies with a wanted role, as far as the person goes to work', async () => {
  await aVacancy(p, { roleName: 'Pedreiro', municipalityCode: cities.contagem })
  await aVacancy(p, { roleName: 'Pedreiro', municipalityCode: cities.salvador })
  await aVacancy(p, { roleName: 'Serralheiro', municipalityCode: cities.contagem })
  const countsFor = async (facts: Parameters<typeof aCandidate>[1] & object) => {
    const { count, remoteCount, reachKm } = (await recommended((await aCandidate(p, facts)).token))
      .body
    return { count, remoteCount, reachKm }
  }
  const wantedRoles = ['Pedreiro']
  const home = { state: 'MG' as const, municipalityCode: cities.contagem }
  expect(await countsFor({ facts: { wantedRoles } })).toEqual({
    count: 2,
    remoteCount: 0,
    reachKm: null,
  })
  expect(await countsFor({ facts: { wantedRoles, ...home } })).toMatchObject({
    count: 1,
    reachKm: 30,
  })
  const two = { wantedRoles: ['Pedreiro', 'Serralheiro'], ...home, maxKm: 10 }
  expect(await countsFor({ facts: two })).toMatchObject({ count: 2, reachKm: 10 })
})

test('remote work counts from anywhere, unless the person does not want it', async () => {
  const remote = { workplace: 'remote' as const, municipalityCode: null }
  await aVacancy(p, { roleName: 'Tradutor', ...remote })
  const facts = { wantedRoles: ['Tradutor'], municipalityCode: cities.contagem }
  const any = await aCandidate(p, { facts })
  expect((await recommended(any.token)).body).toMatchObject({ count: 1, remoteCount: 1 })
  const daily = await aCandidate(p, { facts: { ...facts, workplaces: ['on-site'] } })
  expect((await recommended(daily.token)).body).toMatchObject({ count: 0, remoteCount: 0 })
})

test('for a first job, entry level comes first, in different kinds of work', async () => {
  const here = { municipalityCode: cities.salvador }
  await aVacancy(p, { ...here, roleName: 'Gerente de loja' })
  await aVacancy(p, { ...here, roleName: 'Auxiliar de limpeza' })
  await aVacancy(p, { ...here, roleName: 'Auxiliar de limpeza' })
  await aVacancy(p, { ...here, roleName: 'Repositor de mercadorias' })
  const meant = { ...here, roleName: 'Empacotador', jobProfile: 'first-job' as const }
  const first = await aVacancy(p, meant)
  const me = await aCandidate(p, {
    workedAs: 'Gerente de loja',
    facts: { state: 'BA', municipalityCode: cities.salvador, maxKm: 5, firstJob: true },
  })
  const { rows, count } = (await recommended(me.token)).body
  expect(rows[0]?.vacancy.id).toBe(first.id)
  expect(count).toBe(1)
  const roles = rows.map(({ vacancy }) => vacancy.roleName)
  expect(new Set(roles).size).toBe(3)
  expect(roles).not.toContain('Gerente de loja')
  expect(rows.every(({ vacancy }) => vacancy.match === null)).toBe(true)
})
