import * as contract from '@trilha/contracts/applications/applications'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aCompany, aRecruiter, aVacancy, dayFromNow } from '../../../test/factories.ts'
import { whileLocked } from '../../../test/locks.ts'
import { program, type TestProgram } from '../../../test/program.ts'
import { mailsTo, stored } from '../../../test/trails.ts'

const p = program()

const apply = (
  vacancyId: number,
  token: string | null,
  idempotencyKey?: string,
  on: TestProgram = p,
) => call(on, contract.apply, { body: { vacancyId } }, { token, idempotencyKey })

async function applicationsOf(candidateId: string) {
  return p.platform.db
    .selectFrom('applications')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .execute()
}

describe('applying is refused', () => {
  test('without a session, and to recruiters', async () => {
    const { id } = await aVacancy(p)
    refused(await apply(id, null), 401, 'sign-in-needed')
    const { token } = await aRecruiter(p)
    refused(await apply(id, token), 403, 'forbidden')
  })

  test('without a vacancy, and with an unknown source', async () => {
    const { token } = await aCandidate(p)
    const empty = await call(p, contract.apply, { body: {} as never }, { token })
    expect(refused(empty, 400, 'invalid-request').errors?.[0]?.field).toBe('vacancyId')
    const body = { vacancyId: 1, source: 'friend' } as never
    const answer = await call(p, contract.apply, { body }, { token })
    expect(refused(answer, 400, 'invalid-request').errors?.[0]).toMatchObject({
      field: 'source',
      known: ['search', 'public-page', 'invitation', 'share'],
    })
  })

  test('for a vacancy that was never published', async () => {
    const { token } = await aCandidate(p)
    refused(await apply(999_999_999, token), 404, 'not-found')
    const draft = await aVacancy(p, { draft: true })
    refused(await apply(draft.id, token), 404, 'not-found')
    const inReview = await aVacancy(p, { companyId: await aCompany(p, { verified: false }) })
    refused(await apply(inReview.id, token), 404, 'not-found')
  })

  test('for a vacancy that is paused, closed, or past its last day', async () => {
    const { token, candidateId } = await aCandidate(p)
    const changes = [
      { state: 'paused' },
      { state: 'closed' },
      { closes_on: dayFromNow(p, -2) },
    ] as const
    for (const change of changes) {
      const { id } = await aVacancy(p)
      await p.platform.db.updateTable('vacancies').set(change).where('id', '=', id).execute()
      refused(await apply(id, token), 409, 'vacancy-not-open')
    }
    expect(await applicationsOf(candidateId)).toEqual([])
  })

  test('below the minimum age; an older candidate may apply', async () => {
    const { id } = await aVacancy(p)
    await p.platform.db.updateTable('vacancies').set({ min_age: 18 }).where('id', '=', id).execute()
    const year = p.platform.now().getFullYear()
    const young = await aCandidate(p, { birthDate: `${year - 17}-01-01` })
    refused(await apply(id, young.token), 409, 'too-young')
    const grown = await aCandidate(p, { birthDate: `${year - 19}-01-01` })
    expect((await apply(id, grown.token)).status).toBe(201)
  })

  test('for the second time to the same vacancy', async () => {
    const { id } = await aVacancy(p)
    const { token, candidateId } = await aCandidate(p)
    expect((await apply(id, token)).status).toBe(201)
    refused(await apply(id, token), 409, 'already-applied')
    expect(await applicationsOf(candidateId)).toHaveLength(1)
  })

  test('with an idempotency key that is too short or was used for another vacancy', async () => {
    const [one, other] = [await aVacancy(p), await aVacancy(p)]
    const { token, candidateId } = await aCandidate(p)
    refused(await apply(one.id, token, 'short'), 400, 'invalid-request')
    expect((await apply(one.id, token, 'the-same-key')).status).toBe(201)
    refused(await apply(other.id, token, 'the-same-key'), 409, 'key-reused')
    expect(await applicationsOf(candidateId)).toHaveLength(1)
  })
})

describe('too many requests', () => {
  const strict = program({ limitScale: 1 / 60 })
  test('are refused with the time to wait', async () => {
    const { id } = await aVacancy(strict)
    const { token } = await aCandidate(strict)
    await apply(id, token, undefined, strict)
    await apply(id, token, undefined, strict)
    const third = await apply(id, token, undefined, strict)
    refused(third, 429, 'too-many-requests')
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('applying', () => {
  test('opens the first stage until the end of a day in Brasília and sends a mail', async () => {
    const { id, stageIds } = await aVacancy(p)
    const { token, email, userId } = await aCandidate(p)
    const before = p.platform.now()
    const answer = await apply(id, token)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ id: expect.any(String), vacancyId: id })

    const { state, replayed, history } = await stored(p, answer.body.id)
    expect(state).toEqual(replayed)
    expect(state.state).toBe('in_progress')
    expect(state.stages.map((stage) => stage.state)).toEqual(['open', 'locked'])
    expect(history).toEqual([
      { stageId: null, from: null, to: 'in_progress', action: 'apply' },
      { stageId: stageIds[0], from: 'locked', to: 'open', action: 'apply' },
    ])
    const rows = await p.platform.db
      .selectFrom('application_history')
      .select(['actor', 'user_id'])
      .where('application_id', '=', answer.body.id)
      .execute()
    expect(rows).toEqual([
      { actor: 'candidate', user_id: userId },
      { actor: 'candidate', user_id: userId },
    ])

    const { body } = await call(p, contract.getProgress, { params: { id } }, { token })
    // The requirements test of the factory gives five days; Brasília is three hours behind UTC.
    const due = new Date(before.getTime() - 3 * hourMs + 5 * dayMs)
    expect(body.current?.dueAt).toBe(
      new Date(`${due.toISOString().slice(0, 10)}T23:59:59-03:00`).toISOString(),
    )
    const [mail] = await mailsTo(p, email)
    expect(mail?.subject).toBe('Sua candidatura chegou: Assistente de atendimento ao cliente')
    expect(mail?.text).toContain('Próxima etapa: Requisitos da vaga. Faça até')
    expect(mail?.text).toContain(`/dashboard/progressSelectiveProcess/${id}`)
  })

  test('ten concurrent requests with one key create one application and one reply', async () => {
    const { id } = await aVacancy(p)
    const { token, candidateId, email } = await aCandidate(p)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(id, token, 'ten-at-once')),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const rows = await applicationsOf(candidateId)
    expect(rows.map((row) => row.id)).toEqual([answers[0]?.body.id])
    expect(await mailsTo(p, email)).toHaveLength(1)
  })

  test('of ten concurrent requests without a key, one applies and nine are refused', async () => {
    const { id } = await aVacancy(p)
    const { token, candidateId } = await aCandidate(p)
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(id, token)))
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array(9).fill(409)])
    const rows = await applicationsOf(candidateId)
    expect(rows).toHaveLength(1)
    expect((await stored(p, rows[0]?.id ?? '')).history).toHaveLength(2)
  })

  test('is refused while another transaction closes the vacancy', async () => {
    const { id } = await aVacancy(p)
    const { token, candidateId } = await aCandidate(p)
    const answer = await whileLocked(
      p,
      (tx) => tx.updateTable('vacancies').set({ state: 'closed' }).where('id', '=', id).execute(),
      () => apply(id, token),
    )
    refused(answer, 409, 'vacancy-not-open')
    expect(await applicationsOf(candidateId)).toEqual([])
  })
})
