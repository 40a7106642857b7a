import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { mailReminder, remindProfiles, mailReminderTask } from './reminders/remind.ts'

/** Every morning: reminds people whose data have not changed for half a year. */
export const remindProfilesTask = {
  name: 'candidates.remindProfile',
  payload: z.object({}),
  schedule: '0 10 * * *',
} satisfies Task

export const candidatesTasks: readonly Task[] = [remindProfilesTask, mailReminderTask]

/** Registers the handlers of the candidate tasks. */
export function handleCandidatesTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(remindProfilesTask, async () => {
    const reminded = await remindProfiles(platform)
    if (reminded > 0) platform.log.info({ reminded }, 'profiles unchanged for half a year')
  })
  platform.tasks.handle(mailReminderTask, (payload) => mailReminder(platform, mailer, payload))
}
