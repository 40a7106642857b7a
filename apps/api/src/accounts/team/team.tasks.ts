import { z } from 'zod'
import { dayMs } from '@trilha/contracts/shared/durations'
import { paths } from '../../../emails/paths.ts'
import { teamWelcomeMail } from '../../../emails/accounts/teamWelcome.ts'
import type { Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { dropKeys } from '../password/keys.store.ts'
import { createPasswordLink } from '../password/keys.ts'
import { findUserBrief } from '../accounts.service.ts'

/** A link is valid for a day: the admin may not be the person who runs the command. */
const lifeMs = dayMs

export const teamWelcomeTask = {
  name: 'accounts.teamWelcome',
  payload: z.object({ requestId: z.uuid(), userId: z.uuid() }),
} satisfies Task

/** Creates a link for an admin to choose a password and invalidates earlier links. */
export async function createTeamLink(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const createdAt = now()
  await dropKeys(tx, userId, createdAt)
  const screen = paths.changePassword(config.siteOrigin, 3)
  return createPasswordLink(tx, { userId, screen, createdAt, lifeMs })
}

/** Registers the task that mails the link to an admin who was created on the command line. */
export function handleTeamTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(teamWelcomeTask, async ({ requestId, userId }) => {
    const user = await findUserBrief(platform.db, userId)
    if (!user) return
    await sendOnce(platform, mailer, `teamWelcome:${requestId}`, async (tx) => {
      const address = await createTeamLink(platform, tx, userId)
      return { to: user.email, isRequestedByRecipient: true, ...teamWelcomeMail({ address }) }
    })
  })
}
