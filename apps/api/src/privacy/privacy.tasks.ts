import { accountDeletedMail } from '../../emails/privacy/accountDeleted.ts'
import { dataExportReadyMail } from '../../emails/privacy/dataExportReady.ts'
import { deletionAskedMail } from '../../emails/privacy/deletionAsked.ts'
import { privacyAnsweredMail } from '../../emails/privacy/requestAnswered.ts'
import { deletionTime } from '../accounts/accounts.presenter.ts'
import { findUserBrief } from '../accounts/accounts.service.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { deleteAccount } from './deletion/delete.ts'
import { makeExport } from './export/export.ts'
import { sweepPcd } from '../applications/pcd/pcd.service.ts'
import { takeMissingSnapshots } from '../applications/snapshot/snapshot.ts'
import { sweepRetention } from './retention/retention.service.ts'
import { sweepPrivacy } from './retention/sweep.ts'
import {
  deleteTask,
  deletionAskedTask,
  exportReadyTask,
  exportTask,
  removeFilesTask,
  requestAnsweredTask,
  sweepTask,
} from './privacy.tasks.names.ts'
import { formatDate } from '../platform/text/formats.ts'

export const privacyTasks: readonly Task[] = [
  exportTask,
  exportReadyTask,
  deletionAskedTask,
  deleteTask,
  removeFilesTask,
  requestAnsweredTask,
  sweepTask,
]

/** Registers the task handlers of copies, deletions, their mails and the nightly sweep. */
export function handlePrivacyTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config, storage } = platform
  const site = config.siteOrigin
  const settings = `${site}/dashboard/user/settings`

  tasks.handle(exportTask, ({ exportId }) => makeExport(platform, exportId))

  tasks.handle(exportReadyTask, async ({ exportId, userId, expiresAt }) => {
    const user = await findUserBrief(db, userId)
    if (!user) return
    const availableUntil = formatDate(new Date(expiresAt))
    const content = { name: user.name, availableUntil, settings }
    await sendOnce(platform, mailer, `export:${exportId}`, {
      to: user.email,
      ...dataExportReadyMail(content),
    })
  })

  tasks.handle(requestAnsweredTask, async ({ requestId, userId }) => {
    const user = await findUserBrief(db, userId)
    if (!user) return
    const mail = privacyAnsweredMail({ name: user.name, settings: `${settings}#requests` })
    await sendOnce(platform, mailer, `privacyAnswered:${requestId}`, { to: user.email, ...mail })
  })

  tasks.handle(deletionAskedTask, async ({ userId, askedAt }) => {
    const user = await findUserBrief(db, userId)
    if (!user) return
    const date = formatDate(deletionTime(new Date(askedAt)))
    const mail = deletionAskedMail({ name: user.name, date, login: `${site}/auth/login` })
    await sendOnce(platform, mailer, `deletionAsked:${userId}:${askedAt}`, {
      to: user.email,
      ...mail,
    })
  })

  tasks.handle(deleteTask, ({ userId, askedAt }) =>
    deleteAccount(platform, userId, new Date(askedAt), async (to) => {
      await sendOnce(platform, mailer, `deleted:${userId}`, { to, ...accountDeletedMail() })
    }),
  )

  tasks.handle(removeFilesTask, async ({ files }) => {
    for (const file of files) await storage.remove(file)
  })

  tasks.handle(sweepTask, async () => {
    await sweepPrivacy(platform)
    await sweepRetention(platform)
    await sweepPcd(platform)
    await takeMissingSnapshots(platform)
  })
}
