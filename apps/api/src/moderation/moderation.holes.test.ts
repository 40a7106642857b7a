import { updateCompany } from '@trilha/contracts/companies/own'
import * as contract from '@trilha/contracts/moderation'
import { getVacancy } from '@trilha/contracts/vacancies/vacancies'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aPublished, editorOf } from '../../test/editor.ts'
import { aCandidate, aCompany, anAdmin, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { accept, lastChangeOf } from '../../test/review.ts'
import { upload } from '../../test/upload.ts'
import { reportVacancy } from '@trilha/contracts/vacancies/vacancies'

/** Attempts to bypass the review by Trilha's team: each must fail. */

const p = program()
const reason = 'Anúncio claro, com salário e etapas.'

async function decide(id: number, what: 'accept' | 'return' | 'suspend') {
  const { token } = await anAdmin(p)
  const params = { id }
  if (what === 'suspend') {
    const { token: candidate } = await aCandidate(p)
    const body = { reason: 'false', text: 'Pedem dinheiro.' } as const
    await call(p, reportVacancy, { params, body }, { token: candidate })
    const resolution = { resolution: 'paused', reason } as const
    return call(p, contract.resolveReports, { params, body: resolution }, { token })
  }
  if (what === 'accept') return accept(p, id, { reason, token })
  return call(p, contract.returnVacancy, { params, body: { reason } }, { token })
}

const stateOf = async (id: number) =>
  (
    await p.platform.db
      .selectFrom('vacancies')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const inReview = async (id: number) => {
  const { token } = await anAdmin(p)
  const { body } = await call(
    p,
    contract.listVacanciesToModerate,
    { query: { limit: 50 } },
    { token },
  )
  return body.rows.some((row) => row.id === id)
}

/** A vacancy of an unverified company that the team has reviewed and accepted. */
async function accepted() {
  const companyId = await aCompany(p, { verified: false })
  const owner = await aRecruiter(p, { companyId, role: 'owner' })
  const vacancy = await aPublished(p, {}, owner)
  expect((await decide(vacancy.id, 'accept')).status).toBe(204)
  return { ...vacancy, owner }
}

test('the second vacancy of an unverified company is reviewed too', async () => {
  const { owner } = await accepted()
  const second = await aPublished(p, {}, owner)
  expect(await stateOf(second.id)).toBe('in_review')
  refused(await call(p, getVacancy, { params: { id: second.id } }), 404, 'not-found')
})

test.each([
  ['title', { roleName: 'Gerente de contas, ganhe em casa' }],
  ['description', { description: '<p>Faça um depósito para garantir a vaga.</p>' }],
  ['salary', { salary: { minCents: 900_000, maxCents: 990_000, unit: 'month' as const } }],
  ['requirements', { requirements: ['Chamar no WhatsApp'] }],
])('a vacancy changed after its review needs another review: %s', async (_, change) => {
  const { id, editor, version, content } = await accepted()
  // Saving without a change does not pause the vacancy.
  expect((await editor.save(id, version, content)).status).toBe(200)
  expect(await stateOf(id)).toBe('open')
  expect((await editor.save(id, version, { ...content, ...change })).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  expect(await inReview(id)).toBe(true)
  refused(await editor.resume(id), 409, 'conflict')
  expect((await decide(id, 'return')).status).toBe(204)
  refused(await editor.resume(id), 409, 'conflict')
  expect((await decide(id, 'accept')).status).toBe(204)
  expect(await stateOf(id)).toBe('open')
  expect(await inReview(id)).toBe(false)
})

test('a vacancy that is paused and then changed cannot be resumed without a review', async () => {
  const { id, editor, version, content } = await accepted()
  expect((await editor.pause(id)).status).toBe(200)
  expect((await editor.resume(id)).status).toBe(200)
  await editor.pause(id)
  expect((await editor.save(id, version, { ...content, roleName: 'Outra' })).status).toBe(200)
  refused(await editor.resume(id), 409, 'conflict')
})

test('renaming an unverified company pauses its open vacancies', async () => {
  const { id, owner } = await accepted()
  const rename = { body: { version: 1, name: 'Banco Conhecido' } }
  expect((await call(p, updateCompany, rename, { token: owner.token })).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  expect(await inReview(id)).toBe(true)
})

test('copies of a suspended vacancy, and their copies, need a review', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const original = await aPublished(p, {}, owner)
  const editor = editorOf(p, owner)
  const copyOf = async (vacancyId: number) =>
    (await editor.begin({ from: 'vacancy', vacancyId })).body.id
  const directCopy = await copyOf(original.id)
  const discardedCopy = await copyOf(directCopy)
  const copyOfDiscarded = await copyOf(discardedCopy)
  expect((await editor.discard(discardedCopy)).status).toBe(204)
  expect((await decide(original.id, 'suspend')).status).toBe(204)
  for (const id of [directCopy, copyOfDiscarded, await copyOf(original.id)]) {
    const { body } = await editor.read(id)
    expect((await editor.publish(id, body.version)).body).toEqual({ state: 'in_review' })
  }
  // An unrelated vacancy opens at once.
  expect(await stateOf((await aPublished(p, {}, owner)).id)).toBe('open')
})

test('an open vacancy stays open when a verified company changes it', async () => {
  const { id, editor, version, content } = await aPublished(p)
  const changed = { ...content, requirements: ['Gostar de gente'] }
  const { body } = await editor.save(id, version, changed)
  expect(body.changesReviewed).toBe(false)
  expect(await stateOf(id)).toBe('open')
})

test('a logo is not public until the company is verified', async () => {
  const { id, owner } = await accepted()
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#cc0000' } })
  const file = { bytes: await picture.png().toBuffer(), type: 'image/png', name: 'logo.png' }
  expect((await upload(p, '/company/logo', file, owner.token)).status).toBe(200)
  const shownLogo = async () => (await call(p, getVacancy, { params: { id } })).body.company.logoUrl
  expect(await shownLogo()).toBeNull()
  const verification = { verified_at: p.platform.now() }
  const { companyId } = owner
  await p.platform.db
    .updateTable('companies')
    .set(verification)
    .where('id', '=', companyId)
    .execute()
  expect(await shownLogo()).toMatch(/^\/logos\//)
})

test('a change that the reviewer has not read is not accepted', async () => {
  const { id, editor, content, version } = await accepted()
  const harmless = { ...content, niceToHave: ['Gostar de gente'] }
  expect((await editor.save(id, version, harmless)).status).toBe(200)
  const { token } = await anAdmin(p)
  const readSince = await lastChangeOf(p, id)
  const acceptRead = (since: string) =>
    call(p, contract.acceptVacancy, { params: { id }, body: { reason, since } }, { token })
  // The company changes the vacancy between the review and the decision.
  p.advance(1)
  const worse = { ...harmless, niceToHave: ['Pagar o curso antes de começar'] }
  expect((await editor.save(id, version + 1, worse)).status).toBe(200)
  refused(await acceptRead(readSince), 409, 'conflict')
  expect(await stateOf(id)).toBe('paused')
  expect(await inReview(id)).toBe(true)
  expect((await acceptRead(await lastChangeOf(p, id))).status).toBe(204)
  expect(await stateOf(id)).toBe('open')
})
