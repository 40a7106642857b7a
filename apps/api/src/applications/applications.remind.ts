import { z } from 'zod'
import { dayOf } from '../../emails/applicationFacts.ts'
import { firstName } from '../../emails/names.ts'
import { paths, suffixes } from '../../emails/paths.ts'
import { stageDeadlineMail } from '../../emails/stageDeadline.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { tellByWhatsApp } from '../notifications/notifications.whatsapp.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { parameter } from '../platform/whatsapp/templates.ts'
import {
  markReminded,
  selectToRemind,
  selectWaiting,
  type WaitingStage,
} from './applications.remind.store.ts'

/** The mail about one deadline. */
export const reminderTask = {
  name: 'applications.mailDeadline',
  payload: z.object({
    applicationId: z.uuid(),
    stageId: z.uuid(),
    /** Names the deadline: more time is another one. */
    dueAt: z.iso.datetime(),
  }),
} satisfies Task

const hour = 3_600_000
/** How long before the deadline. */
const ahead = 48 * hour
/** Whoever has just been told of a stage is not reminded of it on the same day. */
const grace = 24 * hour
const batch = 200

/**
 * Reminds people of the stages that wait for them and end within two days: once for each deadline.
 * Safe to run twice and beside another process.
 * @returns how many people were reminded.
 */
export async function writeReminders(platform: Platform): Promise<number> {
  const now = platform.now()
  const at = {
    now,
    until: new Date(now.getTime() + ahead),
    openedBefore: new Date(now.getTime() - grace),
  }
  for (let reminded = 0; ;) {
    const waiting = await selectToRemind(platform.db, at, batch)
    let here = 0
    for (const stage of waiting) if (await remind(platform, stage)) here++
    reminded += here
    if (waiting.length < batch || here === 0) return reminded
  }
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
      // A movement leads to the trail, where the stage is.
      type: 'movement',
      message: `Falta pouco. ${stage.title}, ${stage.company_name}: dá para fazer até ${until}.`,
      key,
      at: platform.now(),
      vacancyId: stage.vacancy_id,
      applicationId: stage.application_id,
    })
    await platform.tasks.add(tx, reminderTask, {
      applicationId: stage.application_id,
      stageId: stage.stage_id,
      dueAt: stage.due_at.toISOString(),
    })
    await tellByWhatsApp(platform, tx, {
      candidateId: stage.candidate_id,
      topic: 'applications',
      content: {
        template: 'prazo_de_etapa_v1',
        parameters: [firstName(candidate.name), stage.title, stage.role_name, until].map(parameter),
        button: suffixes.progress(stage.vacancy_id),
      },
      key,
      expiresAt: stage.due_at,
    })
    return true
  })
}

/** Sends the mail about one deadline, unless the stage was done or got more time meanwhile. */
export async function mailDeadline(
  platform: Platform,
  mailer: Mailer,
  at: z.output<typeof reminderTask.payload>,
): Promise<void> {
  const stage = await selectWaiting(platform.db, at)
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
    progress: paths.progress(platform.config.origins[0] ?? '', stage.vacancy_id),
  })
  await sendOnce(platform, mailer, keyOf(stage), { to: candidate.email, ...mail })
}
