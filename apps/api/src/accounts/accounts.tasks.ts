import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { hourMs } from '@trilha/contracts/shared/durations'
import { passwordChangedMail } from '../../emails/accounts/passwordChanged.ts'
import { passwordResetMail } from '../../emails/accounts/passwordReset.ts'
import { secondStepMail, secondStepEvents } from '../../emails/accounts/secondStep.ts'
import { signInAttackMail } from '../../emails/accounts/signInAttack.ts'
import { paths } from '../../emails/paths.ts'
import { welcomeMail } from '../../emails/accounts/welcome.ts'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { sweepPlatform } from '../platform/db/sweep.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { confirmEmailTask, createConfirmation } from './email/confirmation.ts'
import { emailChangeTask, handleEmailTasks } from './email/email.tasks.ts'
import { countLiveKeys } from './password/keys.store.ts'
import { createPasswordLink } from './password/keys.ts'
import { findUserBrief } from './accounts.service.ts'
import { sweepAccounts } from './accounts.sweep.store.ts'
import { handleTeamTasks, teamWelcomeTask } from './team/team.tasks.ts'

/**
 * Maximum number of valid reset links of an account. Links are valid for an hour, so this also
 * limits the mails per hour. When strangers use up the limit, the owner can use any of their links.
 */
const maxLiveKeys = 5

export const welcomeTask = {
  name: 'accounts.welcome',
  payload: z.object({ userId: z.uuid() }),
} satisfies Task

/**
 * `userId` is null for an unknown e-mail: the task is added anyway, so that the time of the reply
 * reveals nothing.
 */
export const resetTask = {
  name: 'accounts.reset',
  payload: z.object({
    requestId: z.uuid(),
    userId: z.uuid().nullable(),
    screen: z.url(),
    isUnderAttack: z.boolean().default(false),
  }),
} satisfies Task

export const passwordChangedTask = {
  name: 'accounts.passwordChanged',
  payload: z.object({ changeId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() }),
} satisfies Task

export const secondStepTask = {
  name: 'accounts.secondStep',
  payload: z.object({
    eventId: z.uuid(),
    userId: z.uuid(),
    event: z.enum(secondStepEvents),
    at: z.iso.datetime(),
  }),
} satisfies Task

/** Adds the mail about a change or use of the second step; it tells the owner of the account. */
export async function addSecondStepMail(
  { tasks, now }: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  userId: string,
  event: (typeof secondStepEvents)[number],
): Promise<void> {
  const payload = { eventId: randomUUID(), userId, event, at: now().toISOString() }
  await tasks.add(tx, secondStepTask, payload)
}

export const sweepTask = {
  name: 'accounts.sweep',
  payload: z.object({}),
  schedule: '20 3 * * *',
} satisfies Task

export const accountsTasks: readonly Task[] = [
  welcomeTask,
  resetTask,
  passwordChangedTask,
  secondStepTask,
  confirmEmailTask,
  emailChangeTask,
  teamWelcomeTask,
  sweepTask,
]

/** Registers the handlers of this module's tasks: its mails and the nightly sweep. */
export function handleAccountsTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config, now } = platform
  const site = config.siteOrigin

  tasks.handle(welcomeTask, async ({ userId }) => {
    await sendOnce(platform, mailer, `welcome:${userId}`, async (tx) => {
      const user = await findUserBrief(tx, userId)
      if (!user) return null
      if (!user.isEmailConfirmed) return createConfirmation(platform, tx, userId, 'welcome')
      return { to: user.email, ...welcomeMail({ name: user.name, vacancies: `${site}/vagas` }) }
    })
  })

  tasks.handle(resetTask, async ({ requestId, userId, screen, isUnderAttack }) => {
    const user = userId && (await findUserBrief(db, userId))
    if (!user) return
    await sendOnce(platform, mailer, `reset:${requestId}`, async (tx) => {
      const createdAt = now()
      if ((await countLiveKeys(tx, user.id, createdAt)) >= maxLiveKeys) return null
      const link = { userId: user.id, screen, createdAt, lifeMs: hourMs }
      const address = await createPasswordLink(tx, link)
      const mail = isUnderAttack
        ? signInAttackMail({ name: user.name, address })
        : passwordResetMail({ name: user.name, address })
      return { to: user.email, isRequestedByRecipient: true, ...mail }
    })
  })

  tasks.handle(passwordChangedTask, async ({ changeId, userId, at }) => {
    const user = await findUserBrief(db, userId)
    // A stranger at a mistyped address must not get a link to a new password.
    if (!user?.isEmailConfirmed) return
    const reset = paths.resetPassword(site, user.typeUser)
    const mail = passwordChangedMail({ name: user.name, at: new Date(at), reset })
    await sendOnce(platform, mailer, `passwordChanged:${changeId}`, { to: user.email, ...mail })
  })

  tasks.handle(secondStepTask, async ({ eventId, userId, event, at }) => {
    const user = await findUserBrief(db, userId)
    // A stranger at a mistyped address must not get a link to a new password.
    if (!user?.isEmailConfirmed) return
    const reset = paths.resetPassword(site, user.typeUser)
    const mail = secondStepMail({ name: user.name, event, at: new Date(at), reset })
    await sendOnce(platform, mailer, `secondStep:${eventId}`, { to: user.email, ...mail })
  })

  handleEmailTasks(platform, mailer)
  handleTeamTasks(platform, mailer)

  tasks.handle(sweepTask, async () => {
    await sweepAccounts(db, now())
    await sweepPlatform(db, now())
  })
}
