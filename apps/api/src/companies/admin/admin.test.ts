import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/companies/admin'
import * as own from '@trilha/contracts/companies/own'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCnpj } from '../../../test/cnpj.ts'
import { aCandidate, aCompany, anAdmin, aRecruiter, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const reason = 'CNPJ ativo na Receita e domínio comprovado.'
const list = (token: string | null, query = {}) =>
  call(p, contract.listCompanies, { query }, { token })
const verify = (token: string | null, id: string, body = { version: 1, reason }) =>
  call(p, contract.verifyCompany, { params: { id }, body }, { token })
const returnToOwner = (token: string, id: string) =>
  call(
    p,
    contract.returnCompany,
    { params: { id }, body: { version: 1, reason: 'Falta a razão social.' } },
    { token },
  )

async function aWaitingCompany(name: string, readyAt: Date) {
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

test("verification needs Trilha's team, a reason and an existing company", async () => {
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
    refused(await returnToOwner(token, id), 403, 'forbidden')
  }
  refused(await verify(admin.token, id, { version: 1, reason: 'ok' }), 400, 'invalid-request')
  refused(await verify(admin.token, randomUUID()), 404, 'not-found')
  refused(await list(admin.token, { state: 'x' }), 400, 'invalid-request')
})

test('the longest wait comes first; the search ignores accents', async () => {
  const { token } = await anAdmin(p)
  const now = Date.now()
  const late = await aWaitingCompany('Café Açucena', new Date(now - 1000))
  const early = await aWaitingCompany('Oficina Ipê', new Date(now - 90_000))
  const { body } = await list(token, { state: 'waiting' })
  expect(body.rows.map(({ id }) => id)).toEqual([early, late])
  expect((await list(token, { text: 'acucena' })).body.rows.map(({ id }) => id)).toEqual([late])
  expect((await list(token, { text: '%' })).body.count).toBe(0)
})

test('verifying notifies the owners, writes the audit log and cannot be repeated', async () => {
  const admin = await anAdmin(p)
  const id = await aWaitingCompany('Padaria Raio de Sol', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  expect((await verify(admin.token, id)).status).toBe(204)
  refused(await verify(admin.token, id), 409, 'conflict')
  const entries = await p.platform.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'reason', 'change'])
    .where('thing_id', '=', id)
    .execute()
  expect(entries).toEqual([
    {
      actor_user_id: admin.userId,
      action: 'company.verify',
      reason,
      change: { before: 'waiting', after: 'verified' },
    },
  ])
  expect(await mailsTo(owner.email)).toEqual(['Padaria Raio de Sol está verificada na Trilha'])
})

/** Two companies that claim the same CNPJ. */
async function dispute() {
  const cnpj = aCnpj()
  const ids = [
    await aWaitingCompany('Padaria Primeira', new Date()),
    await aWaitingCompany('Golpe SA', new Date()),
  ]
  const set = p.platform.db.updateTable('companies').set({ cnpj })
  await set.where('id', 'in', ids).execute()
  return ids as [string, string]
}

test('only one company per CNPJ is verified; only the team sees competing claims', async () => {
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
  // Returning the wrong company frees the CNPJ for the other one.
  const vacancy = await aVacancy(p, { companyId: second })
  expect((await returnToOwner(token, second)).status).toBe(204)
  refused(await returnToOwner(token, second), 409, 'conflict')
  expect((await get(second)).state).toBe('returned')
  const { state } = await p.platform.db
    .selectFrom('vacancies')
    .select('state')
    .where('id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('paused')
  expect((await verify(token, first)).status).toBe(204)
})

test('a company changed after it was read must be read again before a decision', async () => {
  const admin = await anAdmin(p)
  const id = await aWaitingCompany('Padaria Raio de Sol', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  const body = { version: 1, name: 'Banco Conhecido' }
  expect((await call(p, own.updateCompany, { body }, { token: owner.token })).status).toBe(200)
  refused(await verify(admin.token, id), 409, 'company-changed')
  refused(await returnToOwner(admin.token, id), 409, 'company-changed')
  const shown = await call(p, contract.getAdminCompany, { params: { id } }, { token: admin.token })
  expect(shown.body).toMatchObject({ name: 'Banco Conhecido', state: 'waiting' })
  const { version } = shown.body
  expect((await verify(admin.token, id, { version, reason })).status).toBe(204)
})

test('a company is returned with a reason, asks again and is verified', async () => {
  const admin = await anAdmin(p)
  const id = await aWaitingCompany('Oficina Ipê', new Date())
  const owner = await aRecruiter(p, { companyId: id, role: 'owner' })
  const askAgain = () => call(p, own.askVerification, {}, { token: owner.token })
  refused(await askAgain(), 409, 'conflict')
  expect((await returnToOwner(admin.token, id)).status).toBe(204)
  const returned = 'Falta um detalhe para verificar Oficina Ipê'
  // Checked before the next mail is queued: mails queued together may be sent in any order.
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
