import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { mailReminder, remindProfiles, reminderTask } from './reminders/remind.ts'

/** Every morning: reminds people whose data have not changed for half a year. */
export const remindTask = {
  name: 'candidates.remindProfile',
  payload: z.object({}),
  schedule: '0 10 * * *',
} satisfies Task

export const candidatesTasks: readonly Task[] = [remindTask, reminderTask]

/** Registers the handlers of the candidate tasks. */
export function handleCandidatesTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(remindTask, async () => {
    const reminded = await remindProfiles(platform)
    if (reminded > 0) platform.log.info({ asked: reminded }, 'profiles unchanged for half a year')
  })
  platform.tasks.handle(reminderTask, (payload) => mailReminder(platform, mailer, payload))
}
