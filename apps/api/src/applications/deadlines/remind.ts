import { z } from 'zod'
import { hourMs } from '@trilha/contracts/shared/durations'
import { dayOf } from '../../../emails/applications/facts.ts'
import { firstName } from '../../../emails/names.ts'
import { paths, suffixes } from '../../../emails/paths.ts'
import { stageDeadlineMail } from '../../../emails/reminders/stageDeadline.ts'
import { mailCandidate } from '../../accounts/accounts.service.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { notifyByWhatsApp } from '../../notifications/whatsApp/whatsApp.service.ts'
import { inBatches } from '../../platform/concurrency/batches.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { parameter } from '../../platform/whatsapp/templates.ts'
import { markReminded, selectToRemind, selectWaiting, type WaitingStage } from './remind.store.ts'

/** The mail about one deadline. */
export const deadlineMailTask = {
  name: 'applications.mailDeadline',
  payload: z.object({
    applicationId: z.uuid(),
    stageId: z.uuid(),
    /** Identifies the deadline: an extension creates a new one. */
    dueAt: z.iso.datetime(),
  }),
} satisfies Task

/** How long before the deadline the reminder is sent. */
const leadMs = 48 * hourMs
/** No reminder is sent this soon after a stage opened, since its message has just been sent. */
const graceMs = 24 * hourMs
const batchSize = 200

/**
 * Reminds candidates of their open stages that end within two days, once for each deadline. Safe to
 * run twice and in several processes at once.
 * @returns how many reminders were created.
 */
export async function writeReminders(platform: Platform): Promise<number> {
  const now = platform.now()
  const range = {
    now,
    until: new Date(now.getTime() + leadMs),
    openedBefore: new Date(now.getTime() - graceMs),
  }
  return inBatches({
    select: () => selectToRemind(platform.db, range, batchSize),
    size: batchSize,
    handle: (stage) => remind(platform, stage),
  })
}

const keyOf = (stage: WaitingStage): string =>
  `deadline:${stage.application_id}:${stage.stage_id}:${stage.due_at.toISOString()}`

async function remind(platform: Platform, stage: WaitingStage): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const candidate = await findCandidateBrief(tx, stage.candidate_id)
    if (!candidate || !(await markReminded(tx, stage))) return false
    const until = dayOf(stage.due_at)
    const key = keyOf(stage)
    await notify(tx, {
      userId: candidate.userId,
      // Its key makes it lead to the stage.
      type: 'movement',
      message: `Falta pouco. ${stage.title}, ${stage.company_name}: dá para fazer até ${until}.`,
      key,
      at: platform.now(),
      vacancyId: stage.vacancy_id,
      applicationId: stage.application_id,
    })
    await platform.tasks.add(tx, deadlineMailTask, {
      applicationId: stage.application_id,
      stageId: stage.stage_id,
      dueAt: stage.due_at.toISOString(),
    })
    await notifyByWhatsApp(platform, tx, {
      candidateId: stage.candidate_id,
      topic: 'applications',
      content: {
        template: 'prazo_de_etapa_v1',
        parameters: [firstName(candidate.name), stage.title, stage.role_name, until].map(parameter),
        button: suffixes.waitingStage(stage.vacancy_id),
      },
      key,
      expiresAt: stage.due_at,
    })
    return true
  })
}

/** Sends the mail about one deadline, unless the stage was done or got more time since. */
export async function mailDeadline(
  platform: Platform,
  mailer: Mailer,
  payload: z.output<typeof deadlineMailTask.payload>,
): Promise<void> {
  const stage = await selectWaiting(platform.db, payload)
  const candidate = stage && (await findCandidateBrief(platform.db, stage.candidate_id))
  if (!candidate) return
  const mail = stageDeadlineMail({
    name: candidate.name,
    role: stage.role_name,
    company: stage.company_name,
    stage: stage.title,
    minutes: stage.minutes,
    dueAt: stage.due_at,
    begun: stage.state === 'in_progress',
    address: paths.waitingStage(platform.config.siteOrigin, stage.vacancy_id),
  })
  await mailCandidate(platform, mailer, keyOf(stage), { userId: candidate.userId, mail })
}
