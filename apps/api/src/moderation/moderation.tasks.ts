import { z } from 'zod'
import {
  vacancyOpenedMail,
  vacancyPausedMail,
  vacancyReturnedMail,
} from '../../emails/companies/vacancyReviewed.ts'
import { findOwners } from '../companies/companies.service.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { selectVacancyBrief } from './moderation.store.ts'

/** Sends a company's owners a mail with the decision of Trilha's team about a vacancy. */
export const notifyCompanyTask = {
  name: 'moderation.tellCompany',
  payload: z.object({
    vacancyId: z.int(),
    at: z.iso.datetime(),
    what: z.enum(['opened', 'returned', 'paused']),
    reason: z.string(),
  }),
} satisfies Task

export const moderationTasks: readonly Task[] = [notifyCompanyTask]

const mails = {
  opened: vacancyOpenedMail,
  returned: vacancyReturnedMail,
  paused: vacancyPausedMail,
}

/** Registers the handlers of the moderation tasks. */
export function handleModerationTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config } = platform
  const site = `${config.siteOrigin}/empresas`
  tasks.handle(notifyCompanyTask, async ({ vacancyId, at, what, reason }) => {
    const vacancy = await selectVacancyBrief(db, vacancyId)
    if (!vacancy) return
    const write = mails[what]
    const mail = write({ role: vacancy.role_name, reason, vacancies: `${site}/` })
    for (const { id, email } of await findOwners(db, vacancy.company_id))
      await sendOnce(platform, mailer, `moderation:${vacancyId}:${at}:${id}`, {
        to: email,
        ...mail,
      })
  })
}
