import { apply } from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/vacancies/vacancies'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import * as editContract from '@trilha/contracts/vacancies/edit'
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
import {
  aCandidate,
  aCompany,
  anApplication,
  aRecruiter,
  dayFromNow,
} from '../../../test/factories.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { program } from '../../../test/program.ts'
import { aTrail, letter, mailsTo } from '../../../test/trails.ts'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { moveVacancy } from '../publishing/publish.ts'

const p = program()
const find = (id: number) => call(p, contract.getVacancy, { params: { id } })
type Published = Awaited<ReturnType<typeof aPublished>>

/** A new candidate's application to a vacancy that was created with the editor. */
async function applyTo(vacancy: Published) {
  const stageIds = vacancy.content.stages.map(({ id }) => id)
  const candidate = await aCandidate(p)
  return anApplication(p, { candidate, vacancy: { ...vacancy, stageIds } })
}

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

  test('six requests at once publish it once', async () => {
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
      moveVacancy(tx, draft.id, 'return_review', 'admin', p.platform.now()),
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

describe('a published vacancy', () => {
  test('without applicants, everything except the last day can change', async () => {
    const one = await aPublished(p)
    const rest = one.content.stages.slice(1)
    const content = {
      ...one.content,
      roleName: 'Atendente de balcão',
      stages: [
        ...rest.slice(0, 2).reverse(),
        aStage('company', { id: 'nova', title: 'Visita' }),
        aStage('offer', { id: 'final' }),
      ],
    }
    const day = { ...content, closesOn: dayFromNow(p, 60) }
    expect(
      fieldsOf(refused(await one.editor.save(one.id, one.version, day), 400, 'invalid-request')),
    ).toEqual([['closesOn', 'invalid']])
    expect((await one.editor.save(one.id, one.version, content)).status).toBe(200)
    const { body } = await one.editor.read(one.id)
    const nameless = (stages: VacancyContent['stages']) => stages.map((s) => ({ ...s, id: '' }))
    expect(nameless(body.content.stages)).toEqual(nameless(content.stages))
    expect(body.content.stages[0]?.id).toBe(rest[1]?.id)
    expect((await find(one.id)).body).toMatchObject({
      roleName: 'Atendente de balcão',
      stageCount: 4,
    })
  })

  test('must stay complete and lawful', async () => {
    const one = await aPublished(p)
    const save = (changes: Partial<VacancyContent>) =>
      one.editor.save(one.id, one.version, { ...one.content, ...changes })
    refused(await save({ roleName: '' }), 400, 'invalid-request')
    refused(await save({ requirements: ['Boa aparência'] }), 400, 'advert-unlawful')
    expect((await one.editor.read(one.id)).body.content).toEqual(one.content)
  })

  test('with applicants, terms cannot change; texts can, and pay can rise', async () => {
    const one = await aPublished(p)
    await applyTo(one)
    const read = (await one.editor.read(one.id)).body
    expect(read.can).toMatchObject({
      edit: { allowed: true },
      changeTerms: { allowed: false, reason: 'people-applied' },
      changeTrail: { allowed: false, reason: 'people-applied' },
      duplicate: { allowed: true },
      invite: { allowed: true },
      readAnalytics: { allowed: true },
    })
    const save = (changes: Partial<VacancyContent>) =>
      one.editor.save(one.id, one.version, { ...one.content, ...changes })
    const stages = one.content.stages
    const terms: [string, Partial<VacancyContent>][] = [
      ['roleName', { roleName: 'Outra coisa' }],
      ['contractType', { contractType: 'temporary' }],
      ['affirmativeFor', { affirmativeFor: ['mulheres'] }],
      ['salary', { salary: { minCents: 200_000, maxCents: 248_000, unit: 'month' } }],
      ['stages', { stages: stages.slice(0, -1) }],
      ['stages', { stages: [...stages.slice(1, 2), ...stages.slice(0, 1), ...stages.slice(2)] }],
      ['stages', { stages: stages.map((s, i) => (i === 1 ? { ...s, eliminatory: true } : s)) }],
      ['stages', { stages: stages.map((s, i) => (i === 2 ? { ...s, weight: 3 } : s)) }],
    ]
    for (const [field, change] of terms)
      expect(fieldsOf(refused(await save(change), 400, 'invalid-request'))).toEqual([
        [field, 'people-applied'],
      ])
    const words = await save({
      description: '<p>Receber bem quem chega, ouvir e resolver.</p>',
      salary: { minCents: 220_000, maxCents: 260_000, unit: 'month' },
      stages: stages.map((s, i) => (i === 0 ? { ...s, title: 'Primeiro passo' } : s)),
    })
    expect(words.status).toBe(200)
    expect((await find(one.id)).body).toMatchObject({
      salary: { minCents: 220_000 },
      stages: [{ title: 'Primeiro passo', id: stages[0]?.id }, ...stages.slice(1).map(() => ({}))],
    })
  })

  test('questions can change until an applicant reaches them', async () => {
    const one = await aPublished(p)
    const { id: applicationId } = await applyTo(one)
    const { body } = await one.editor.read(one.id)
    expect(body.stages.map(({ people }) => people)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
    expect(body.stages[0]?.changeQuestions).toEqual({ allowed: false, reason: 'people-reached' })
    expect(body.stages[1]?.changeQuestions).toEqual({ allowed: true, reason: null })
    const change = (i: number, parts: Partial<VacancyContent['stages'][number]>) => ({
      ...one.content,
      stages: one.content.stages.map((stage, s) => (s === i ? { ...stage, ...parts } : stage)),
    })
    const reached = await one.editor.save(one.id, one.version, change(0, { minutes: 50 }))
    expect(fieldsOf(refused(reached, 400, 'invalid-request'))).toEqual([
      ['stages.0', 'people-reached'],
    ])
    const next = change(1, { items: [anItem({ prompt: 'O que faria no primeiro dia?' })] })
    expect((await one.editor.save(one.id, one.version, next)).status).toBe(200)
    expect((await one.editor.read(one.id)).body.content).toEqual(next)
    const { stage_id } = await p.platform.db
      .selectFrom('application_stages')
      .select('stage_id')
      .where('application_id', '=', applicationId)
      .where('position', '=', 2)
      .executeTakeFirstOrThrow()
    expect(stage_id).toBe(one.content.stages[1]?.id)
  })

  test('an application during a save keeps stages and people consistent', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await aPublished(p)
      const candidate = await aCandidate(p)
      // The save removes the first stage and its questions.
      const stages = one.content.stages.slice(1)
      const [saved, application] = await Promise.all([
        one.editor.save(one.id, one.version, { ...one.content, stages }),
        call(p, apply, { body: { vacancyId: one.id } }, candidate),
      ])
      expect(application.status).toBe(201)
      if (saved.status !== 200) refused(saved, 400, 'invalid-request')
      const { body } = await one.editor.read(one.id)
      expect(body.stages.map(({ people }) => people)).toEqual([
        1,
        ...Array.from({ length: saved.status === 200 ? 6 : 7 }, () => 0),
      ])
    }
  })
})

describe('state changes of a vacancy', () => {
  test('pausing, resuming, closing and archiving need the right state', async () => {
    const { id, editor } = await aPublished(p)
    refused(await editor.resume(id), 409, 'conflict')
    refused(await editor.archive(id), 409, 'conflict')
    expect((await editor.pause(id)).body).toEqual({ state: 'paused' })
    expect((await find(id)).body.can.apply.reason).toBe('vacancy-not-open')
    expect((await editor.resume(id)).body).toEqual({ state: 'open' })
    expect((await editor.close(id)).body).toEqual({ state: 'closed' })
    refused(await editor.pause(id), 409, 'conflict')
    refused(await editor.extend(id, dayFromNow(p, 50)), 409, 'conflict')
    expect((await editor.archive(id)).body).toEqual({ state: 'archived' })
    expect((await editor.read(id)).body.can.edit.allowed).toBe(false)
  })

  test('closing is refused while people wait for an answer, and lists them', async () => {
    const one = await aPublished(p)
    const trail = await aTrail(p, {
      vacancy: { ...one, stageIds: one.content.stages.map(({ id }) => id) },
      candidate: { name: 'Caio Reis', socialName: 'Carla Reis' },
    })
    expect((await one.editor.read(one.id)).body.can.close.reason).toBe('answers-pending')
    const body = refused(await one.editor.close(one.id), 409, 'answers-pending')
    expect(body.pending).toEqual({
      count: 1,
      people: [{ applicationId: trail.id, name: 'Carla Reis' }],
    })
    await call(
      p,
      pipeline.notApprove,
      { params: { id: trail.id }, body: { version: 1, message: letter } },
      { token: one.recruiter.token },
    )
    expect((await one.editor.close(one.id)).body).toEqual({ state: 'closed' })
  })

  test('a later last day notifies each active applicant once', async () => {
    const one = await aPublished(p)
    const { candidate } = await applyTo(one)
    const other = await aCandidate(p)
    for (const wrong of [dayFromNow(p, 20), dayFromNow(p, 5), dayFromNow(p, 181 + 2)])
      expect(
        refused(await one.editor.extend(one.id, wrong), 400, 'invalid-request').errors?.[0]?.field,
      ).toBe('closesOn')
    const later = dayFromNow(p, 35)
    expect((await one.editor.extend(one.id, later)).body).toEqual({ closesOn: later })
    await mailsTo(p, candidate.email)
    const notifications = await p.platform.db
      .selectFrom('notifications')
      .select(['message', 'user_id'])
      .where('vacancy_id', '=', one.id)
      .where('key', 'like', '%extended%')
      .execute()
    expect(notifications).toEqual([
      {
        user_id: candidate.userId,
        message: expect.stringContaining(later.split('-').reverse().join('/')),
      },
    ])
    expect(other.userId).not.toBe(candidate.userId)
    expect((await find(one.id)).body.closesOn).toBe(later)
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

  test('lists each question of the company once, with its key, and no others', async () => {
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
