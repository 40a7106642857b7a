import { beforeAll, expect, test } from 'vitest'
import * as notifications from '@trilha/contracts/notifications'
import { call } from '../../test/client.ts'
import { aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail, mailsTo } from '../../test/trails.ts'
import { tellLate } from './applications.late.ts'

const p = program()
let vacancy: Awaited<ReturnType<typeof aVacancy>>
beforeAll(async () => {
  vacancy = await aVacancy(p, { stages: [conversationStage] })
})

/** The company promised its answer for so many hours ago. */
async function aWait(hours: number) {
  const trail = await aTrail(p, { vacancy })
  await p.platform.db
    .updateTable('applications')
    .set({ answer_due_at: new Date(p.platform.now().getTime() - hours * 3_600_000) })
    .where('id', '=', trail.id)
    .execute()
  return trail
}

const told = async ({ candidate }: Awaited<ReturnType<typeof aWait>>) => {
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

test('who waits past the promised day is told so, once; nobody else, and nothing of long ago', async () => {
  const [soon, late, old] = [await aWait(-2), await aWait(2), await aWait(24 * 5)]
  expect(await tellLate(p.platform)).toBe(1)
  expect(await tellLate(p.platform)).toBe(0)
  expect(await told(late)).toEqual([1, 1])
  expect(await told(soon)).toEqual([0, 0])
  expect(await told(old)).toEqual([0, 0])
})
