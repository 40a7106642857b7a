import { apply } from '@trilha/contracts/applications/applications'
import { approveStage } from '@trilha/contracts/pipeline/pipeline'
import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import { getPipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { completeSelfAssessment, fullAnswers } from '../../../test/stages/selfAssessments.ts'
import { aTrail, seenByCandidate, seenByCompany, stored } from '../../../test/trails.ts'
import { competencyV1 } from '../scoring/competency.v1.ts'
import { rateCompany } from '../companyValues/companyValues.service.ts'

const p = program()
const competency = { kind: 'competency' as const }

const reason =
  'Quem atende ao balcão resolve casos novos todos os dias, com calma e em equipe: analisamos 20 turnos.'
const critical = {
  competencies: [
    { scale: 'support' as const, weight: 3 },
    { scale: 'present' as const, weight: 2 },
    { scale: 'adapt' as const, weight: 1 },
  ],
  reason,
  responsible: null,
}
const stage = {
  kind: 'competency' as const,
  title: 'Mapa de Competências',
  instructions: '',
  minutes: 15,
  days: 7,
  answerDays: 3,
  eliminatory: false,
  rules: [],
  critical,
}

const aMapTrail = (kind: 'competency' | 'values' = 'competency') => {
  const first = kind === 'competency' ? stage : { ...stage, kind, critical: undefined }
  return aTrail(p, { changes: { stages: [first, conversationStage] } })
}
type Trail = Awaited<ReturnType<typeof aMapTrail>>

const share = (
  person: { token: string },
  companyId: string,
  kind: 'competency' | 'values' = 'competency',
) => call(p, contract.shareResult, { params: { kind, companyId } }, person)
const unshare = (person: { token: string }, companyId: string) =>
  call(p, contract.unshareResult, { params: { ...competency, companyId } }, person)
const pipeline = async (trail: Trail, recruiter: { token: string } = trail.recruiter) =>
  call(p, getPipelineSelfAssessments, { params: { id: trail.id } }, recruiter)
const complete = (trail: Trail, idempotencyKey = 'complete-once', stageId = trail.firstStage) =>
  call(
    p,
    contract.completeStage,
    { params: { id: trail.id, stageId } },
    { ...trail.candidate, idempotencyKey },
  )
const stageOf = (trail: Trail, kind: 'competency' | 'values' = 'competency') =>
  call(p, contract.getAssessmentStage, { params: { id: trail.vacancy.id, kind } }, trail.candidate)

describe('sharing', () => {
  test('is refused without a result, and for a company without an application', async () => {
    const trail = await aMapTrail()
    const { candidate, vacancy } = trail
    refused(await share(candidate, vacancy.companyId), 409, 'no-result')
    const other = await aVacancy(p)
    refused(await share(candidate, other.companyId), 404, 'not-found')
    refused(await unshare(candidate, other.companyId), 404, 'not-found')
    await completeSelfAssessment(p, candidate, 'competency')
    refused(await share(candidate, other.companyId), 404, 'not-found')
    refused(await share(candidate, vacancy.companyId, 'values'), 409, 'no-result')
    expect((await pipeline(trail)).body).toEqual({ competency: null, values: null })
  })

  test('shows bands without numbers, to that company only, until it is revoked', async () => {
    const trail = await aMapTrail()
    const { candidate, vacancy } = trail
    const { lead, support } = competencyV1.scales
    const good = [...support.positive, ...lead.reverse]
    const bad = [...support.reverse, ...lead.positive]
    await completeSelfAssessment(
      p,
      candidate,
      'competency',
      fullAnswers('competency', (item) => (good.includes(item) ? 5 : bad.includes(item) ? 1 : 3)),
    )
    expect((await share(candidate, vacancy.companyId)).status).toBe(204)
    expect((await share(candidate, vacancy.companyId)).status).toBe(204)

    const { status, body } = await pipeline(trail)
    expect(status).toBe(200)
    expect(body.values).toBeNull()
    const bands = new Map(body.competency?.scales.map(({ scale, band }) => [scale, band]))
    // Support: L = 5, so at least 70 of 100. Lead: L = 1, so at most 30.
    expect(['consistent', 'strong']).toContain(bands.get('support'))
    expect(bands.get('lead')).toBe('to-develop')
    expect(body.competency?.critical).toMatchObject({ reason, competencies: critical.competencies })
    expect(['high', 'medium']).toContain(body.competency?.critical?.fit)
    expect(JSON.stringify(body)).not.toMatch(/score|likert|choice/)

    const stranger = await aRecruiter(p)
    refused(await pipeline(trail, stranger), 404, 'not-found')
    expect((await unshare(candidate, vacancy.companyId)).status).toBe(204)
    expect((await pipeline(trail)).body.competency).toBeNull()
    const consents = await p.platform.db
      .selectFrom('self_assessment_shares')
      .select(['shared_at', 'ended_at'])
      .where('candidate_id', '=', candidate.candidateId)
      .execute()
    expect(consents).toHaveLength(1)
    expect(consents[0]?.ended_at).not.toBeNull()
  })

  test('lists the companies to which the person applied, and the consents', async () => {
    const trail = await aMapTrail()
    await completeSelfAssessment(p, trail.candidate, 'competency')
    const list = async () =>
      (await call(p, contract.listShares, { params: competency }, trail.candidate)).body.rows
    expect(await list()).toMatchObject([
      {
        company: { id: trail.vacancy.companyId },
        roleNames: ['Assistente de atendimento ao cliente'],
        sharedAt: null,
      },
    ])
    await share(trail.candidate, trail.vacancy.companyId)
    expect((await list())[0]?.sharedAt).toMatch(/^20/)
  })

  test('each view by a company is recorded', async () => {
    const trail = await aMapTrail()
    await pipeline(trail)
    const views = await p.platform.db
      .selectFrom('application_views')
      .select('user_id')
      .where('application_id', '=', trail.id)
      .execute()
    expect(views).toEqual([{ user_id: trail.recruiter.userId }])
  })
})

describe('a stage of a trail', () => {
  test('cannot be completed without a result, by another person, or while it is not open', async () => {
    const trail = await aMapTrail()
    refused(await complete(trail), 409, 'no-result')
    const before = await stageOf(trail)
    expect(before.body).toMatchObject({
      applicationId: trail.id,
      stageId: trail.firstStage,
      state: 'open',
      critical: { competencies: ['support', 'present', 'adapt'], reason },
      sharedAt: null,
      can: { complete: { allowed: false, reason: 'no-result' } },
    })
    await completeSelfAssessment(p, trail.candidate, 'competency')
    refused(await complete(trail, 'wrong-stage', trail.secondStage), 409, 'stage-not-open')
    const other = await aCandidate(p)
    await completeSelfAssessment(p, other, 'competency')
    refused(await complete({ ...trail, candidate: other }), 404, 'not-found')
    refused(await stageOf({ ...trail, candidate: other }), 404, 'not-found')
    refused(await stageOf(trail, 'values'), 404, 'not-found')
    expect((await stored(p, trail.id)).state.stages[0]?.state).toBe('open')
    expect((await pipeline(trail)).body.competency).toBeNull()
  })

  test('with a new result is sent, visible to the company, and approved by a person', async () => {
    const trail = await aMapTrail()
    p.advance(1000)
    await completeSelfAssessment(p, trail.candidate, 'competency')
    const first = await complete(trail)
    expect(first).toMatchObject({ status: 200, body: { stageState: 'submitted' } })
    expect((await complete(trail)).body).toEqual(first.body)
    refused(await complete(trail, 'another-key'), 409, 'stage-not-open')
    expect((await stageOf(trail)).body).toMatchObject({
      state: 'submitted',
      can: { complete: { allowed: false, reason: 'stage-not-open' } },
    })
    expect((await pipeline(trail)).body.competency?.scales).toHaveLength(8)
    const { version } = await seenByCompany(p, trail)
    const passed = await call(
      p,
      approveStage,
      { params: { id: trail.id }, body: { version, stageId: trail.firstStage } },
      trail.recruiter,
    )
    expect(passed.status).toBeLessThan(300)
    const { stages } = await seenByCandidate(p, trail)
    expect(stages.map(({ state }) => state)).toEqual(['approved', 'open'])
  })

  test('with an earlier result is skipped, but only when the person completes it', async () => {
    const candidate = await aCandidate(p)
    await completeSelfAssessment(p, candidate, 'competency')
    p.advance(60_000)
    const trail = await aMapTrail()
    const applied = await call(p, apply, { body: { vacancyId: trail.vacancy.id } }, candidate)
    const mine = { ...trail, candidate, id: applied.body.id }
    expect((await stored(p, mine.id)).state.stages[0]?.state).toBe('open')
    expect((await pipeline(mine)).body.competency).toBeNull()
    expect((await complete(mine)).body).toEqual({ stageState: 'skipped' })
    const { state, replayed, history } = await stored(p, mine.id)
    expect(replayed).toEqual(state)
    expect(state.stages.map((s) => s.state)).toEqual(['skipped', 'open'])
    expect(history.some(({ action }) => action === 'skip_stage')).toBe(true)
    expect((await pipeline(mine)).body.competency).not.toBeNull()
  })

  test('cannot be completed after the deadline, even before the hourly task has run', async () => {
    const trail = await aMapTrail('values')
    await completeSelfAssessment(
      p,
      trail.candidate,
      'values',
      fullAnswers('values', (_, i) => 1 + (i % 6)),
    )
    await p.platform.db
      .updateTable('application_stages')
      .set({ due_at: new Date(p.platform.now().getTime() - 1000) })
      .where('application_id', '=', trail.id)
      .where('stage_id', '=', trail.firstStage)
      .execute()
    refused(await complete(trail), 409, 'deadline-passed')
    expect((await stageOf(trail, 'values')).body.can.complete.reason).toBe('deadline-passed')
  })
})

describe('affinity with a company’s values', () => {
  test('is shown to both sides as a band when both have values', async () => {
    const trail = await aMapTrail('values')
    const { companyId } = trail.vacancy
    const affinity = async () =>
      (await call(p, contract.getAffinity, { params: { companyId } }, trail.candidate)).body
    expect(await affinity()).toEqual({ profile: null, band: null })
    const mine = fullAnswers('values', (_, i) => 1 + ((i * 5) % 6))
    const same = Object.fromEntries(mine.map(({ item, value = 0 }) => [item, value]))
    await rateCompany(
      p.platform.db,
      { companyId, userId: trail.recruiter.userId, answers: same },
      p.platform.now(),
    )
    expect(await affinity()).toMatchObject({ profile: { source: 'declared' }, band: null })
    await completeSelfAssessment(p, trail.candidate, 'values', mine)
    expect((await affinity()).band).toBe('high')
    expect((await complete(trail)).body).toEqual({ stageState: 'submitted' })
    const { body } = await pipeline(trail)
    expect(body.values).toMatchObject({ affinity: { band: 'high', source: 'declared' } })
    expect(body.values?.scales).toHaveLength(10)
    expect(JSON.stringify(body.values)).not.toMatch(/centred|raw|\d\.\d{2},/)
  })

  test('careless or missing answers about a company are refused', async () => {
    const { userId, companyId } = await aRecruiter(p)
    const flat = Object.fromEntries(
      fullAnswers('values', () => 4).map(({ item, value = 0 }) => [item, value]),
    )
    const rate = (answers: Record<string, number>) =>
      rateCompany(p.platform.db, { companyId, userId, answers }, p.platform.now())
    await expect(rate(flat)).rejects.toMatchObject({ id: 'answers-incomplete' })
    await expect(rate({})).rejects.toMatchObject({ id: 'answers-incomplete' })
  })
})

describe('critical competencies of a vacancy', () => {
  const draft = (changes: Partial<Omit<typeof stage, 'critical'>> & { critical?: unknown }) =>
    aVacancy(p, { stages: [{ ...stage, ...changes } as never] })
  const wrong = { id: 'invalid-request' }

  test('are three or four different ones, with a reason', async () => {
    const { competencies } = critical
    const two = competencies.slice(0, 2)
    const [one] = competencies
    await expect(draft({ critical: { ...critical, competencies: two } })).rejects.toMatchObject(
      wrong,
    )
    await expect(
      draft({ critical: { ...critical, competencies: [...two, one] } }),
    ).rejects.toMatchObject(wrong)
    await expect(draft({ critical: { ...critical, reason: 'É bom.' } })).rejects.toMatchObject(
      wrong,
    )
    expect((await draft({ critical: undefined })).stageIds).toHaveLength(1)
  })

  test('are eliminatory only with a responsible psychologist', async () => {
    const responsible = { name: 'Helena Prado', crp: '04/12345' }
    await expect(draft({ eliminatory: true })).rejects.toMatchObject(wrong)
    await expect(draft({ eliminatory: true, critical: undefined })).rejects.toMatchObject(wrong)
    const bad = { ...critical, responsible: { ...responsible, crp: '12345' } }
    await expect(draft({ eliminatory: true, critical: bad })).rejects.toMatchObject(wrong)
    const withResponsible = { ...critical, responsible }
    expect((await draft({ eliminatory: true, critical: withResponsible })).stageIds).toHaveLength(1)
    await expect(draft({ kind: 'values' as never })).rejects.toMatchObject(wrong)
  })
})
