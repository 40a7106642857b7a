import { z } from 'zod'
import { applicationAdvancedMail } from '../../emails/applicationAdvanced.ts'
import { applicationBelowTheMarkMail } from '../../emails/applicationBelowTheMark.ts'
import { applicationExtendedMail } from '../../emails/applicationExtended.ts'
import { applicationExtensionDeclinedMail } from '../../emails/applicationExtensionDeclined.ts'
import type { ApplicationFacts } from '../../emails/applicationFacts.ts'
import { applicationNotApprovedMail } from '../../emails/applicationNotApproved.ts'
import { applicationOfferMail } from '../../emails/applicationOffer.ts'
import { applicationReceivedMail } from '../../emails/applicationReceived.ts'
import { applicationSentByClockMail } from '../../emails/applicationSentByClock.ts'
import { applicationStageExpiredMail } from '../../emails/applicationStageExpired.ts'
import { applicationWithAPersonMail } from '../../emails/applicationWithAPerson.ts'
import { firstName } from '../../emails/names.ts'
import { paths, suffixes } from '../../emails/paths.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { tellByWhatsApp } from '../notifications/notifications.whatsapp.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Mail, Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { parameter } from '../platform/whatsapp/templates.ts'
import { expireStages } from './applications.expire.ts'
import { lateMailTask, lateTask, mailLate, tellLate } from './applications.late.ts'
import { tellTask, type Message } from './applications.messages.ts'
import { selectForMail } from './applications.reads.store.ts'
import { mailDeadline, reminderTask, writeReminders } from './applications.remind.ts'
import { sentenceOf } from './applications.sentences.ts'

export const expireTask = {
  name: 'applications.expireStages',
  payload: z.object({}),
  schedule: '5 * * * *',
} satisfies Task

/** Every hour: stages whose deadline is two days away. */
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
  'sent-by-clock': applicationSentByClockMail,
  'stage-expired': applicationStageExpiredMail,
  extended: applicationExtendedMail,
  'extension-declined': applicationExtensionDeclinedMail,
  offer: applicationOfferMail,
  'not-approved': applicationNotApprovedMail,
}

export const applicationsTasks: readonly Task[] = [
  tellTask,
  expireTask,
  remindTask,
  reminderTask,
  lateTask,
  lateMailTask,
]

/** Says what runs the tasks of this noun: what candidates are told and reminded of, and the end of overdue stages. */
export function handleApplicationsTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config } = platform
  const site = config.origins[0] ?? ''

  tasks.handle(tellTask, async (payload) => {
    const facts = await selectForMail(db, payload)
    if (!facts || facts.undone) return
    const candidate = await findCandidateBrief(db, facts.candidate_id)
    if (!candidate) return
    const told: ApplicationFacts = {
      name: candidate.name,
      role: facts.role_name,
      company: facts.company_name,
      stage: facts.stage_title ?? '',
      next: facts.opened_title ? { title: facts.opened_title, dueAt: facts.opened_due_at } : null,
      answerDueAt: facts.answer_due_at,
      letter: facts.letter && {
        from: facts.letter.author_name,
        role: facts.letter.author_role,
        text: facts.letter.text,
        wentWell: facts.letter.went_well,
        missing: facts.letter.missing,
      },
      word: facts.word ?? '',
      progress: paths.progress(site, facts.vacancy_id),
    }
    const key = `application:${payload.applicationId}:${payload.version}`
    const sentence = sentenceOf(payload.message, told)
    await inTransaction(db, async (tx) => {
      await notify(tx, {
        userId: candidate.userId,
        ...sentence,
        key,
        at: platform.now(),
        vacancyId: facts.vacancy_id,
        applicationId: payload.applicationId,
      })
      if (!candidate.phone) return
      await tellByWhatsApp(platform, tx, {
        candidateId: candidate.id,
        topic: 'applications',
        content: {
          template: 'mudanca_de_etapa_v1',
          parameters: [
            firstName(candidate.name),
            facts.role_name,
            facts.company_name,
            sentence.message,
          ].map(parameter),
          button: suffixes.progress(facts.vacancy_id),
        },
        key,
      })
    })
    const mail = mails[payload.message](told)
    await sendOnce(platform, mailer, key, { to: candidate.email, ...mail })
  })

  tasks.handle(remindTask, async () => {
    const reminded = await writeReminders(platform)
    if (reminded > 0) platform.log.info({ reminded }, 'deadlines two days away')
  })
  tasks.handle(lateTask, async () => {
    const told = await tellLate(platform)
    if (told > 0) platform.log.info({ told }, 'answers past the promised day')
  })
  tasks.handle(lateMailTask, (payload) => mailLate(platform, mailer, payload))
  tasks.handle(reminderTask, (payload) => mailDeadline(platform, mailer, payload))

  tasks.handle(expireTask, async () => {
    const ended = await expireStages(platform)
    if (ended > 0) platform.log.info({ ended }, 'stages past their deadline')
  })
}
