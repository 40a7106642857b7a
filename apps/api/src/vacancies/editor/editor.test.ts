import { randomUUID } from 'node:crypto'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import * as contract from '@trilha/contracts/vacancies/vacancies'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import {
  aPublished,
  aSavedDraft,
  allStages,
  aStage,
  editorOf,
  wholeContent,
} from '../../../test/editor.ts'
import {
  aCandidate,
  aCompany,
  anAdmin,
  aRecruiter,
  aVacancy,
  dayFromNow,
} from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const find = (id: number) => call(p, contract.getVacancy, { params: { id } })

describe('permissions', () => {
  const actions = {
    read: (id: number, token: string | null) => editorOf(p, { token }).read(id),
    save: (id: number, token: string | null) => editorOf(p, { token }).save(id, 2, wholeContent(p)),
    discard: (id: number, token: string | null) => editorOf(p, { token }).discard(id),
    preview: (id: number, token: string | null) => editorOf(p, { token }).preview(id),
    publish: (id: number, token: string | null) => editorOf(p, { token }).publish(id, 2),
    pause: (id: number, token: string | null) => editorOf(p, { token }).pause(id),
    resume: (id: number, token: string | null) => editorOf(p, { token }).resume(id),
    close: (id: number, token: string | null) => editorOf(p, { token }).close(id),
    archive: (id: number, token: string | null) => editorOf(p, { token }).archive(id),
    extend: (id: number, token: string | null) =>
      editorOf(p, { token }).extend(id, dayFromNow(p, 40)),
    copy: (id: number, token: string | null) =>
      editorOf(p, { token }).begin({ from: 'vacancy', vacancyId: id }),
  }
  const readActions = ['read', 'preview']

  test.each(Object.entries(actions))('%s: refused without permission', async (name, action) => {
    const { id, recruiter } = await aSavedDraft(p)
    refused(await action(id, null), 401, 'sign-in-needed')
    refused(await action(id, (await aCandidate(p)).token), 403, 'forbidden')
    refused(await action(id, (await anAdmin(p)).token), 403, 'forbidden')
    const owner = await aRecruiter(p, { role: 'owner' })
    refused(await action(id, owner.token), 404, 'not-found')
    refused(await action(999_999_999, recruiter.token), 404, 'not-found')
    const { companyId } = recruiter
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    const theirs = await action(id, evaluator.token)
    if (readActions.includes(name)) expect(theirs.status).toBe(200)
    else refused(theirs, 403, 'forbidden')
    const { body } = await editorOf(p, recruiter).read(id)
    expect(body).toMatchObject({ state: 'draft', version: 2 })
  })

  test('an evaluator can read the editor but has no permissions', async () => {
    const { id, recruiter } = await aSavedDraft(p)
    const { companyId } = recruiter
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    const { body } = await editorOf(p, evaluator).read(id)
    expect(new Set(Object.values(body.can).map(({ reason }) => reason))).toEqual(
      new Set(['forbidden']),
    )
    expect(body.stages.every(({ changeQuestions }) => !changeQuestions.allowed)).toBe(true)
    refused(await editorOf(p, evaluator).begin({ from: 'blank' }), 403, 'forbidden')
  })
})

describe('creating a draft', () => {
  test('a blank draft is empty and lists the missing fields', async () => {
    const editor = editorOf(p, await aRecruiter(p))
    const { status, body } = await editor.begin({ from: 'blank' })
    expect(status).toBe(201)
    const read = await editor.read(body.id)
    expect(read.body).toMatchObject({
      state: 'draft',
      version: 1,
      applications: 0,
      publishedAt: null,
      content: { roleName: '', stages: [], closesOn: dayFromNow(p, 30) },
    })
    const fields = read.body.problems.map(({ field }) => field)
    expect(fields).toEqual(
      expect.arrayContaining(['jobProfile', 'salaryHiddenReason', 'stages', 'roleName']),
    )
    refused(await find(body.id), 404, 'not-found')
  })

  test('a repeated idempotency key creates no second draft', async () => {
    const editor = editorOf(p, await aRecruiter(p))
    const key = randomUUID()
    const first = await editor.begin({ from: 'blank' }, key)
    const again = await editor.begin({ from: 'blank' }, key)
    expect(again.body).toEqual(first.body)
  })

  test('a template gives the stages of its job profile', async () => {
    const editor = editorOf(p, await aRecruiter(p))
    const { body } = await editor.begin({ from: 'template', family: 'service-sales' })
    const { content } = (await editor.read(body.id)).body
    expect(content.jobProfile).toBe('service-sales')
    expect(content.stages.map(({ kind }) => kind)).toEqual([
      'requirements',
      'questions',
      'video',
      'company',
      'offer',
    ])
    // All missing fields are reported at once, including those that depend on other fields.
    const { problems } = (await editor.read(body.id)).body
    expect(problems.map(({ field }) => field).sort()).toEqual([
      'description',
      'municipalityCode',
      'roleName',
      'salaryHiddenReason',
    ])
  })

  test('a copy has everything except the last day, and new stage ids', async () => {
    const one = await aPublished(p)
    const { body } = await one.editor.begin({ from: 'vacancy', vacancyId: one.id })
    const copy = (await one.editor.read(body.id)).body
    const withoutIds = (stages: typeof copy.content.stages) => stages.map((s) => ({ ...s, id: '' }))
    expect(copy.state).toBe('draft')
    expect(copy.content).toEqual({
      ...one.content,
      closesOn: dayFromNow(p, 30),
      stages: expect.anything(),
    })
    expect(withoutIds(copy.content.stages)).toEqual(withoutIds(allStages))
    expect(copy.content.stages[0]?.id).not.toBe(one.content.stages[0]?.id)
    expect(copy.problems).toEqual([])
  })

  test('a vacancy not created in the editor can be opened in it', async () => {
    const companyId = await aCompany(p)
    const { id, stageIds } = await aVacancy(p, { companyId })
    const { body } = await editorOf(p, await aRecruiter(p, { companyId })).read(id)
    expect(body).toMatchObject({ state: 'open', version: 1, saved: null, problems: [] })
    expect(body.content.stages.map((stage) => stage.id)).toEqual(stageIds)
    expect(body.content.stages[0]?.rules).toHaveLength(2)
  })
})

describe('saving a draft', () => {
  test('returns the content as typed, including empty fields, and who saved it', async () => {
    const recruiter = await aRecruiter(p, { name: 'Rita Alves' })
    const gaps = [
      aStage('custom', { items: [], test: { seconds: null, draws: {}, passPercent: null } }),
      aStage('company', { id: 'dois', title: '' }),
    ]
    const draft = await aSavedDraft(p, { roleName: 'V', description: '', stages: gaps }, recruiter)
    expect(draft.saved).toMatchObject({ version: 2, saved: { by: 'Rita Alves' } })
    const { body } = await draft.editor.read(draft.id)
    expect(body.content).toEqual(draft.content)
    expect(body.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['roleName', 'description', 'stages.1.title']),
    )
  })

  test('invalid values are refused by field', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    const wrong = [
      ['contractType', { contractType: 'slave' }],
      ['positions', { positions: 0 }],
      ['affirmativeFor.0', { affirmativeFor: ['homens'] }],
      ['stages.0.minutes', { stages: [{ ...aStage('values'), minutes: 0 }] }],
      ['closesOn', { closesOn: '31/12/2026' }],
    ] as const
    for (const [field, change] of wrong) {
      const answer = await editor.save(id, 2, { ...content, ...change } as never)
      expect(refused(answer, 400, 'invalid-request').errors?.map((e) => e.field)).toContain(
        `content.${field}`,
      )
    }
  })

  test('HTML that is not allowed is removed', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    const description = '<p onclick="x()">Olá</p><script>alert(1)</script><b>forte</b>'
    await editor.save(id, 2, { ...content, description })
    const { body } = await editor.read(id)
    expect(body.content.description).toBe('<p>Olá</p><strong>forte</strong>')
  })

  test('a save conflict says who saved and when, and overwrites nothing', async () => {
    const { id, recruiter, content } = await aSavedDraft(p)
    const { companyId } = recruiter
    const ana = editorOf(p, await aRecruiter(p, { companyId, name: 'Ana Prado' }))
    const beto = editorOf(p, await aRecruiter(p, { companyId, name: 'Beto Luz' }))
    expect((await ana.save(id, 2, { ...content, positions: 7 })).status).toBe(200)
    const theirs = { ...content, positions: 9 }
    const body = refused(await beto.save(id, 2, theirs), 409, 'vacancy-changed')
    expect(body.changed).toEqual({ version: 3, by: 'Ana Prado', at: expect.any(String) })
    expect((await beto.read(id)).body.content.positions).toBe(7)
    expect((await beto.save(id, 3, theirs)).body.version).toBe(4)
  })

  test('saving the same content again succeeds without a new version', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    const again = await editor.save(id, 1, content)
    expect(again.status).toBe(200)
    expect(again.body.version).toBe(2)
  })

  test('an older client that does not know a new field can save', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    const { trialDays: _, ...older } = content
    expect((await editor.save(id, 2, older as typeof content)).status).toBe(200)
    expect((await editor.read(id)).body.content.trialDays).toBeNull()
  })

  test('of twelve parallel saves of one version, exactly one succeeds', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => editor.save(id, 2, { ...content, positions: i + 10 })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter(({ status }) => status !== 200))
      refused(lost, 409, 'vacancy-changed')
    const { body } = await editor.read(id)
    expect(body.version).toBe(3)
    expect(body.content.positions).toBe(10 + answers.findIndex(({ status }) => status === 200))
  })

  test('a draft can be deleted; a published vacancy cannot', async () => {
    const draft = await aSavedDraft(p)
    expect((await draft.editor.discard(draft.id)).status).toBe(204)
    refused(await draft.editor.read(draft.id), 404, 'not-found')
    const open = await aPublished(p)
    refused(await open.editor.discard(open.id), 409, 'conflict')
  })
})

describe('the list of vacancies', () => {
  const list = (token: string | null, query: Record<string, unknown> = {}) =>
    call(p, pipeline.listPipelineVacancies, { query }, { token })

  test('filters by state, shows draft names, and hides archived ones by default', async () => {
    const recruiter = await aRecruiter(p)
    const draft = await aSavedDraft(p, { roleName: ' Vigia noturno ' }, recruiter)
    const open = await aPublished(p, {}, recruiter)
    const old = await aPublished(p, {}, recruiter)
    await old.editor.close(old.id)
    await old.editor.archive(old.id)
    const { token } = recruiter
    refused(await list(token, { state: ['lost'] }), 400, 'invalid-request')
    const { body } = await list(token)
    expect(body.rows.map(({ id }) => id)).toEqual([open.id, draft.id])
    expect(body).toMatchObject({ count: 2, byState: { draft: 1, open: 1, archived: 1 } })
    const drafts = await list(token, { state: 'draft' })
    expect(drafts.body.rows).toMatchObject([
      { id: draft.id, roleName: 'Vigia noturno', positions: 3, municipality: { name: 'Contagem' } },
    ])
    expect((await list(token, { state: ['archived', 'open'] })).body.count).toBe(2)
  })
})

describe('preview', () => {
  test('equals the page that candidates see after publishing', async () => {
    const draft = await aSavedDraft(p)
    const { body: before } = await draft.editor.preview(draft.id)
    await draft.editor.publish(draft.id, 2)
    const { body: after } = await find(draft.id)
    const comparable = (view: typeof before) => ({
      ...view,
      state: '',
      publishedAt: '',
      similar: [],
      stages: view.stages.map((stage) => ({ ...stage, id: '' })),
    })
    expect(comparable(before)).toEqual(comparable(after))
  })

  test('shows an incomplete draft, and no rules, keys or questions', async () => {
    const editor = editorOf(p, await aRecruiter(p))
    const { body } = await editor.begin({ from: 'blank' })
    expect((await editor.preview(body.id)).status).toBe(200)
    const complete = await aSavedDraft(p)
    const text = JSON.stringify((await complete.editor.preview(complete.id)).body)
    expect(text).not.toContain('sábados')
    expect(text).not.toContain('NFC-e')
  })
})
