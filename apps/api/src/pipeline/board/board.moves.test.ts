import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as board from '@trilha/contracts/pipeline/board'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { answerReview, listReviews } from '@trilha/contracts/pipeline/inbox'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, aVacancy, conversationStage } from '../../../test/factories.ts'
import { aSocket, connect, listening } from '../../../test/live.ts'
import { program } from '../../../test/program.ts'
import {
  aTrail,
  decisionMessage,
  mailsTo,
  seenByCandidate,
  sendTest,
  stored,
} from '../../../test/trails.ts'

const p = program({ settings: { UNDO_SECONDS: '10' } })
const talk = { stages: [conversationStage, conversationStage, conversationStage] }

type VersionedIds = { id: string; version: number }[]
const move = (id: number, token: string | null, to: string, people: VersionedIds) =>
  call(p, board.moveApplications, { params: { id }, body: { to, applications: people } }, { token })
const undo = (id: number, token: string | null, people: VersionedIds) =>
  call(p, board.undoMoves, { params: { id }, body: { applications: people } }, { token })

const unknownPeople = [{ id: randomUUID(), version: 1 }]

let stranger: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  stranger = await aRecruiter(p)
})

describe('moving', () => {
  test('moves many people independently; refusals contain the current column', async () => {
    const vacancy = await aVacancy(p, talk)
    const one = await aTrail(p, { vacancy })
    const two = await aTrail(p, { vacancy })
    const { token } = one.recruiter
    const [first, , third = ''] = vacancy.stageIds
    const { body } = await move(vacancy.id, token, third, [
      { id: one.id, version: 1 },
      { id: two.id, version: 7 },
      ...unknownPeople,
    ])
    expect(body.results).toEqual([
      { id: one.id, refused: null, column: third, version: 2, undoUntil: expect.any(String) },
      { id: two.id, refused: 'application-changed', column: first, version: 1, undoUntil: null },
      {
        id: unknownPeople[0]?.id,
        refused: 'not-found',
        column: null,
        version: null,
        undoUntil: null,
      },
    ])
    // Both stages were approved, each with its history.
    const { state, replayed, history } = await stored(p, one.id)
    expect(state).toEqual(replayed)
    expect(history.map(({ action }) => action)).toEqual([
      'apply',
      'apply',
      'approve_stage',
      'approve_stage',
      'approve_stage',
      'approve_stage',
    ])
    const back = await move(vacancy.id, token, first ?? '', [{ id: one.id, version: 2 }])
    expect(back.body.results[0]?.refused).toBe('transition-not-allowed')
    const ahead = await move(vacancy.id, token, 'offer', [{ id: two.id, version: 1 }])
    expect(ahead.body.results[0]?.refused).toBe('transition-not-allowed')
  })

  test('sends a live event to the company and to no other', async () => {
    const origin = await listening(p)
    const trail = await aTrail(p, { changes: talk })
    const { vacancy, recruiter } = trail
    const before = await aTrail(p, { vacancy })
    const received: { applicationId: string }[] = []
    const about = ({ id }: { id: string }) => received.filter((each) => each.applicationId === id)
    const receivedByOther: unknown[] = []
    const own = aSocket(origin, { ...recruiter, typeUser: 2 }).socket
    const other = aSocket(origin, { ...stranger, typeUser: 2 }).socket
    own.on(board.livePipelineEvent, (event) => received.push(event))
    other.on(board.livePipelineEvent, (event) => receivedByOther.push(event))
    try {
      expect(await connect(own)).toBeNull()
      expect(await connect(other)).toBeNull()
      const [, second = ''] = vacancy.stageIds
      const moveOne = ({ id }: { id: string }) =>
        move(vacancy.id, recruiter.token, second, [{ id, version: 1 }])
      // Events arrive in the order of the commits: after this one, none of the applying is to come.
      await moveOne(before)
      await expect.poll(() => about(before).length, { timeout: 15_000 }).toBeGreaterThan(0)
      received.length = 0
      await moveOne(trail)
      await expect
        .poll(() => about(trail), { timeout: 15_000 })
        .toEqual([{ vacancyId: vacancy.id, applicationId: trail.id }])
      expect(receivedByOther).toEqual([])
    } finally {
      own.disconnect()
      other.disconnect()
    }
  })
})

/** Makes all waiting notifications due now, before the undo period ends. */
const notifyNow = () =>
  sql`update tasks.job set start_after = now() where name = 'applications.tell'`.execute(
    p.platform.db,
  )

describe('undoing', () => {
  test('restores everything, notifies nobody, and stays in the history', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter, vacancy } = trail
    const dates = () =>
      p.platform.db
        .selectFrom('applications')
        .select(['state', 'last_movement_at', 'answer_due_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const stages = () =>
      p.platform.db
        .selectFrom('application_stages')
        .selectAll()
        .where('application_id', '=', id)
        .orderBy('position')
        .execute()
    const before = [await dates(), await stages()]
    const mailCount = (await mailsTo(p, trail.candidate.email)).length
    const moved = await move(vacancy.id, recruiter.token, 'finalist', [{ id, version: 1 }])
    expect(moved.body.results[0]).toMatchObject({ refused: null, column: 'finalist', version: 2 })
    expect([await dates(), await stages()]).not.toEqual(before)
    const others = await undo(vacancy.id, stranger.token, [{ id, version: 2 }])
    refused(others, 404, 'not-found')
    const { body } = await undo(vacancy.id, recruiter.token, [{ id, version: 2 }])
    expect(body.results).toEqual([
      { id, refused: null, column: trail.firstStage, version: 3, undoUntil: null },
    ])
    const after = [await dates(), await stages()]
    expect(after).toEqual(before)
    const { state, replayed, history } = await stored(p, id)
    expect(state).toEqual(replayed)
    expect(history.filter((row) => row.action === 'undo')).toHaveLength(4)
    // A client that got no reply may retry; another recruiter may not.
    const retried = await undo(vacancy.id, recruiter.token, [{ id, version: 2 }])
    expect(retried.body).toEqual(body)
    const second = await aRecruiter(p, { companyId: vacancy.companyId })
    const foreign = await undo(vacancy.id, second.token, [{ id, version: 2 }])
    expect(foreign.body.results[0]?.refused).toBe('application-changed')
    // After the undo, there is nothing left to undo.
    const again = await undo(vacancy.id, recruiter.token, [{ id, version: 3 }])
    expect(again.body.results[0]?.refused).toBe('nothing-to-undo')
    await notifyNow()
    expect(await mailsTo(p, trail.candidate.email)).toHaveLength(mailCount)
  })

  test('notifies of a decision only after the undo period', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter, vacancy, candidate } = trail
    const subjects = async () =>
      (await mailsTo(p, candidate.email)).map(({ subject }) => subject.split(':')[0])
    await move(vacancy.id, recruiter.token, 'finalist', [{ id, version: 1 }])
    expect(await subjects()).not.toContain('Você avançou na trilha')
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - created_on)::float8 as wait from tasks.job
      where name = 'applications.tell' and data ->> 'applicationId' = ${id}
        and data ->> 'message' = 'advanced'`.execute(p.platform.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.wait).toBeGreaterThan(10)
    await notifyNow()
    expect(await subjects()).toContain('Você avançou na trilha')
  })

  test('is only for the same recruiter and only within the undo period', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter, vacancy } = trail
    const second = await aRecruiter(p, { companyId: vacancy.companyId })
    const [, next = '', last = ''] = vacancy.stageIds
    await move(vacancy.id, recruiter.token, next, [{ id, version: 1 }])
    const other = await undo(vacancy.id, second.token, [{ id, version: 2 }])
    expect(other.body.results[0]).toMatchObject({ refused: 'nothing-to-undo', column: next })
    const stale = await undo(vacancy.id, recruiter.token, [{ id, version: 1 }])
    expect(stale.body.results[0]?.refused).toBe('application-changed')
    p.advance(10_001)
    const late = await undo(vacancy.id, recruiter.token, [{ id, version: 2 }])
    expect(late.body.results[0]?.refused).toBe('nothing-to-undo')
    // A later action of the candidate prevents it too.
    await move(vacancy.id, recruiter.token, last, [{ id, version: 2 }])
    await call(
      p,
      applications.withdraw,
      { params: { id }, body: { reason: '' } },
      { token: trail.candidate.token },
    )
    const gone = await undo(vacancy.id, recruiter.token, [{ id, version: 4 }])
    expect(gone.body.results[0]?.refused).toBe('nothing-to-undo')
  })

  test('removes the message of the decision', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter, vacancy } = trail
    const { body } = await call(
      p,
      pipeline.notApprove,
      { params: { id }, body: { version: 1, message: decisionMessage } },
      { token: recruiter.token },
    )
    expect(body).toMatchObject({ id, refused: null, column: 'finished', version: 2 })
    expect(Date.parse(body.undoUntil ?? '')).toBeGreaterThan(p.platform.now().getTime())
    await undo(vacancy.id, recruiter.token, [{ id, version: 2 }])
    const seen = await seenByCandidate(p, trail)
    expect(seen).toMatchObject({ state: 'under_review', decisionMessages: [] })
  })

  test('the candidate sees the earlier state until the undo period ends', async () => {
    const trail = await aTrail(p, { changes: talk })
    const { id, recruiter, candidate } = trail
    const list = async (group: 'waiting' | 'finished') => {
      const { body } = await call(p, applications.listApplications, { query: { group } }, candidate)
      return {
        rows: body.rows.map(({ state }) => state),
        quotes: body.rows.map(({ ended }) => ended?.quote ?? null),
        counts: body.counts,
      }
    }
    const before = await seenByCandidate(p, trail)
    const waiting = await list('waiting')
    expect(waiting).toMatchObject({
      rows: ['under_review'],
      quotes: [null],
      counts: { waiting: 1, finished: 0 },
    })
    const expectUnchanged = async () => {
      expect({ ...(await seenByCandidate(p, trail)), version: before.version }).toEqual(before)
      expect(await list('waiting')).toEqual(waiting)
      expect((await list('finished')).rows).toEqual([])
    }
    const decide = (version: number) =>
      call(
        p,
        pipeline.notApprove,
        { params: { id }, body: { version, message: decisionMessage } },
        { token: recruiter.token },
      )
    await decide(1)
    await expectUnchanged()
    await undo(trail.vacancy.id, recruiter.token, [{ id, version: 2 }])
    await expectUnchanged()
    await decide(3)
    p.advance(9000)
    await expectUnchanged()
    p.advance(1001)
    const seen = await seenByCandidate(p, trail)
    expect(seen).toMatchObject({
      state: 'not_approved',
      decisionMessages: [{ text: decisionMessage }],
    })
    expect(await list('finished')).toEqual({
      rows: ['not_approved'],
      quotes: [decisionMessage],
      counts: { 'your-turn': 0, waiting: 0, finished: 1 },
    })
    expect((await list('waiting')).rows).toEqual([])
  })

  test('reopens a request for a human review', async () => {
    const trail = await aTrail(p)
    const { id, recruiter, firstStage: stageId } = trail
    const { token } = recruiter
    await sendTest(p, trail, { facts: { schooling: 'none' }, answers: { weekends: true } })
    const params = { id, stageId }
    const request = { params, body: { text: 'Terminei o ensino médio em 2012.' } }
    await call(p, applications.requestReview, request, { token: trail.candidate.token })
    const reviews = async () => (await call(p, listReviews, { query: {} }, { token })).body.rows
    const [asked] = await reviews()
    const body = {
      version: asked?.version ?? 0,
      outcome: 'confirmed',
      message: decisionMessage,
    } as const
    const { body: done } = await call(p, answerReview, { params, body }, { token })
    expect(await reviews()).toEqual([])
    await undo(trail.vacancy.id, token, [{ id, version: done.version ?? 0 }])
    expect(await reviews()).toEqual([{ ...asked, version: body.version + 2 }])
  })
})
