import { z } from 'zod'
import { inTransaction } from '../platform/db/database.ts'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { sendWhenOver } from './assessments.tasks.names.ts'
import { sendAllOverdue, sendOverdue } from './taking/submit.ts'

/** Sends the tests whose own task was lost. */
const sendOverdueTask = {
  name: 'assessments.sendOverdue',
  payload: z.object({}),
  schedule: '*/5 * * * *',
} satisfies Task

export const assessmentsTasks: readonly Task[] = [sendWhenOver, sendOverdueTask]

/** Registers the task handlers of assessments: they send tests whose time is over. */
export function handleAssessmentsTasks(platform: Platform): void {
  platform.tasks.handle(sendWhenOver, async (at) => {
    if (await sendOverdue(platform, at)) return
    // The queue uses the database's clock; the clock of this process may be slightly behind.
    const startAfter = new Date(Date.now() + 2000)
    await inTransaction(platform.db, (tx) =>
      platform.tasks.add(tx, sendWhenOver, at, { startAfter }),
    )
  })

  platform.tasks.handle(sendOverdueTask, async () => {
    const sent = await sendAllOverdue(platform)
    if (sent > 0) platform.log.info({ sent }, 'tests sent by the clock')
  })
}
