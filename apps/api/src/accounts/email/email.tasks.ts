import { z } from 'zod'
import { emailChangeMail } from '../../../emails/accounts/emailChange.ts'
import { emailChangeNoticeMail } from '../../../emails/accounts/emailChangeNotice.ts'
import { paths } from '../../../emails/paths.ts'
import type { Platform } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { createToken } from '../../platform/secrets/tokens.ts'
import { confirmEmailTask, createConfirmation } from './confirmation.ts'
import { setEmailChangeKey, selectEmailChange } from './email.store.ts'
import { findUserBrief } from '../accounts.service.ts'

/** The payload has no addresses, because tasks are stored for days. */
export const emailChangeTask = {
  name: 'accounts.emailChange',
  payload: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
} satisfies Task

/** Registers the tasks that mail links to confirm an address. */
export function handleEmailTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config, now } = platform
  const site = config.siteOrigin

  tasks.handle(confirmEmailTask, ({ userId, askedAt }) =>
    sendOnce(platform, mailer, `confirmEmail:${userId}:${askedAt}`, (tx) =>
      createConfirmation(platform, tx, userId, 'requested'),
    ),
  )

  tasks.handle(emailChangeTask, async ({ userId, askedAt }) => {
    const user = await findUserBrief(db, userId)
    const change = user && (await selectEmailChange(db, userId, now()))
    // The change was cancelled, or replaced by a later one with its own task.
    if (!change || change.asked_at.toISOString() !== askedAt) return
    // A stranger at a mistyped address must not get a link to a new password.
    if (user.isEmailConfirmed)
      await sendOnce(platform, mailer, `emailChangeNotice:${userId}:${askedAt}`, {
        to: user.email,
        ...emailChangeNoticeMail({
          name: user.name,
          email: change.email,
          reset: paths.resetPassword(site, user.typeUser),
        }),
      })
    await sendOnce(platform, mailer, `emailChange:${userId}:${askedAt}`, async (tx) => {
      // The key is created here, so that only the mail contains it.
      const { token, hash } = createToken()
      await setEmailChangeKey(tx, { userId, askedAt: change.asked_at }, hash)
      const address = paths.confirmEmail(site, user.typeUser, token)
      return { to: change.email, ...emailChangeMail({ name: user.name, address }) }
    })
  })
}
