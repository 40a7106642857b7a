import * as contract from '@trilha/contracts/apiKeys'
import * as own from '@trilha/contracts/companies/own'
import type { ApiScope } from '@trilha/contracts/shared/endpoint'
import * as open from '@trilha/contracts/open/open'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anApplication, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { withdraw } from '../../test/withdraw.ts'

const p = program()
const create = (
  token: string | null,
  { name = 'ATS', scopes = ['vacancies:read', 'applications:read'] as ApiScope[], days = 0 } = {},
) =>
  call(p, contract.createApiKey, { body: { name, scopes, ...(days > 0 && { days }) } }, { token })
const vacancies = (token: string | null, query = {}) =>
  call(p, open.listOpenVacancies, { query }, { token })
const applications = (
  token: string,
  query: { vacancyId: number; after?: string; limit?: number },
) => call(p, open.listOpenApplications, { query }, { token })
const history = (token: string, id: string) =>
  call(p, open.getOpenHistory, { params: { id } }, { token })

test('only owners list, create and revoke keys, and only those of their company', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  refused(await create(null), 401, 'sign-in-needed')
  refused(await create((await aCandidate(p)).token), 403, 'forbidden')
  for (const role of ['recruiter', 'evaluator'] as const) {
    const { token } = await aRecruiter(p, { role, companyId: owner.companyId })
    refused(await create(token), 403, 'forbidden')
    refused(await call(p, contract.listApiKeys, {}, { token }), 403, 'forbidden')
  }
  refused(await create(owner.token, { name: ' ' }), 400, 'invalid-request')
  refused(await create(owner.token, { scopes: [] }), 400, 'invalid-request')
  refused(await create(owner.token, { scopes: ['all' as never] }), 400, 'invalid-request')
  const { id } = (await create(owner.token)).body
  const stranger = await aRecruiter(p, { role: 'owner' })
  const byId = { params: { id } }
  refused(await call(p, contract.revokeApiKey, byId, { token: stranger.token }), 404, 'not-found')
  expect((await call(p, contract.listApiKeys, {}, { token: stranger.token })).body.rows).toEqual([])
})

test('a key is shown once and stored as a hash; the list shows its prefix', async () => {
  const name = 'Renata Campos'
  const { token } = await aRecruiter(p, { role: 'owner', name })
  const { key } = (await create(token, { days: 30 })).body
  expect(key).toMatch(/^trilha_[\w-]{43}$/)
  const [row] = (await call(p, contract.listApiKeys, {}, { token })).body.rows
  expect(row).toMatchObject({ name: 'ATS', createdBy: name, lastUsedAt: null, expired: false })
  expect(key.startsWith(row?.prefix ?? '-')).toBe(true)
  const stored = JSON.stringify(await p.platform.db.selectFrom('api_keys').selectAll().execute())
  expect(stored).not.toContain(key.slice(20))
  expect((await vacancies(key)).status).toBe(200)
  const [used] = (await call(p, contract.listApiKeys, {}, { token })).body.rows
  expect(used?.lastUsedAt).not.toBeNull()
})

test('a company has at most twenty keys, also with concurrent requests', async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  const made = await Promise.all(Array.from({ length: 22 }, () => create(token)))
  const refusals = made.filter(({ status }) => status !== 201)
  expect(refusals).toHaveLength(2)
  for (const answer of refusals) refused(answer, 409, 'api-keys-full')
})

test('a key gives access to its scopes only', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const { key } = (await create(owner.token, { scopes: ['vacancies:read'] })).body
  const application = await anApplication(p, {
    vacancy: await aVacancy(p, { companyId: owner.companyId }),
  })
  expect((await vacancies(key)).status).toBe(200)
  refused(await history(key, application.id), 403, 'scope-missing')
  refused(await applications(key, { vacancyId: application.vacancyId }), 403, 'scope-missing')
  refused(await call(p, own.getCompany, {}, { token: key }), 401, 'session-ended')
  refused(await create(key), 401, 'session-ended')
  refused(await vacancies(null), 401, 'sign-in-needed')
  refused(await vacancies(`trilha_${'x'.repeat(43)}`), 401, 'api-key-invalid')
  refused(await vacancies(owner.token), 403, 'forbidden')
})

test('revoked and expired keys are refused at once', async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  const revoked = (await create(token)).body
  const short = (await create(token, { days: 1 })).body
  await call(p, contract.revokeApiKey, { params: { id: revoked.id } }, { token })
  refused(await vacancies(revoked.key), 401, 'api-key-invalid')
  expect((await vacancies(short.key)).status).toBe(200)
  await p.platform.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(p.platform.now().getTime() - 1000) })
    .where('id', '=', short.id)
    .execute()
  refused(await vacancies(short.key), 401, 'api-key-invalid')
})

test("another company's vacancies and applications are not visible", async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  const { key } = (await create(token)).body
  const foreign = await anApplication(p)
  expect((await vacancies(key)).body.rows).toEqual([])
  refused(await applications(key, { vacancyId: foreign.vacancyId }), 404, 'not-found')
  refused(await history(key, foreign.id), 404, 'not-found')
})

test('lists applications by last movement, page by page, and the history of one', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const { key } = (await create(owner.token)).body
  const vacancy = await aVacancy(p, { companyId: owner.companyId })
  const made = []
  for (let i = 0; i < 3; i++) {
    const candidate = await aCandidate(p, { name: 'Nome Secreto' })
    made.push(await anApplication(p, { vacancy, candidate }))
  }
  await withdraw(p, made[0]!)
  const found: string[] = []
  let after: string | null | undefined
  do {
    const { body } = await applications(key, {
      vacancyId: vacancy.id,
      limit: 1,
      ...(after && { after }),
    })
    found.push(...body.rows.map(({ id }) => id))
    expect(JSON.stringify(body)).not.toContain('Secreto')
    after = body.next
  } while (after)
  expect(found).toEqual([made[1]?.id, made[2]?.id, made[0]?.id])
  for (const after of ['nada', '2026-02-30T00:00:00.000000Z_0190163d-8694-739b-aea5-966c26f8ad91'])
    refused(await applications(key, { vacancyId: vacancy.id, after }), 400, 'invalid-request')

  const { body } = await history(key, made[0]!.id)
  expect(body.rows.map(({ action, to, actor }) => [action, to, actor])).toEqual([
    ['apply', 'in_progress', 'candidate'],
    ['apply', 'open', 'candidate'],
    ['withdraw', 'withdrawn', 'candidate'],
  ])
  const [listed] = (await vacancies(key)).body.rows
  expect(listed).toMatchObject({ id: vacancy.id, state: 'open' })
  expect(listed?.stages.map(({ id }) => id)).toEqual(vacancy.stageIds)
})
