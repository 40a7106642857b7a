import { z } from 'zod'
import { changePasswordPaths } from '../../emails/paths.ts'
import { teamWelcomeMail } from '../../emails/teamWelcome.ts'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { dropKeys } from './accounts.keys.store.ts'
import { createPasswordLink } from './accounts.keys.ts'
import { findUserBrief } from './accounts.service.ts'

/** A day: the person who installs Trilha may not be the one who reads the mail. */
const lifeMs = 24 * 60 * 60_000

export const teamWelcomeTask = {
  name: 'accounts.teamWelcome',
  payload: z.object({ requestId: z.uuid(), userId: z.uuid() }),
} satisfies Task

/** Link with which an admin chooses a password; earlier links of the account end. */
export async function createTeamLink(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const createdAt = now()
  await dropKeys(tx, userId, createdAt)
  const screen = `${config.origins[0]}${changePasswordPaths[3]}`
  return createPasswordLink(tx, { userId, screen, createdAt, lifeMs })
}

/** Mails an admin who was made on the command line the link to a password. */
export function handleTeamTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(teamWelcomeTask, async ({ requestId, userId }) => {
    const user = await findUserBrief(platform.db, userId)
    if (!user) return
    await sendOnce(platform, mailer, `teamWelcome:${requestId}`, async (tx) => {
      const address = await createTeamLink(platform, tx, userId)
      return { to: user.email, asked: true, ...teamWelcomeMail({ address }) }
    })
  })
}
