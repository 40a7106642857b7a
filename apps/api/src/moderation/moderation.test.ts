import * as contract from '@trilha/contracts/moderation'
import * as vacancies from '@trilha/contracts/vacancies/vacancies'
import { pauseVacancy, resumeVacancy } from '@trilha/contracts/vacancies/editor'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aCompany, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { accept as acceptAs } from '../../test/review.ts'
import { inTransaction } from '../platform/db/database.ts'
import { publishVacancy } from '../../test/vacancies.rows.ts'

const p = program()
const reason = 'Anúncio claro, com salário e etapas.'
const accept = (id: number, token: string) => acceptAs(p, id, { reason, token })
const returnToCompany = (id: number, token: string) =>
  call(p, contract.returnVacancy, { params: { id }, body: { reason } }, { token })
const settle = (id: number, token: string, resolution: string) =>
  call(
    p,
    contract.resolveReports,
    { params: { id }, body: { resolution, reason } as never },
    { token },
  )
const stateOf = async (id: number) => {
  const vacancy = p.platform.db.selectFrom('vacancies').select('state').where('id', '=', id)
  return (await vacancy.executeTakeFirstOrThrow()).state
}
const logOf = (id: number) =>
  p.platform.db
    .selectFrom('audit_log')
    .select(['action', 'change'])
    .where('thing_id', '=', String(id))
    .orderBy('at')
    .execute()

/** The first vacancy of an unverified company, in review. */
async function inReview() {
  const companyId = await aCompany(p, { verified: false })
  const owner = await aRecruiter(p, { companyId, role: 'owner' })
  const { id } = await aVacancy(p, { companyId, draft: true })
  await inTransaction(p.platform.db, (tx) => publishVacancy(tx, id, p.platform.now()))
  return { id, owner }
}

test("only Trilha's team reviews and decides", async () => {
  const { id, owner } = await inReview()
  for (const { token } of [owner, await aCandidate(p)]) {
    refused(await call(p, contract.listVacanciesToModerate, {}, { token }), 403, 'forbidden')
    refused(await call(p, contract.listReports, {}, { token }), 403, 'forbidden')
    refused(await accept(id, token), 403, 'forbidden')
    refused(await settle(id, token, 'kept'), 403, 'forbidden')
  }
  refused(await call(p, contract.listVacanciesToModerate, {}), 401, 'sign-in-needed')
  const { token } = await anAdmin(p)
  refused(await accept(999_999, token), 404, 'not-found')
  refused(await settle(id, token, 'deleted'), 400, 'invalid-request')
  expect(await stateOf(id)).toBe('in_review')
})

test('a vacancy in review is listed in full; it cannot be accepted twice', async () => {
  const { id } = await inReview()
  const { token } = await anAdmin(p)
  const { body } = await call(
    p,
    contract.listVacanciesToModerate,
    { query: { limit: 50 } },
    { token },
  )
  expect(body.rows.find((row) => row.id === id)).toMatchObject({
    company: { verified: false },
    place: 'Contagem, MG',
    stages: [{ kind: 'requirements', minutes: 3 }, { kind: 'company' }],
  })
  expect((await accept(id, token)).status).toBe(204)
  refused(await accept(id, token), 409, 'conflict')
  refused(await returnToCompany(id, token), 409, 'conflict')
  expect(await stateOf(id)).toBe('open')
  expect(await logOf(id)).toEqual([
    { action: 'vacancy.accept_review', change: { before: 'in_review', after: 'open' } },
  ])
})

test('a returned vacancy is a draft again, and its owners receive the reason', async () => {
  const { id, owner } = await inReview()
  expect((await returnToCompany(id, (await anAdmin(p)).token)).status).toBe(204)
  expect(await stateOf(id)).toBe('draft')
  await p.platform.tasks.settled()
  const mails = p.platform.db.selectFrom('captured_mail').select('text')
  const [mail] = await mails.where('recipient', '=', owner.email).execute()
  expect(mail?.text).toContain(reason)
})

test('reports are anonymous and settled together; a paused vacancy needs a review', async () => {
  const { id, companyId } = await aVacancy(p)
  const people = [await aCandidate(p), await aCandidate(p)]
  for (const { token } of people) {
    const body = { reason: 'false', text: 'O salário é outro.' } as never
    await call(p, vacancies.reportVacancy, { params: { id }, body }, { token })
  }
  const owner = await aRecruiter(p, { companyId, role: 'owner' })
  const { token } = await anAdmin(p)
  const { body } = await call(p, contract.listReports, {}, { token })
  const found = body.rows.find((row) => row.id === id)
  expect(found?.reports).toHaveLength(2)
  for (const { userId, email } of people) {
    expect(JSON.stringify(body)).not.toContain(userId)
    expect(JSON.stringify(body)).not.toContain(email)
  }
  expect((await settle(id, token, 'paused')).status).toBe(204)
  refused(await settle(id, token, 'kept'), 409, 'conflict')
  expect(await stateOf(id)).toBe('paused')
  const after = await call(p, contract.listReports, {}, { token })
  expect(after.body.rows.map((row) => row.id)).not.toContain(id)

  // The company cannot resume it: the team reviews it again.
  const resume = () => call(p, resumeVacancy, { params: { id } }, { token: owner.token })
  refused(await resume(), 409, 'conflict')
  const review = await call(
    p,
    contract.listVacanciesToModerate,
    { query: { limit: 50 } },
    { token },
  )
  expect(review.body.rows.map((row) => row.id)).toContain(id)
  expect((await returnToCompany(id, token)).status).toBe(204)
  expect(await stateOf(id)).toBe('paused')
  refused(await resume(), 409, 'conflict')
  expect((await accept(id, token)).status).toBe(204)
  expect(await stateOf(id)).toBe('open')
  await call(p, pauseVacancy, { params: { id } }, { token: owner.token })
  refused(await accept(id, token), 409, 'conflict')
  expect((await resume()).body).toEqual({ state: 'open' })
})
