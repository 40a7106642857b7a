import * as contract from '@trilha/contracts/vacancies/vacancies'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import * as editContract from '@trilha/contracts/vacancies/editor'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import {
  allStages,
  anItem,
  aPublished,
  aSavedDraft,
  aStage,
  wholeContent,
} from '../../../test/editor.ts'
import { aCandidate, aCompany, aRecruiter, dayFromNow } from '../../../test/factories.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { program } from '../../../test/program.ts'
import { moveVacancy } from './publish.ts'

const p = program()
const find = (id: number) => call(p, contract.getVacancy, { params: { id } })

const fieldsOf = (body: { errors?: { field: string; id: string }[] }) =>
  body.errors?.map(({ field, id }) => [field, id])

describe('publishing', () => {
  test('is refused while required fields are missing', async () => {
    const { id, editor } = await aSavedDraft(p, {
      jobProfile: null,
      salary: null,
      municipalityCode: null,
      stages: [
        aStage('requirements'),
        aStage('offer', { id: 'o' }),
        aStage('company', { id: 'c' }),
      ],
    })
    const body = refused(await editor.publish(id, 2), 400, 'invalid-request')
    expect(fieldsOf(body)).toEqual([
      ['jobProfile', 'required'],
      ['salaryHiddenReason', 'reason-required'],
      ['municipalityCode', 'required'],
      ['stages.0.rules', 'invalid'],
      ['stages.1.kind', 'invalid'],
    ])
    refused(await find(id), 404, 'not-found')
  })

  test('is refused when a stage breaks the rules of its kind', async () => {
    const wrong: [string, VacancyContent['stages'][number]][] = [
      ['stages.0.rules', aStage('requirements')],
      ['stages.0.items', aStage('questions')],
      ['stages.0.items.0.key', aStage('custom', { items: [anItem({ points: 2 })] })],
      [
        'stages.0.items.0.key',
        aStage('custom', {
          items: [
            anItem({
              kind: 'single',
              points: 1,
              options: [
                { id: 'a', text: 'Sim' },
                { id: 'b', text: 'Não' },
              ],
              key: { kind: 'options', correct: ['c'] },
            }),
          ],
        }),
      ],
      ['stages.0.videoQuestions', aStage('video')],
      [
        'stages.0.videoQuestions.0.prompt',
        aStage('video', {
          videoQuestions: (allStages[5]?.videoQuestions ?? []).map((question) => ({
            ...question,
            prompt: 'Em quem você vota?',
          })),
        }),
      ],
      ['stages.0.eliminatory', aStage('values', { eliminatory: true })],
      // Stages that nobody evaluates must have weight 1.
      ...(['requirements', 'competency', 'values', 'offer'] as const).map(
        (kind): (typeof wrong)[number] => [
          'stages.0.weight',
          { ...(allStages.find((stage) => stage.kind === kind) ?? aStage(kind)), weight: 3 },
        ],
      ),
      // An eliminatory self-assessment needs a responsible psychologist.
      ['stages.0.critical', { ...(allStages[3] ?? aStage('competency')), eliminatory: true }],
    ]
    for (const [field, stage] of wrong) {
      const { id, editor, saved } = await aSavedDraft(p, { stages: [stage] })
      expect(saved.problems.map((problem) => problem.field)).toContain(field)
      refused(await editor.publish(id, 2), 400, 'invalid-request')
    }
  })

  test('is refused when unlawful, with place, article of law and suggestion', async () => {
    const { id, editor, content } = await aSavedDraft(p, {
      description: '<p>Atender no balcão com <em>boa aparência</em> e calma.</p>',
      requirements: ['Idade entre 20 e 30 anos'],
    })
    const { findings = [] } = refused(await editor.publish(id, 2), 400, 'advert-unlawful')
    expect(findings).toMatchObject([
      {
        rule: 'looks',
        severity: 'block',
        field: 'description',
        found: 'boa aparência',
        article: 'Lei 9.029/1995, art. 1º',
        rewrite: 'cordialidade no atendimento',
      },
      { rule: 'age', field: 'requirements.0', article: 'CLT, art. 373-A, I' },
    ])
    expect(content.description.slice(findings[0]?.start, findings[0]?.end)).toBe('boa aparência')
  })

  test('is refused for an outdated version and for a vacancy already published', async () => {
    const { id, editor, content } = await aSavedDraft(p)
    await editor.save(id, 2, { ...content, positions: 8 })
    refused(await editor.publish(id, 2), 409, 'vacancy-changed')
    expect((await editor.publish(id, 3)).body).toEqual({ state: 'open' })
    refused(await editor.publish(id, 3), 409, 'conflict')
  })

  test('of six parallel requests, only one publishes the vacancy', async () => {
    const { id, editor } = await aSavedDraft(p)
    const answers = await Promise.all(Array.from({ length: 6 }, () => editor.publish(id, 2)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  test('stores all stage kinds as written, and the search finds the vacancy', async () => {
    const one = await aPublished(p, { roleName: 'Zelador de farol' })
    const written = wholeContent(p, { roleName: 'Zelador de farol' })
    const ids = one.content.stages.map(({ id }) => id)
    expect(one.content).toEqual({
      ...written,
      stages: written.stages.map((stage, i) => ({ ...stage, id: ids[i] })),
    })
    await p.platform.search.catchUp()
    const { body } = await call(p, contract.listVacancies, { query: { roleName: 'zelador' } })
    expect(body.rows.map(({ id }) => id)).toEqual([one.id])
    expect((await find(one.id)).body).toMatchObject({
      stageCount: 8,
      stages: [1, 1, 2, 1, 1, 1, 1, 1].map((weight) => ({ weight })),
      can: { apply: {} },
    })
  })

  test('a vacancy of an unverified company is reviewed first', async () => {
    const companyId = await aCompany(p, { verified: false })
    const recruiter = await aRecruiter(p, { companyId })
    const { id, editor, content } = await aSavedDraft(p, {}, recruiter)
    expect((await editor.publish(id, 2)).body).toEqual({ state: 'in_review' })
    const { body } = await editor.read(id)
    expect(body.can.edit).toEqual({ allowed: false, reason: 'conflict' })
    refused(await editor.save(id, 3, { ...content, positions: 1 }), 409, 'conflict')
    refused(await find(id), 404, 'not-found')
  })

  test('a vacancy returned from review can be edited and published again', async () => {
    const companyId = await aCompany(p, { verified: false })
    const draft = await aSavedDraft(p, {}, await aRecruiter(p, { companyId }))
    await draft.editor.publish(draft.id, 2)
    await inTransaction(p.platform.db, (tx) =>
      moveVacancy(tx, draft.id, {
        action: 'return_review',
        actor: 'admin',
        now: p.platform.now(),
      }),
    )
    const { body } = await draft.editor.read(draft.id)
    expect(body).toMatchObject({ state: 'draft', version: 3, problems: [] })
    const better = { ...body.content, description: '<p>Receber bem quem chega ao balcão.</p>' }
    expect((await draft.editor.save(draft.id, 3, better)).body.version).toBe(4)
    expect((await draft.editor.read(draft.id)).body.content).toEqual(better)
    expect((await draft.editor.publish(draft.id, 4)).body).toEqual({ state: 'in_review' })
  })

  test('minors cannot apply for hazardous work', async () => {
    const { id } = await aPublished(p, { hazardous: true })
    const candidate = await aCandidate(p, { birthDate: dayFromNow(p, -17 * 365) })
    const answer = await call(p, contract.getVacancy, { params: { id } }, candidate)
    expect(answer.body.can.apply).toEqual({ allowed: false, reason: 'too-young' })
  })
})

describe('the bank of questions', () => {
  const bank = (token: string | null, query: Record<string, unknown> = {}) =>
    call(p, editContract.listBankItems, { query }, { token })

  test('is refused without permission and for an unknown kind', async () => {
    const { recruiter } = await aPublished(p)
    const { companyId } = recruiter
    refused(await bank(null), 401, 'sign-in-needed')
    refused(await bank((await aCandidate(p)).token), 403, 'forbidden')
    // The bank contains answer keys.
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
    refused(await bank(evaluator.token), 403, 'forbidden')
    refused(await bank(recruiter.token, { kind: 'riddle' }), 400, 'invalid-request')
  })

  test('lists the questions of the company without duplicates, with their keys', async () => {
    const recruiter = await aRecruiter(p)
    await aPublished(p, {}, recruiter)
    const second = await aPublished(p, { roleName: 'Operador de caixa' }, recruiter)
    await aPublished(p)
    const { body } = await bank(recruiter.token)
    expect(body.count).toBe(4)
    const note = body.rows.find(({ prompt }) => prompt === 'Qual nota é do consumidor?')
    expect(note).toMatchObject({
      vacancies: 2,
      stageKind: 'custom',
      vacancy: { id: second.id, roleName: 'Operador de caixa' },
      key: { kind: 'options', correct: ['a'] },
      points: 2,
    })
    expect((await bank(recruiter.token, { q: 'SITUAÇÃO' })).body.count).toBe(1)
    expect((await bank(recruiter.token, { kind: 'number' })).body.rows).toMatchObject([
      { kind: 'number' },
    ])
    expect((await bank(recruiter.token, { q: '%' })).body.count).toBe(0)
  })
})
