import { describe, expect, test } from 'vitest'
import { dayMs } from '@trilha/contracts/shared/durations'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { conversationStage } from '../../../test/factories.ts'
import { whileLocked } from '../../../test/locks.ts'
import { program } from '../../../test/program.ts'
import { aTrail, mailsTo, seenByCandidate, sendTest, stored } from '../../../test/trails.ts'
import { expireStages } from './expire.ts'
import { applyTransition, requireLockedApplication, type Step } from '../applications.transition.ts'

const p = program()

type Trail = Awaited<ReturnType<typeof aTrail>>

/** Moves the deadline of the first stage into the past. */
async function makeOverdue(trail: Trail): Promise<void> {
  await p.platform.db
    .updateTable('application_stages')
    .set({ due_at: new Date(p.platform.now().getTime() - 1000) })
    .where('application_id', '=', trail.id)
    .where('stage_id', '=', trail.firstStage)
    .execute()
}

describe('stages past their deadline', () => {
  test('expire once, and the candidate gets a mail about it', async () => {
    const [trail, other] = [await aTrail(p), await aTrail(p)]
    await makeOverdue(trail)
    expect(await Promise.all([expireStages(p.platform), expireStages(p.platform)])).toSatisfy(
      (ended: number[]) => ended.reduce((sum, n) => sum + n, 0) === 1,
    )
    expect(await expireStages(p.platform)).toBe(0)

    const { state, replayed, history } = await stored(p, trail.id)
    expect(state).toEqual(replayed)
    expect(state).toMatchObject({ state: 'under_review', stages: [{ state: 'expired' }, {}] })
    expect(history.filter((row) => row.action === 'expire_stage')).toHaveLength(2)
    const body = await seenByCandidate(p, trail)
    expect(body.can.startStage).toEqual({ allowed: false, reason: 'deadline-passed' })
    expect(body.answerDueAt).not.toBeNull()
    const subjects = (await mailsTo(p, trail.candidate.email)).map((mail) => mail.subject)
    expect(subjects).toContain(
      'O prazo de uma etapa terminou: Assistente de atendimento ao cliente',
    )
    expect((await stored(p, other.id)).state.state).toBe('in_progress')
  })

  test('do not expire if they were sent or the company conducts them', async () => {
    const sent = await aTrail(p)
    await sendTest(p, sent)
    await makeOverdue(sent)
    const company = await aTrail(p, { changes: { stages: [conversationStage] } })
    expect(await expireStages(p.platform)).toBe(0)
    const due = await p.platform.db
      .selectFrom('application_stages')
      .select('due_at')
      .where('application_id', '=', company.id)
      .execute()
    expect(due).toEqual([{ due_at: null }])
  })

  test('do not expire if a concurrent transaction gives more time', async () => {
    const trail = await aTrail(p)
    await makeOverdue(trail)
    const ended = await whileLocked(
      p,
      async (tx) => {
        await requireLockedApplication(tx, trail.id)
        await tx
          .updateTable('application_stages')
          .set({ due_at: new Date(p.platform.now().getTime() + dayMs) })
          .where('application_id', '=', trail.id)
          .where('stage_id', '=', trail.firstStage)
          .execute()
      },
      () => expireStages(p.platform),
    )
    expect(ended).toBe(0)
    expect((await stored(p, trail.id)).state.state).toBe('in_progress')
  })

  test('do not expire if a concurrent transaction withdraws the application', async () => {
    const trail = await aTrail(p)
    await makeOverdue(trail)
    const { userId } = trail.candidate
    const ended = await whileLocked(
      p,
      async (tx) => {
        const application = await requireLockedApplication(tx, trail.id)
        const step = { action: { name: 'withdraw' as const }, actor: 'candidate' as const, userId }
        await applyTransition(p.platform, tx, application, { steps: [step] })
      },
      () => expireStages(p.platform),
    )
    expect(ended).toBe(0)
    expect((await stored(p, trail.id)).state.state).toBe('withdrawn')
  })

  test('all expire in one run', async () => {
    const trails = []
    for (let i = 0; i < 3; i++) trails.push(await aTrail(p))
    for (const trail of trails) await makeOverdue(trail)
    expect(await expireStages(p.platform)).toBe(3)
  })

  test('accept answers again after the company gave more time', async () => {
    const trail = await aTrail(p)
    await makeOverdue(trail)
    await expireStages(p.platform)
    await p.platform.db.transaction().execute(async (tx) => {
      const application = await requireLockedApplication(tx, trail.id)
      const step: Step = {
        action: { name: 'extend_stage', stageId: trail.firstStage },
        actor: 'company',
        userId: trail.recruiter.userId,
      }
      await applyTransition(p.platform, tx, application, { steps: [step] })
    })
    expect(await expireStages(p.platform)).toBe(0)
    const body = await seenByCandidate(p, trail)
    expect(body).toMatchObject({ state: 'in_progress', group: 'your-turn' })
    expect(new Date(body.current?.dueAt ?? 0).getTime()).toBeGreaterThan(
      p.platform.now().getTime() + 4 * dayMs,
    )
    expect((await sendTest(p, trail)).body.outcome).toBe('approved')
  })
})

// Must be the last test: it moves the clock of the server, and sessions expire.
test('a stage expires at the end of the day of its deadline', async () => {
  const trail = await aTrail(p)
  const { current } = await seenByCandidate(p, trail)
  const due = new Date(current?.dueAt ?? 0).getTime()
  p.advance(due - p.platform.now().getTime() - 60_000)
  await expireStages(p.platform)
  expect((await stored(p, trail.id)).state.state).toBe('in_progress')
  p.advance(120_000)
  await expireStages(p.platform)
  const { accessToken } = await startSession(
    p.platform.db,
    trail.candidate.userId,
    p.platform.now(),
  )
  const body = await seenByCandidate(p, { ...trail, candidate: { token: accessToken } })
  expect(body.state).toBe('under_review')
})
