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
