import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/accounts/admin'
import * as audit from '@trilha/contracts/audit'
import * as own from '@trilha/contracts/companies/own'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const body = { reason: 'Pedido da própria pessoa, protocolo 77.' }
const list = (token: string | null, query = {}) => call(p, contract.listUsers, { query }, { token })
const suspend = (id: string, token: string) =>
  call(p, contract.suspendUser, { params: { id }, body }, { token })
const restore = (id: string, token: string) =>
  call(p, contract.restoreUser, { params: { id }, body }, { token })
const read = (id: string, token: string) =>
  call(p, contract.readUserAsAdmin, { params: { id } }, { token })

test("only Trilha's team sees and suspends accounts", async () => {
  const [candidate, recruiter] = [await aCandidate(p), await aRecruiter(p)]
  refused(await list(null), 401, 'sign-in-needed')
  for (const { token } of [candidate, recruiter]) {
    refused(await list(token), 403, 'forbidden')
    refused(await read(candidate.userId, token), 403, 'forbidden')
    refused(await suspend(candidate.userId, token), 403, 'forbidden')
    refused(await call(p, audit.listAudit, {}, { token }), 403, 'forbidden')
  }
  const { token } = await anAdmin(p)
  refused(await read(randomUUID(), token), 404, 'not-found')
  refused(await suspend(randomUUID(), token), 404, 'not-found')
  refused(await list(token, { typeUser: 4 }), 400, 'invalid-request')
})

test('accounts are found by kind, name and e-mail, and replies contain no password', async () => {
  const { token } = await anAdmin(p)
  const person = await aCandidate(p, { name: 'Açucena Prado', password: 'segredo bem guardado' })
  const { body: found } = await list(token, { typeUser: 1, text: 'acucena' })
  expect(found.rows).toEqual([
    {
      id: person.userId,
      typeUser: 1,
      name: 'Açucena Prado',
      email: person.email,
      company: null,
      suspendedAt: null,
      createdAt: expect.any(String),
    },
  ])
  expect((await list(token, { text: person.email.slice(0, 14).toUpperCase() })).body.count).toBe(1)
  expect((await list(token, { typeUser: 2, text: 'acucena' })).body.count).toBe(0)
  const { body: shown } = await read(person.userId, token)
  expect(shown.personal).toMatchObject({ name: 'Açucena Prado', birthDate: '1994-03-12' })
  expect(JSON.stringify(shown)).not.toMatch(/argon|hash|senha/)
})

test('suspending ends sessions and can be undone; admins can not suspend themselves', async () => {
  const [admin, recruiter] = [await anAdmin(p), await aRecruiter(p)]
  refused(await suspend(admin.userId, admin.token), 409, 'conflict')
  expect((await suspend(recruiter.userId, admin.token)).status).toBe(204)
  refused(await suspend(recruiter.userId, admin.token), 409, 'conflict')
  refused(await call(p, own.getCompany, {}, { token: recruiter.token }), 401, 'session-ended')
  expect((await restore(recruiter.userId, admin.token)).status).toBe(204)
  refused(await restore(recruiter.userId, admin.token), 409, 'conflict')
})

test('the audit log lists every action, newest first, page by page', async () => {
  const [admin, person] = [await anAdmin(p), await aCandidate(p)]
  await read(person.userId, admin.token)
  await suspend(person.userId, admin.token)
  await restore(person.userId, admin.token)
  const page = async (query: object) =>
    (await call(p, audit.listAudit, { query }, { token: admin.token })).body
  const first = await page({ limit: 2 })
  expect(first.more).toBe(true)
  expect(first.rows.map(({ action }) => action)).toEqual(['user.restore', 'user.suspend'])
  expect(first.rows[1]).toMatchObject({
    actor: admin.email,
    subjectUserId: person.userId,
    change: { before: 'active', after: 'suspended' },
    reason: body.reason,
  })
  const next = await page({ limit: 1, after: first.rows[1]?.id })
  expect(next.rows.map(({ action }) => action)).toEqual(['user.read'])
})
