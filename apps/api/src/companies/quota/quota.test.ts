import * as contract from '@trilha/contracts/companies/quota'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const read = (token: string | null) => call(p, contract.getQuota, {}, { token })
const save = (token: string | null, body: object) =>
  call(p, contract.saveQuota, { body: body as never }, { token })
const numbers = { employees: 100, pcd: 1 }

test('only owners read and save the numbers', async () => {
  const { companyId } = await aRecruiter(p, { role: 'owner' })
  refused(await read(null), 401, 'sign-in-needed')
  refused(await save(null, numbers), 401, 'sign-in-needed')
  const others = [
    await aCandidate(p),
    await anAdmin(p),
    await aRecruiter(p, { companyId }),
    await aRecruiter(p, { companyId, role: 'evaluator' }),
  ]
  for (const { token } of others) {
    refused(await read(token), 403, 'forbidden')
    refused(await save(token, numbers), 403, 'forbidden')
  }
})

test.each([
  [{ pcd: 1 }, 'employees'],
  [{ employees: 10.5, pcd: null }, 'employees'],
  [{ employees: -1, pcd: null }, 'employees'],
  [{ employees: 100, pcd: null }, 'pcd'],
  [{ employees: 100, pcd: 101 }, 'pcd'],
  [{ employees: 100, pcd: -1 }, 'pcd'],
])('%j is refused', async (body, field) => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  expect(refused(await save(token, body), 400, 'invalid-request').errors?.[0]?.field).toBe(field)
  expect((await read(token)).body.declared).toBeNull()
})

test('saves, replaces and deletes the numbers; counts open vacancies for PcD', async () => {
  const { token, companyId } = await aRecruiter(p, { role: 'owner' })
  const nothing = { declared: null, quota: null, vacancies: { open: 0, pcd: 0 } }
  expect((await read(token)).body).toEqual(nothing)
  await aVacancy(p, { companyId, deficiency: 'welcome' })
  await aVacancy(p, { companyId, deficiency: 'exclusive' })
  await aVacancy(p, { companyId, deficiency: null })
  await aVacancy(p, { companyId, deficiency: 'welcome', draft: true })
  await aVacancy(p, { deficiency: 'welcome' })
  const vacancies = { open: 3, pcd: 2 }
  expect((await save(token, { employees: 1001, pcd: 12 })).body).toMatchObject({
    declared: { employees: 1001, pcd: 12 },
    quota: { percent: 5, required: 51, missing: 39 },
    vacancies,
  })
  expect((await save(token, { employees: 100, pcd: 7 })).body.quota).toEqual({
    percent: 2,
    required: 2,
    missing: 0,
  })
  const below = await save(token, { employees: 99, pcd: 3 })
  expect(below.body).toMatchObject({ declared: { employees: 99, pcd: null }, quota: null })
  expect((await save(token, { employees: null, pcd: null })).body).toEqual({
    ...nothing,
    vacancies,
  })
})
