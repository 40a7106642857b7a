import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/companies.admin'
import * as own from '@trilha/contracts/companies.own'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCnpj } from '../../test/cnpj.ts'
import { aCandidate, aCompany, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'

const p = program()
const reason = 'CNPJ ativo na Receita e domínio comprovado.'
const list = (token: string | null, query = {}) =>
  call(p, contract.listCompanies, { query }, { token })
const verify = (token: string | null, id: string, body = { version: 1, reason }) =>
  call(p, contract.verifyCompany, { params: { id }, body }, { token })
const giveBack = (token: string, id: string) =>
  call(
    p,
    contract.returnCompany,
    { params: { id }, body: { version: 1, reason: 'Falta a razão social.' } },
    { token },
  )

async function waiting(name: string, readyAt: Date) {
  const companyId = await aCompany(p, { name, verified: false })
  await p.platform.db
    .updateTable('companies')
    .set({
      domain: 'x.com.br',
      domain_token: 'x',
      domain_proof: 'dns',
      domain_proved_at: readyAt,
      ready_at: readyAt,
    })
    .where('id', '=', companyId)
    .execute()
  return companyId
}
const mailsTo = async (email: string) => {
  await p.platform.tasks.settled()
  const mails = p.platform.db.selectFrom('captured_mail').select('subject')
  return (await mails.where('recipient', '=', email).orderBy('id').execute()).map((m) => m.subject)
}

test("only Trilha's team, with a reason, on a company that there is", async () => {
  const [candidate, recruiter, admin] = await Promise.all([
    aCandidate(p),
    aRecruiter(p),
    anAdmin(p),
  ])
  const id = await aCompany(p, { verified: false })
  refused(await list(null), 401, 'sign-in-needed')
  for (const { token } of [candidate, recruiter]) {
    refused(await list(token), 403, 'forbidden')
    refused(await verify(token, id), 403, 'forbidden')
    refused(await giveBack(token, id), 403, 'forbidden')
  }
  refused(await verify(admin.token, id, { version: 1, reason: 'ok' }), 400, 'invalid-request')
  refused(await verify(admin.token, randomUUID()), 404, 'not-found')
  refused(await list(admin.token, { state: 'x' }), 400, 'invalid-request')
})

test('who waits longest comes first; found by name, without its accents', async () => {
  const { token } = await anAdmin(p)
  const now = Date.now()
  const late = await waiting('Café Açucena', new Date(now - 1000))
  const early = await waiting('Oficina Ipê', new Date(now - 90_000))
  const { body } = await list(token, { state: 'waiting' })
  expect(body.rows.map(({ id }) => id)).toEqual([early, late])
  expect((await list(token, { text: 'acucena' })).body.rows.map(({ id }) => id)).toEqual([late])
  expect((await list(token, { text: '%' })).body.count).toBe(0)
})

test('verified: the owners hear of it, the log keeps it, and it happens once', async () => {
  const admin = await anAdmin(p)
  const id = await waiting('Padaria Raio de Sol', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  expect((await verify(admin.token, id)).status).toBe(204)
  refused(await verify(admin.token, id), 409, 'conflict')
  const line = await p.platform.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'reason', 'change'])
    .where('thing_id', '=', id)
    .execute()
  expect(line).toEqual([
    {
      actor_user_id: admin.userId,
      action: 'company.verify',
      reason,
      change: { before: 'waiting', after: 'verified' },
    },
  ])
  expect(await mailsTo(owner.email)).toEqual(['Padaria Raio de Sol está verificada na Trilha'])
})

/** Two companies that say one CNPJ is theirs. */
async function dispute() {
  const cnpj = aCnpj()
  const ids = [await waiting('Padaria Primeira', new Date()), await waiting('Golpe SA', new Date())]
  const set = p.platform.db.updateTable('companies').set({ cnpj })
  await set.where('id', 'in', ids).execute()
  return ids as [string, string]
}

test('of two that claim one CNPJ only one is verified; the team sees both, they do not', async () => {
  const { token } = await anAdmin(p)
  const [first, second] = await dispute()
  const rows = (await list(token, { disputed: true, limit: 50 })).body.rows
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([first, second]))
  const get = async (id: string) =>
    (await call(p, contract.getAdminCompany, { params: { id } }, { token })).body
  expect((await get(first)).claims).toMatchObject([{ id: second, state: 'waiting' }])
  const owner = await aRecruiter(p, { companyId: first, role: 'owner' })
  const shown = await call(p, own.getCompany, {}, { token: owner.token })
  expect(JSON.stringify(shown.body)).not.toContain('Golpe SA')

  expect((await verify(token, second)).status).toBe(204)
  refused(await verify(token, first), 409, 'cnpj-taken')
  // The wrong one was verified: given back, it makes room.
  const vacancy = await aVacancy(p, { companyId: second })
  expect((await giveBack(token, second)).status).toBe(204)
  refused(await giveBack(token, second), 409, 'conflict')
  expect((await get(second)).state).toBe('returned')
  const { state } = await p.platform.db
    .selectFrom('vacancies')
    .select('state')
    .where('id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('paused')
  expect((await verify(token, first)).status).toBe(204)
})

test('what was changed after it was read is read again first', async () => {
  const admin = await anAdmin(p)
  const id = await waiting('Padaria Raio de Sol', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  const body = { version: 1, name: 'Banco Conhecido' }
  expect((await call(p, own.updateCompany, { body }, { token: owner.token })).status).toBe(200)
  refused(await verify(admin.token, id), 409, 'company-changed')
  refused(await giveBack(admin.token, id), 409, 'company-changed')
  const shown = await call(p, contract.getAdminCompany, { params: { id } }, { token: admin.token })
  expect(shown.body).toMatchObject({ name: 'Banco Conhecido', state: 'waiting' })
  const { version } = shown.body
  expect((await verify(admin.token, id, { version, reason })).status).toBe(204)
})

test('given back with a reason, asked again, verified', async () => {
  const admin = await anAdmin(p)
  const id = await waiting('Oficina Ipê', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  const askAgain = () => call(p, own.askVerification, {}, { token: owner.token })
  refused(await askAgain(), 409, 'conflict')
  expect((await giveBack(admin.token, id)).status).toBe(204)
  const returned = 'Falta um detalhe para verificar Oficina Ipê'
  // Read before the next is written: two that wait together may leave in either order.
  expect(await mailsTo(owner.email)).toEqual([returned])
  const { body } = await call(p, own.getCompany, {}, { token: owner.token })
  expect(body.verification).toMatchObject({ state: 'returned', reason: 'Falta a razão social.' })
  expect((await askAgain()).body.verification).toMatchObject({ state: 'waiting', reason: null })
  expect((await verify(admin.token, id)).status).toBe(204)
  const shown = await call(p, contract.getAdminCompany, { params: { id } }, { token: admin.token })
  expect(shown.body).toMatchObject({
    state: 'verified',
    people: 1,
    owners: [{ email: owner.email }],
  })
  const verified = 'Oficina Ipê está verificada na Trilha'
  expect(await mailsTo(owner.email)).toEqual([returned, verified])
})
