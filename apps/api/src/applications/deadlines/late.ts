import { z } from 'zod'
import { dayMs } from '@trilha/contracts/shared/durations'
import { answerLateMail } from '../../../emails/reminders/answerLate.ts'
import { dayOf } from '../../../emails/applications/facts.ts'
import { paths } from '../../../emails/paths.ts'
import { mailCandidate } from '../../accounts/accounts.service.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inBatches } from '../../platform/concurrency/batches.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { selectLate, selectStillLate, type LateAnswer } from './late.store.ts'

/** Every hour: notifies candidates of overdue answers. */
export const lateTask = {
  name: 'applications.tellLate',
  payload: z.object({}),
  schedule: '20 * * * *',
} satisfies Task

/** The mail about one late answer. */
export const lateMailTask = {
  name: 'applications.mailLate',
  payload: z.object({ applicationId: z.uuid() }),
} satisfies Task

const batchSize = 200
/** Candidates are not notified of answers that are late for longer than this. */
const maxLateMs = 3 * dayMs

/**
 * Notifies candidates that the company's answer is late, once for each promised day. Safe to run
 * twice and in several processes at once.
 * @returns how many candidates were notified.
 */
export async function notifyLate(platform: Platform): Promise<number> {
  const now = platform.now()
  const since = new Date(now.getTime() - maxLateMs)
  return inBatches({
    select: () => selectLate(platform.db, { now, since }, batchSize),
    size: batchSize,
    handle: (answer) => notifyOne(platform, answer),
  })
}

async function notifyOne(platform: Platform, late: LateAnswer): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const candidate = await findCandidateBrief(tx, late.candidate_id)
    if (!candidate) return false
    const day = dayOf(late.answer_due_at)
    await notify(tx, {
      userId: candidate.userId,
      // Notifications of this type link to the trail.
      type: 'movement',
      message: `A resposta está atrasada. ${late.company_name} tinha até ${day} para responder sobre ${late.role_name}.`,
      key: late.key,
      at: platform.now(),
      vacancyId: late.vacancy_id,
      applicationId: late.application_id,
    })
    const payload = { applicationId: late.application_id }
    await platform.tasks.add(tx, lateMailTask, payload)
    return true
  })
}

/** Sends the mail about one late answer, unless the company has answered in the meantime. */
export async function mailLate(
  platform: Platform,
  mailer: Mailer,
  { applicationId }: z.output<typeof lateMailTask.payload>,
): Promise<void> {
  const late = await selectStillLate(platform.db, applicationId, platform.now())
  const candidate = late && (await findCandidateBrief(platform.db, late.candidate_id))
  if (!candidate) return
  const mail = answerLateMail({
    name: candidate.name,
    role: late.role_name,
    company: late.company_name,
    dueAt: late.answer_due_at,
    progress: paths.progress(platform.config.siteOrigin, late.vacancy_id),
  })
  await mailCandidate(platform, mailer, late.key, { userId: candidate.userId, mail })
}
