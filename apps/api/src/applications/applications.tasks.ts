import { z } from 'zod'
import { applicationAdvancedMail } from '../../emails/applications/nextStage.ts'
import { applicationBelowTheMarkMail } from '../../emails/applications/belowTheMark.ts'
import { applicationExtendedMail } from '../../emails/applications/extension.ts'
import { applicationExtensionDeclinedMail } from '../../emails/applications/extensionDeclined.ts'
import type { ApplicationFacts } from '../../emails/applications/facts.ts'
import { applicationNotApprovedMail } from '../../emails/applications/refusal.ts'
import { applicationOfferMail } from '../../emails/applications/offer.ts'
import { applicationReceivedMail } from '../../emails/applications/receipt.ts'
import { applicationTimedOutMail } from '../../emails/applications/sentByClock.ts'
import { applicationStageExpiredMail } from '../../emails/applications/stageExpired.ts'
import { applicationWithAPersonMail } from '../../emails/applications/withAPerson.ts'
import { firstName } from '../../emails/names.ts'
import { paths, suffixes } from '../../emails/paths.ts'
import { mailCandidate } from '../accounts/accounts.service.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { notifyByWhatsApp } from '../notifications/whatsApp/whatsApp.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Mail, Mailer } from '../platform/mail/mail.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { parameter } from '../platform/whatsapp/templates.ts'
import { expireStages } from './deadlines/expire.ts'
import { lateMailTask, lateTask, mailLate, notifyLate } from './deadlines/late.ts'
import { messageTask, type Message } from './applications.messages.ts'
import { selectForMail } from './applications.reads.store.ts'
import { mailDeadline, deadlineMailTask, writeReminders } from './deadlines/remind.ts'
import { notificationOf } from './applications.sentences.ts'

export const expireTask = {
  name: 'applications.expireStages',
  payload: z.object({}),
  schedule: '5 * * * *',
} satisfies Task

/** Every hour: reminds candidates of stages whose deadline is two days away. */
export const remindTask = {
  name: 'applications.remindDeadlines',
  payload: z.object({}),
  schedule: '35 * * * *',
} satisfies Task

const mails: Record<Message, (facts: ApplicationFacts) => Omit<Mail, 'to'>> = {
  received: applicationReceivedMail,
  advanced: applicationAdvancedMail,
  'with-a-person': applicationWithAPersonMail,
  'below-the-mark': applicationBelowTheMarkMail,
  'sent-by-clock': applicationTimedOutMail,
  'stage-expired': applicationStageExpiredMail,
  extended: applicationExtendedMail,
  'extension-declined': applicationExtensionDeclinedMail,
  offer: applicationOfferMail,
  'not-approved': applicationNotApprovedMail,
}

export const applicationsTasks: readonly Task[] = [
  messageTask,
  expireTask,
  remindTask,
  deadlineMailTask,
  lateTask,
  lateMailTask,
]

/** Registers the handlers of this module: messages, reminders, late answers, overdue stages. */
export function handleApplicationsTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config } = platform
  const site = config.siteOrigin

  tasks.handle(messageTask, async (payload) => {
    const row = await selectForMail(db, payload)
    if (!row || row.undone) return
    const candidate = await findCandidateBrief(db, row.candidate_id)
    if (!candidate) return
    const facts: ApplicationFacts = {
      name: candidate.name,
      role: row.role_name,
      company: row.company_name,
      stage: row.stage_title ?? '',
      next: row.opened_title ? { title: row.opened_title, dueAt: row.opened_due_at } : null,
      answerDueAt: row.answer_due_at,
      decisionMessage: row.decision_message && {
        from: row.decision_message.author_name,
        role: row.decision_message.author_role,
        text: row.decision_message.text,
        wentWell: row.decision_message.went_well,
        missing: row.decision_message.missing,
      },
      word: row.word ?? '',
      progress: paths.progress(site, row.vacancy_id),
    }
    const key = `application:${payload.applicationId}:${payload.version}`
    const notification = notificationOf(payload.message, facts)
    await inTransaction(db, async (tx) => {
      await notify(tx, {
        userId: candidate.userId,
        ...notification,
        key,
        at: platform.now(),
        vacancyId: row.vacancy_id,
        applicationId: payload.applicationId,
      })
      if (!candidate.phone) return
      await notifyByWhatsApp(platform, tx, {
        candidateId: candidate.id,
        topic: 'applications',
        content: {
          template: 'mudanca_de_etapa_v1',
          parameters: [
            firstName(candidate.name),
            row.role_name,
            row.company_name,
            notification.message,
          ].map(parameter),
          button: suffixes.progress(row.vacancy_id),
        },
        key,
      })
    })
    const mail = mails[payload.message](facts)
    await mailCandidate(platform, mailer, key, { userId: candidate.userId, mail })
  })

  tasks.handle(remindTask, async () => {
    const reminded = await writeReminders(platform)
    if (reminded > 0) platform.log.info({ reminded }, 'deadlines two days away')
  })
  tasks.handle(lateTask, async () => {
    const notified = await notifyLate(platform)
    if (notified > 0) platform.log.info({ notified }, 'answers past the promised day')
  })
  tasks.handle(lateMailTask, (payload) => mailLate(platform, mailer, payload))
  tasks.handle(deadlineMailTask, (payload) => mailDeadline(platform, mailer, payload))

  tasks.handle(expireTask, async () => {
    const expired = await expireStages(platform)
    if (expired > 0) platform.log.info({ expired }, 'stages past their deadline')
  })
}
