import * as applications from '@trilha/contracts/applications/applications'
import * as tests from '@trilha/contracts/assessments/assessments'
import { answerExtension } from '@trilha/contracts/assessments/pipeline'
import { livePipelineEvent } from '@trilha/contracts/pipeline/board'
import { getInbox } from '@trilha/contracts/pipeline/inbox'
import { setBlind } from '@trilha/contracts/pipeline/person'
import { listNotifications } from '@trilha/contracts/notifications/notifications'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyRoomOf, emitAtCommit } from '../platform/live/live.message.ts'
import { call } from '../../test/client.ts'
import { aTest, questionsStage } from '../../test/stages/tests.ts'
import { aSocket, connect, listening } from '../../test/live.ts'
import { program } from '../../test/program.ts'
import { aTrail, sendTest } from '../../test/trails.ts'

/** Live events reach open pages after requests of candidates and changes of the blind mode. */

const p = program()

/** Runs an action and returns the live events that an open page of the viewer receives then. */
async function eventsFor(
  viewer: { token: string; companyId: string },
  action: () => Promise<unknown>,
) {
  const origin = await listening(p)
  const { socket } = aSocket(origin, { ...viewer, typeUser: 2 } as never)
  const received: unknown[] = []
  socket.on(livePipelineEvent, (event) => received.push(event))
  try {
    expect(await connect(socket)).toBeNull()
    // Events come in the order of their commits: after this one, no earlier event is under way.
    const last = { vacancyId: 0, applicationId: null }
    const emitted = emitAtCommit(companyRoomOf(viewer.companyId), livePipelineEvent, last)
    await sql`select ${emitted}`.execute(p.platform.db)
    await expect.poll(() => received, { timeout: 15_000 }).toContainEqual(last)
    received.length = 0
    await action()
    await expect.poll(() => received, { timeout: 15_000 }).not.toEqual([])
    return received
  } finally {
    socket.disconnect()
  }
}

test('turning on blind mode sends an event to the open pages of the company', async () => {
  const { vacancy, recruiter } = await aTrail(p)
  const events = await eventsFor(recruiter, () =>
    call(
      p,
      setBlind,
      { params: { id: vacancy.id }, body: { blind: true } },
      { token: recruiter.token },
    ),
  )
  expect(events).toEqual([{ vacancyId: vacancy.id, applicationId: null }])
})

test('a request for a human review is visible at once', async () => {
  const trail = await aTrail(p)
  await sendTest(p, trail, { facts: { schooling: 'none' }, answers: { weekends: true } })
  const params = { id: trail.id, stageId: trail.firstStage }
  const events = await eventsFor(trail.recruiter, () =>
    call(
      p,
      applications.requestReview,
      { params, body: { text: 'Terminei o ensino médio em 2012, está no currículo.' } },
      { token: trail.candidate.token },
    ),
  )
  expect(events).toContainEqual({ vacancyId: trail.vacancy.id, applicationId: trail.id })
  const { userId, token } = trail.recruiter
  const notified = await call(p, listNotifications, { params: { userId } }, { token })
  expect(notified.body.rows[0]?.message).toMatch(/^Pedido de revisão humana\. É sobre a vaga de /)
  expect(notified.body.rows[0]).toMatchObject({ applicationId: trail.id, part: null })
  const { body } = await call(p, getInbox, { query: {} }, { token })
  expect(body.counts.reviews).toBe(1)
})

test('a request for more time is visible at once, and in the inbox until the answer', async () => {
  const trail = await aTest(p, questionsStage)
  const { token } = trail.recruiter
  const waiting = async () =>
    (await call(p, getInbox, { query: { kind: 'extensions' } }, { token })).body
  expect(await waiting()).toMatchObject({ rows: [], counts: { extensions: 0 } })
  const reason = 'Meu celular quebrou e só recebo outro na quarta.'
  const events = await eventsFor(trail.recruiter, () =>
    call(
      p,
      tests.askExtension,
      { params: trail.place, body: { reason } },
      { token: trail.candidate.token },
    ),
  )
  expect(events).toContainEqual({ vacancyId: trail.vacancy.id, applicationId: trail.place.id })
  expect(await waiting()).toMatchObject({
    rows: [{ id: trail.place.id, extensionRequested: true }],
    counts: { extensions: 1 },
  })
  const answer = { granted: true as const, days: 3, word: '', version: 1 }
  await call(p, answerExtension, { params: trail.place, body: answer }, { token })
  expect(await waiting()).toMatchObject({ rows: [], counts: { extensions: 0 } })
})
