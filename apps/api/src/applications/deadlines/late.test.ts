import { beforeAll, expect, test } from 'vitest'
import * as notifications from '@trilha/contracts/notifications/notifications'
import { hourMs } from '@trilha/contracts/shared/durations'
import { call } from '../../../test/client.ts'
import { aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, mailsTo } from '../../../test/trails.ts'
import { notifyLate } from './late.ts'

const p = program()
let vacancy: Awaited<ReturnType<typeof aVacancy>>
beforeAll(async () => {
  vacancy = await aVacancy(p, { stages: [conversationStage] })
})

/** An application whose answer was due this many hours ago. */
async function anAnswerDue(hours: number) {
  const trail = await aTrail(p, { vacancy })
  await p.platform.db
    .updateTable('applications')
    .set({ answer_due_at: new Date(p.platform.now().getTime() - hours * hourMs) })
    .where('id', '=', trail.id)
    .execute()
  return trail
}

/** Numbers of notifications and mails about a late answer. */
const notices = async ({ candidate }: Awaited<ReturnType<typeof anAnswerDue>>) => {
  const { body } = await call(
    p,
    notifications.listNotifications,
    { params: { userId: candidate.userId } },
    { token: candidate.token },
  )
  const mails = await mailsTo(p, candidate.email)
  return [
    body.rows.filter(({ message }) => message.startsWith('A resposta está atrasada')).length,
    mails.filter(({ subject }) => subject.startsWith('A resposta de ')).length,
  ]
}

test('notifies once of a late answer, and not of answers due later or long ago', async () => {
  const [soon, late, old] = [await anAnswerDue(-2), await anAnswerDue(2), await anAnswerDue(24 * 5)]
  expect(await notifyLate(p.platform)).toBe(1)
  expect(await notifyLate(p.platform)).toBe(0)
  expect(await notices(late)).toEqual([1, 1])
  expect(await notices(soon)).toEqual([0, 0])
  expect(await notices(old)).toEqual([0, 0])
})
