import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { countDirectory } from './directory/count.ts'
import { notifyExtendedTask, runNotifyExtended } from './editor/notifyExtended.ts'
import { mailSavedClosing, remindOfSaved, savedClosingMailTask } from './marks/remind.ts'
import { mailAlert } from './savedSearches/alerts.mail.ts'
import { alertTask, processAlerts } from './savedSearches/alerts.ts'
import { closeEndedVacancies } from './publishing/publish.ts'

/** Every ten minutes: closes the vacancies whose last day is over. */
export const closeEndedTask = {
  name: 'vacancies.close',
  payload: z.object({}),
  schedule: '*/10 * * * *',
} satisfies Task

/** Every hour: determines which cities and roles have their own page. */
export const countDirectoryTask = {
  name: 'vacancies.countDirectory',
  payload: z.object({}),
  schedule: '7 * * * *',
  alone: true,
} satisfies Task

/** Every minute: compares published vacancies with the saved searches and sends due alerts. */
export const processAlertsTask = {
  name: 'vacancies.lookForNew',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  alone: true,
} satisfies Task

/** Every hour of the day in Brazil: reminds people of saved vacancies that close soon. */
export const remindOfSavedTask = {
  name: 'vacancies.remindOfSaved',
  payload: z.object({}),
  schedule: '25 11-22 * * *',
  alone: true,
} satisfies Task

export const vacancyTasks: readonly Task[] = [
  closeEndedTask,
  countDirectoryTask,
  notifyExtendedTask,
  processAlertsTask,
  alertTask,
  remindOfSavedTask,
  savedClosingMailTask,
]

/** Registers the handlers of the vacancy tasks. */
export function handleVacancyTasks(platform: Platform, mailer: Mailer): void {
  platform.tasks.handle(closeEndedTask, async () => {
    const closed = await closeEndedVacancies(platform.db, platform.now())
    if (closed > 0) platform.log.info({ closed }, 'vacancies past their last day')
  })
  platform.tasks.handle(countDirectoryTask, () => countDirectory(platform))
  platform.tasks.handle(notifyExtendedTask, (payload) => runNotifyExtended(platform, payload))
  platform.tasks.handle(processAlertsTask, async () => {
    const alerts = await processAlerts(platform)
    if (alerts > 0) platform.log.info({ alerts }, 'new vacancies of saved searches')
  })
  platform.tasks.handle(alertTask, (payload) => mailAlert(platform, mailer, payload))
  platform.tasks.handle(remindOfSavedTask, async () => {
    const reminded = await remindOfSaved(platform)
    if (reminded > 0) platform.log.info({ reminded }, 'people reminded of saved vacancies')
  })
  platform.tasks.handle(savedClosingMailTask, (payload) =>
    mailSavedClosing(platform, mailer, payload),
  )
}
