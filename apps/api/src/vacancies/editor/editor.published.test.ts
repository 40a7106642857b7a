import { apply } from '@trilha/contracts/applications/applications'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import * as contract from '@trilha/contracts/vacancies/vacancies'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { anItem, aPublished, aStage } from '../../../test/editor.ts'
import { aCandidate, anApplication, dayFromNow } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, decisionMessage, mailsTo } from '../../../test/trails.ts'

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
    const later = { ...content, closesOn: dayFromNow(p, 60) }
    expect(
      fieldsOf(refused(await one.editor.save(one.id, one.version, later), 400, 'invalid-request')),
    ).toEqual([['closesOn', 'invalid']])
    expect((await one.editor.save(one.id, one.version, content)).status).toBe(200)
    const { body } = await one.editor.read(one.id)
    const withoutIds = (stages: VacancyContent['stages']) => stages.map((s) => ({ ...s, id: '' }))
    expect(withoutIds(body.content.stages)).toEqual(withoutIds(content.stages))
    expect(body.content.stages[0]?.id).toBe(rest[1]?.id)
    expect((await find(one.id)).body).toMatchObject({
      roleName: 'Atendente de balcão',
      stageCount: 4,
    })
  })

  test('a field that no longer applies is removed; equal content is not saved again', async () => {
    const one = await aPublished(p)
    const content = { ...one.content, contractType: 'temporary' as const, trialDays: 45 }
    const first = await one.editor.save(one.id, one.version, content)
    expect(first.status).toBe(200)
    expect((await one.editor.read(one.id)).body.content.trialDays).toBeNull()
    // After a lost reply: the old version, the same content.
    const again = await one.editor.save(one.id, one.version, content)
    expect(again.body.version).toBe(first.body.version)
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
    const edited = await save({
      description: '<p>Receber bem quem chega, ouvir e resolver.</p>',
      salary: { minCents: 220_000, maxCents: 260_000, unit: 'month' },
      stages: stages.map((s, i) => (i === 0 ? { ...s, title: 'Primeiro passo' } : s)),
    })
    expect(edited.status).toBe(200)
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
      { params: { id: trail.id }, body: { version: 1, message: decisionMessage } },
      { token: one.recruiter.token },
    )
    expect((await one.editor.close(one.id)).body).toEqual({ state: 'closed' })
  })

  test('a later last day sends one notification to each active applicant', async () => {
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
