import { z } from 'zod'
import { answerLateMail } from '../../emails/answerLate.ts'
import { dayOf } from '../../emails/applicationFacts.ts'
import { paths } from '../../emails/paths.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { selectLate, selectStillLate, type LateAnswer } from './applications.late.store.ts'

/** Every hour: answers of companies past the promised day. */
export const lateTask = {
  name: 'applications.tellLate',
  payload: z.object({}),
  schedule: '20 * * * *',
} satisfies Task

/** The mail about one of them. */
export const lateMailTask = {
  name: 'applications.mailLate',
  payload: z.object({ applicationId: z.uuid() }),
} satisfies Task

const batch = 200
/** What ran out longer ago is no news any more. */
const newsMs = 3 * 86_400_000

/**
 * Tells people honestly that the company's answer is late: once for each promised day. Safe to run
 * twice and beside another process.
 * @returns how many people were told.
 */
export async function tellLate(platform: Platform): Promise<number> {
  const now = platform.now()
  const since = new Date(now.getTime() - newsMs)
  for (let told = 0; ;) {
    const late = await selectLate(platform.db, { now, since }, batch)
    let here = 0
    for (const answer of late) if (await tellOne(platform, answer)) here++
    told += here
    if (late.length < batch || here === 0) return told
  }
}

async function tellOne(platform: Platform, late: LateAnswer): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const person = await findCandidateBrief(tx, late.candidate_id)
    if (!person) return false
    const day = dayOf(late.answer_due_at)
    await notify(tx, {
      userId: person.userId,
      // A movement leads to the trail.
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

/** Sends the mail about one late answer, unless the company has answered meanwhile. */
export async function mailLate(
  platform: Platform,
  mailer: Mailer,
  { applicationId }: z.output<typeof lateMailTask.payload>,
): Promise<void> {
  const late = await selectStillLate(platform.db, applicationId, platform.now())
  const person = late && (await findCandidateBrief(platform.db, late.candidate_id))
  if (!person) return
  const mail = answerLateMail({
    name: person.name,
    role: late.role_name,
    company: late.company_name,
    dueAt: late.answer_due_at,
    progress: paths.progress(platform.config.origins[0] ?? '', late.vacancy_id),
  })
  await sendOnce(platform, mailer, late.key, { to: person.email, ...mail })
}
