import { randomUUID } from 'node:crypto'
import { graceMs } from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import {
  aTest,
  customItems,
  customStage,
  open,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
  type TestTrail,
} from '../../../test/stages/tests.ts'
import { mailsTo, stored } from '../../../test/trails.ts'
import { expireStages } from '../../applications/deadlines/expire.ts'
import {
  applyTransition,
  requireLockedApplication,
} from '../../applications/applications.transition.ts'
import { sendAllOverdue, sendOverdue } from './submit.ts'

const p = program()
const second = 1000
const value: AnswerValue = { kind: 'number', number: 12.6 }

/** A custom test that was just started; `item` finds a question by its first words. */
async function running(factor: 1 | 1.25 | 1.5 | 2 = 1) {
  const trail = await aTest(p, customStage)
  const { items, attempt } = (await start(p, trail, { timeFactor: factor })).body
  const item = (prompt: string) =>
    items.find((one) => one.content?.prompt.startsWith(prompt))?.id ?? ''
  const timed = items.find((one) => one.seconds !== null)?.id ?? ''
  return { ...trail, items, item, timed, endsAt: Date.parse(attempt?.endsAt ?? '') }
}

/** Moves the server's clock to `after` milliseconds after the end of the test. */
const toEnd = (trail: { endsAt: number }, after: number) =>
  p.advance(trail.endsAt + after - p.platform.now().getTime())

const at = (trail: TestTrail) => ({ applicationId: trail.id, stageId: trail.firstStage })

describe('the time of the whole test', () => {
  test('answers are accepted until 5 seconds after the end', async () => {
    const trail = await running()
    const id = trail.item('Quanto')
    toEnd(trail, graceMs - 2 * second)
    expect((await save(p, trail, id, { value })).status).toBe(200)
    toEnd(trail, graceMs + second)
    refused(
      await save(p, trail, id, { value: { kind: 'number', number: 1 }, revision: 2 }),
      409,
      'time-over',
    )
    refused(await open(p, trail, trail.timed), 409, 'time-over')
    const seen = await seenTest(p, trail)
    expect(seen.answers.map((answer) => answer.value)).toEqual([value])
    expect(seen.can).toMatchObject({
      answer: { allowed: false, reason: 'time-over' },
      submit: { allowed: true },
    })
  })

  test('a repeated earlier request succeeds without changes', async () => {
    const trail = await running()
    const id = trail.item('Quanto')
    const first = await save(p, trail, id, { value })
    toEnd(trail, graceMs + second)
    const again = await save(p, trail, id, { value: { kind: 'number', number: 99 } })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await seenTest(p, trail)).answers[0]?.value).toEqual(value)
    // The same answer with a new revision is a new answer.
    refused(await save(p, trail, id, { value, revision: 2 }), 409, 'time-over')
  })

  test('a second tab, a second start and a larger factor give no more time', async () => {
    const trail = await running()
    p.advance(300 * second)
    const tab = randomUUID()
    const again = (await start(p, trail, { timeFactor: 2, device: tab })).body
    expect(Date.parse(again.attempt?.endsAt ?? '')).toBe(trail.endsAt)
    expect(again.attempt?.timeFactor).toBe(1)
    toEnd(trail, graceMs + second)
    const late = { device: tab, takeOver: true }
    refused(await save(p, trail, trail.item('Quanto'), { value, ...late }), 409, 'time-over')
  })

  test('times sent by a client in headers or in the body are ignored', async () => {
    const trail = await running()
    toEnd(trail, graceMs + second)
    const answer = await p.app.inject({
      method: 'PUT',
      url: `/api/applications/${trail.id}/stages/${trail.firstStage}/items/${trail.item('Quanto')}/answer`,
      headers: {
        authorization: `Bearer ${trail.candidate.token}`,
        date: new Date(trail.endsAt - 60 * second).toUTCString(),
      },
      payload: {
        value,
        revision: 1,
        device: trail.device,
        savedAt: new Date(trail.endsAt - 60 * second).toISOString(),
        now: trail.endsAt - 60 * second,
      },
    })
    refused({ status: answer.statusCode, body: answer.json() }, 409, 'time-over')
    expect((await seenTest(p, trail)).answers).toEqual([])
  })

  test.each([1.25, 1.5, 2] as const)('a time factor of %d extends the time', async (factor) => {
    const trail = await running(factor)
    toEnd(trail, -second)
    expect(trail.endsAt - p.platform.now().getTime()).toBeLessThanOrEqual(second)
    expect((await save(p, trail, trail.item('Quanto'), { value })).status).toBe(200)
  })
})

describe('the time of one question', () => {
  test('starts when the candidate opens the question, and only then the question is shown', async () => {
    const trail = await running()
    const before = trail.items.find((item) => item.id === trail.timed)
    expect(before).toMatchObject({ seconds: 30, shownAt: null, endsAt: null, content: null })
    refused(
      await save(p, trail, trail.timed, { value: { kind: 'single', option: 'a' } }),
      409,
      'item-not-open',
    )

    const first = (await open(p, trail, trail.timed)).body
    expect(first.content?.prompt).toBe('Com tempo próprio')
    expect(Date.parse(first.endsAt ?? '') - Date.parse(first.shownAt ?? '')).toBe(30 * second)
    p.advance(20 * second)
    expect((await open(p, trail, trail.timed)).body).toEqual(first)
    const saved = await save(p, trail, trail.timed, { value: { kind: 'single', option: 'a' } })
    expect(saved.status).toBe(200)

    p.advance(16 * second)
    const late = await save(p, trail, trail.timed, {
      value: { kind: 'single', option: 'b' },
      revision: 2,
    })
    refused(late, 409, 'time-over')
    // Other questions still accept answers.
    expect((await save(p, trail, trail.item('Quanto'), { value })).status).toBe(200)
    const seen = await seenTest(p, trail)
    expect(seen.items.find((item) => item.id === trail.timed)?.shownAt).toBe(first.shownAt)
    expect(seen.answers.find((answer) => answer.itemId === trail.timed)?.value).toEqual({
      kind: 'single',
      option: 'a',
    })
  })

  test('ends with the test at the latest', async () => {
    const trail = await running()
    toEnd(trail, -10 * second)
    const opened = (await open(p, trail, trail.timed)).body
    expect(Date.parse(opened.endsAt ?? '')).toBe(trail.endsAt)
  })

  test('a question that was opened and not answered in time is not required', async () => {
    const trail = await aTest(p, {
      ...customStage,
      items: customItems.slice(-1),
      test: { seconds: 600 },
    })
    const { items } = (await start(p, trail)).body
    refused(await submit(p, trail), 400, 'answers-incomplete')
    await open(p, trail, items[0]?.id ?? '')
    p.advance(36 * second)
    expect((await submit(p, trail)).status).toBe(200)
  })
})

describe('when the time is over', () => {
  test('the server sends the saved answers once, also when several tasks run', async () => {
    const trail = await running()
    await save(p, trail, trail.item('Quanto'), { value })
    expect(await sendOverdue(p.platform, at(trail))).toBe(false)
    toEnd(trail, 2 * second)
    expect(await sendOverdue(p.platform, at(trail))).toBe(false)
    toEnd(trail, graceMs + second)
    const [first, again, all] = await Promise.all([
      sendOverdue(p.platform, at(trail)),
      sendOverdue(p.platform, at(trail)),
      sendAllOverdue(p.platform),
    ])
    expect([first, again]).toEqual([true, true])
    expect(all).toBeGreaterThanOrEqual(0)
    const { state, replayed, history } = await stored(p, trail.id)
    expect(state).toEqual(replayed)
    expect(history.filter((row) => row.action === 'submit_stage')).toHaveLength(2)
    const seen = await seenTest(p, trail)
    const subjects = (await mailsTo(p, trail.candidate.email)).map((mail) => mail.subject)
    // The mail is sent once, in whatever order the tasks ran.
    expect(subjects.filter((subject) => subject.startsWith('Uma pessoa vai olhar'))).toEqual([
      'Uma pessoa vai olhar o seu teste: Assistente de atendimento ao cliente',
    ])
    // 2 of 20 points, below the mark.
    expect(seen).toMatchObject({
      state: 'not_approved',
      score: { points: 2, most: 20, passPercent: 60 },
    })
    refused(await submit(p, trail), 409, 'stage-not-open')
  })

  test('the person may still send the incomplete test', async () => {
    const trail = await running()
    await save(p, trail, trail.item('Quanto'), { value })
    refused(await submit(p, trail), 400, 'answers-incomplete')
    toEnd(trail, graceMs + second)
    const sent = await submit(p, trail)
    expect(sent.status).toBe(200)
    expect(sent.body).toMatchObject({ outcome: 'not_approved', score: { points: 2 } })
    expect(await sendOverdue(p.platform, at(trail))).toBe(true)
  })

  test('every unsent test is found, even if its own task was lost', async () => {
    const tests = [await running(), await running(), await running()]
    const later = await running(2)
    toEnd(tests[2]!, graceMs + second)
    expect(await sendAllOverdue(p.platform)).toBeGreaterThanOrEqual(3)
    for (const trail of tests) expect((await seenTest(p, trail)).submittedAt).not.toBeNull()
    expect((await seenTest(p, later)).state).toBe('in_progress')
  })

  test('the person gets a mail that the saved answers were sent', async () => {
    const trail = await aTest(p, { ...customStage, test: { seconds: 60 } })
    const { attempt } = (await start(p, trail)).body
    toEnd({ endsAt: Date.parse(attempt?.endsAt ?? '') }, graceMs + second)
    expect(await sendOverdue(p.platform, at(trail))).toBe(true)
    const mails = await mailsTo(p, trail.candidate.email)
    const mail = mails.find(
      ({ subject }) => subject === 'Seu teste foi enviado: Assistente de atendimento ao cliente',
    )
    expect(mail?.text).toContain('Tudo o que você tinha salvo foi enviado, nada se perdeu.')
  })

  test('a test of a withdrawn application is not sent', async () => {
    const trail = await running()
    await p.platform.db.transaction().execute(async (tx) => {
      const { userId } = trail.candidate
      const step = { action: { name: 'withdraw' as const }, actor: 'candidate' as const, userId }
      await applyTransition(p.platform, tx, await requireLockedApplication(tx, trail.id), {
        steps: [step],
      })
    })
    toEnd(trail, graceMs + second)
    expect(await sendOverdue(p.platform, at(trail))).toBe(true)
    await sendAllOverdue(p.platform)
    expect((await stored(p, trail.id)).state.state).toBe('withdrawn')
    expect((await seenTest(p, trail)).submittedAt).toBeNull()
  })

  test('starting a test schedules the task for its end', async () => {
    const trail = await running()
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from tasks.job where name = 'assessments.sendWhenOver'
        and data->>'applicationId' = ${trail.id}`.execute(p.platform.db)
    expect(rows.map((row) => row.start_after.getTime() - trail.endsAt)).toEqual([graceMs + second])
  })

  test('the deadline task skips running timed tests and ends other stages', async () => {
    const [timed, questions] = [await running(2), await aTest(p, questionsStage)]
    for (const trail of [timed, questions])
      await p.platform.db
        .updateTable('application_stages')
        .set({ due_at: new Date(p.platform.now().getTime() - second) })
        .where('application_id', '=', trail.id)
        .where('stage_id', '=', trail.firstStage)
        .execute()
    await expireStages(p.platform)
    expect((await seenTest(p, timed)).state).toBe('in_progress')
    expect((await save(p, timed, timed.item('Quanto'), { value })).status).toBe(200)
    const late = await seenTest(p, questions)
    expect(late.state).toBe('expired')
    expect(late.can.answer).toEqual({ allowed: false, reason: 'deadline-passed' })
    refused(await submit(p, questions), 409, 'deadline-passed')
  })
})
