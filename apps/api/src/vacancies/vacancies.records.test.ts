import * as moderation from '@trilha/contracts/moderation'
import { getVacancy } from '@trilha/contracts/vacancies/vacancies'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { saveEditor } from '@trilha/contracts/vacancies/editor'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aPublished, aSavedDraft, editorOf } from '../../test/editor.ts'
import { anAdmin, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { accept as acceptAs } from '../../test/review.ts'
import { mailsTo } from '../../test/trails.ts'

/**
 * A vacancy may ask for criminal or credit records only with a reviewed reason (TST, IRR
 * 243000-58.2013).
 */

const p = program()

const withRecords = {
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

async function reviewItem(id: number) {
  const { token } = await anAdmin(p)
  const { body } = await call(
    p,
    moderation.listVacanciesToModerate,
    { query: { limit: 50 } },
    { token },
  )
  return body.rows.find((row) => row.id === id)
}

const accept = (id: number) => acceptAs(p, id, { reason: 'A lei dos vigilantes pede.' })

/** An open vacancy of a verified company that asks for records, accepted in review. */
async function acceptedVacancy(changes: Partial<VacancyContent> = {}) {
  const owner = await aRecruiter(p, { role: 'owner' })
  const vacancy = await aPublished(p, { ...withRecords, recordsCheck, ...changes }, owner)
  expect(await stateOf(vacancy.id)).toBe('in_review')
  expect((await accept(vacancy.id)).status).toBe(204)
  const { body } = await editorOf(p, owner).read(vacancy.id)
  return { ...vacancy, content: body.content, version: body.version, owner }
}

test('publishing is refused without a reason', async () => {
  const { id, editor, content, saved } = await aSavedDraft(p, withRecords)
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

test('an unknown ground and a too long reason are refused', async () => {
  const { id, editor, content } = await aSavedDraft(p, withRecords)
  const unknown = { ground: 'trust' as 'law', reason: recordsCheck.reason }
  refused(await editor.save(id, 2, { ...content, recordsCheck: unknown }), 400, 'invalid-request')
  const long = { ...recordsCheck, reason: 'a'.repeat(601) }
  refused(await editor.save(id, 2, { ...content, recordsCheck: long }), 400, 'invalid-request')
})

test('even with a reason, a request is unlawful if the work does not justify it', async () => {
  const seller = { ...withRecords, roleName: 'Vendedor(a)', recordsCheck }
  const { id, editor } = await aSavedDraft(p, seller)
  const { findings } = refused(await editor.publish(id, 2), 400, 'advert-unlawful')
  expect(findings).toMatchObject([{ rule: 'criminal-record', severity: 'block' }])
})

test('also verified companies need the review; candidates never see the reason', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const vacancy = await aPublished(p, { ...withRecords, recordsCheck }, owner)
  expect(vacancy.content.recordsCheck).toEqual(recordsCheck)
  refused(await call(p, getVacancy, { params: { id: vacancy.id } }), 404, 'not-found')
  expect((await reviewItem(vacancy.id))?.recordsCheck).toEqual({
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

test('a copy keeps the reason and is reviewed too', async () => {
  const { id, owner } = await acceptedVacancy()
  const editor = editorOf(p, owner)
  const copy = (await editor.begin({ from: 'vacancy', vacancyId: id })).body.id
  const { body } = await editor.read(copy)
  expect(body.content.recordsCheck).toEqual(recordsCheck)
  expect((await editor.publish(copy, body.version)).body).toEqual({ state: 'in_review' })
})

test('an open vacancy is paused for review only when its request for records changes', async () => {
  const { id, editor, content, version } = await acceptedVacancy()
  const better = { ...content, niceToHave: ['Gostar de gente'] }
  expect((await editor.save(id, version, better)).status).toBe(200)
  expect(await stateOf(id)).toBe('open')
  const other = { ...better, recordsCheck: { ...recordsCheck, ground: 'dangerous' as const } }
  expect((await editor.save(id, version + 1, other)).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  refused(await editor.resume(id), 409, 'conflict')
  expect((await reviewItem(id))?.recordsCheck?.ground).toBe('dangerous')
})

test('a request added to an open vacancy needs a reason, deleted with the request', async () => {
  const { id, editor, content, version } = await aPublished(p, { roleName: 'Cuidador de idosos' })
  const withRequest = { ...content, requirements: withRecords.requirements }
  const body = refused(await editor.save(id, version, withRequest), 400, 'invalid-request')
  expect(fieldsOf(body)?.map(([field]) => field)).toEqual([
    'recordsCheck.ground',
    'recordsCheck.reason',
  ])
  const withReason = { ...withRequest, recordsCheck: { ...recordsCheck, ground: 'care' as const } }
  expect((await editor.save(id, version, withReason)).status).toBe(200)
  expect(await stateOf(id)).toBe('paused')
  const withoutRequest = { ...withReason, requirements: ['Paciência'] }
  expect((await editor.save(id, version + 1, withoutRequest)).status).toBe(200)
  expect((await editor.read(id)).body.content.recordsCheck).toEqual({ ground: null, reason: '' })
})

test('an older client without the field saves a draft without a reason', async () => {
  const { id, recruiter, content } = await aSavedDraft(p)
  const { recordsCheck: _, ...before } = { ...content, positions: 7 }
  const body = { version: 2, content: before }
  const saved = await call(p, saveEditor, { params: { id }, body }, { token: recruiter.token })
  expect(saved.status).toBe(200)
  expect((await editorOf(p, recruiter).read(id)).body.content.recordsCheck.ground).toBeNull()
})
