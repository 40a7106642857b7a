import { z } from 'zod'
import { teamWelcomeMail } from '../../emails/teamWelcome.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { createPasswordLink } from './accounts.keys.ts'
import { findUserBrief } from './accounts.service.ts'

export const teamWelcomeTask = {
  name: 'accounts.teamWelcome',
  payload: z.object({ requestId: z.uuid(), userId: z.uuid() }),
} satisfies Task

/** Mails an admin who was made on the command line the link to a password. */
export function handleTeamTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(teamWelcomeTask, async ({ requestId, userId }) => {
    const user = await findUserBrief(platform.db, userId)
    if (!user) return
    await sendOnce(platform, mailer, `teamWelcome:${requestId}`, async (tx) => {
      // Made here, the key stands nowhere but in the mail.
      const address = await createPasswordLink(platform, tx, userId)
      return { to: user.email, asked: true, ...teamWelcomeMail({ address }) }
    })
  })
}
