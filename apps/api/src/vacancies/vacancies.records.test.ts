import * as moderation from '@trilha/contracts/moderation'
import { getVacancy } from '@trilha/contracts/vacancies'
import type { VacancyContent } from '@trilha/contracts/vacancies.content'
import { saveEditor } from '@trilha/contracts/vacancies.edit'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aPublished, aSavedDraft, editorOf } from '../../test/editor.ts'
import { anAdmin, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { accept as acceptAs } from '../../test/review.ts'
import { mailsTo } from '../../test/trails.ts'

/** Criminal and credit records (TST, IRR 243000-58.2013): asked for with a reason that somebody reads. */

const p = program()

const asked = {
  roleName: 'Vigilante patrimonial',
  requirements: ['Certidão de antecedentes criminais', 'Curso de formação'],
}
const recordsCheck = {
  ground: 'law',
  reason: 'A Lei 14.967/2024 pede a certidão a quem trabalha como vigilante.',
} as const

const fieldsOf = (body: { errors?: { field: string; id: string }[] }) =>
  body.errors?.map(({ field, id }) => [field, id])

const stateOf = async (id: number) =>
  (
    await p.platform.db
      .selectFrom('vacancies')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

async function reviewed(id: number) {
  const { token } = await anAdmin(p)
  const { body } = await call(p, moderation.listReview, { query: { limit: 50 } }, { token })
  return body.rows.find((row) => row.id === id)
}

const accept = (id: number) => acceptAs(p, id, { reason: 'A lei dos vigilantes pede.' })

/** A vacancy of a verified company that asks for records; the team has read and opened it. */
async function opened(changes: Partial<VacancyContent> = {}) {
  const owner = await aRecruiter(p, { role: 'owner' })
  const vacancy = await aPublished(p, { ...asked, recordsCheck, ...changes }, owner)
  expect(await stateOf(vacancy.id)).toBe('in_review')
  expect((await accept(vacancy.id)).status).toBe(204)
  const { body } = await editorOf(p, owner).read(vacancy.id)
  return { ...vacancy, content: body.content, version: body.version, owner }
}

test('not published without a reason', async () => {
  const { id, editor, content, saved } = await aSavedDraft(p, asked)
  const missing = [
    ['recordsCheck.ground', 'required'],
    ['recordsCheck.reason', 'reason-required'],
  ]
  expect(fieldsOf({ errors: saved.problems })).toEqual(missing)
  expect(fieldsOf(refused(await editor.publish(id, 2), 400, 'invalid-request'))).toEqual(missing)
  const short = {
    ...content,
    recordsCheck: { ground: 'law' as const, reason: '  É a lei.        ' },
  }
  await editor.save(id, 2, short)
  const body = refused(await editor.publish(id, 3), 400, 'invalid-request')
  expect(fieldsOf(body)).toEqual([['recordsCheck.reason', 'reason-required']])
})

test('not with a reason that nobody knows, nor one without end', async () => {
  const { id, editor, content } = await aSavedDraft(p, asked)
  const unknown = { ground: 'trust' as 'law', reason: recordsCheck.reason }
  refused(await editor.save(id, 2, { ...content, recordsCheck: unknown }), 400, 'invalid-request')
  const long = { ...recordsCheck, reason: 'a'.repeat(601) }
  refused(await editor.save(id, 2, { ...content, recordsCheck: long }), 400, 'invalid-request')
})

test('no reason makes lawful what the work does not justify', async () => {
  const seller = { ...asked, roleName: 'Vendedor(a)', recordsCheck }
  const { id, editor } = await aSavedDraft(p, seller)
  const { findings } = refused(await editor.publish(id, 2), 400, 'advert-unlawful')
  expect(findings).toMatchObject([{ rule: 'criminal-record', severity: 'block' }])
})

test('with a reason it is read first, also of a verified company; who applies never sees it', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const vacancy = await aPublished(p, { ...asked, recordsCheck }, owner)
  expect(vacancy.content.recordsCheck).toEqual(recordsCheck)
  refused(await call(p, getVacancy, { params: { id: vacancy.id } }), 404, 'not-found')
  expect((await reviewed(vacancy.id))?.recordsCheck).toEqual({
    ...recordsCheck,
    asked: ['Certidão de antecedentes criminais'],
  })
  expect((await accept(vacancy.id)).status).toBe(204)
  const seen = await call(p, getVacancy, { params: { id: vacancy.id } })
  expect(JSON.stringify(seen.body)).not.toContain('14.967')
  expect(await mailsTo(p, owner.email)).toContainEqual(
    expect.objectContaining({ subject: 'Sua vaga está aberta: Vigilante patrimonial' }),
  )
})

test('a copy keeps the reason, and is read too', async () => {
  const { id, owner } = await opened()
  const editor = editorOf(p, owner)
  const copy = (await editor.begin({ from: 'vacancy', vacancyId: id })).body.id
  const { body } = await editor.read(copy)
  expect(body.content.recordsCheck).toEqual(recordsCheck)
  expect((await editor.publish(copy, body.version)).body).toEqual({ state: 'in_review' })
})

test('open, it goes on while the demand stays, and waits once it is another', async () => {
  const { id, editor, content, version } = await opened()
  const better = { ...content, niceToHave: ['Gostar de gente'] }
  expect((await editor.save(id, version, better)).status).toBe(200)
  expect(await stateOf(id)).toBe('open')
  const other = { ...better, recordsCheck: { ...recordsCheck, ground: 'dangerous' as const } }
  expect((await editor.save(id, version + 1, other)).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  refused(await editor.resume(id), 409, 'conflict')
  expect((await reviewed(id))?.recordsCheck?.ground).toBe('dangerous')
})

test('open, it needs a reason for what it begins to ask; without the demand none is kept', async () => {
  const { id, editor, content, version } = await aPublished(p, { roleName: 'Cuidador de idosos' })
  const asks = { ...content, requirements: asked.requirements }
  const body = refused(await editor.save(id, version, asks), 400, 'invalid-request')
  expect(fieldsOf(body)?.map(([field]) => field)).toEqual([
    'recordsCheck.ground',
    'recordsCheck.reason',
  ])
  const reasoned = { ...asks, recordsCheck: { ...recordsCheck, ground: 'care' as const } }
  expect((await editor.save(id, version, reasoned)).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  const without = { ...reasoned, requirements: ['Paciência'] }
  expect((await editor.save(id, version + 1, without)).status).toBe(200)
  expect((await editor.read(id)).body.content.recordsCheck).toEqual({ ground: null, reason: '' })
})

test('what a page of before sends, without the field, is a draft without a reason', async () => {
  const { id, recruiter, content } = await aSavedDraft(p)
  const { recordsCheck: _, ...before } = { ...content, positions: 7 }
  const body = { version: 2, content: before }
  const saved = await call(p, saveEditor, { params: { id }, body }, { token: recruiter.token })
  expect(saved.status).toBe(200)
  expect((await editorOf(p, recruiter).read(id)).body.content.recordsCheck.ground).toBeNull()
})
