import { brasilia } from '@trilha/contracts/shared/brasilia'
import { z } from 'zod'
import { firstName } from '../../../emails/names.ts'
import { paths, suffixes } from '../../../emails/paths.ts'
import { updateProfileMail } from '../../../emails/reminders/updateProfile.ts'
import { readPreferences } from '../../notifications/preferences/preferences.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { notifyByWhatsApp } from '../../notifications/whatsApp/whatsApp.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import { subscriptionAddresses } from '../../platform/mail/unsubscribe.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { parameter } from '../../platform/whatsapp/templates.ts'
import { markReminded, selectUnchanged } from './remind.store.ts'
import { findCandidateBrief } from '../candidates.service.ts'

/** Sends the mail of one reminder. */
export const mailReminderTask = {
  name: 'candidates.mailReminder',
  payload: z.object({ candidateId: z.uuid(), at: z.iso.datetime() }),
} satisfies Task

const halfYear = { months: 6 }
const batchSize = 200

function halfYearBefore(at: Date): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(brasilia)
    .subtract(halfYear)
  return new Date(then.epochMilliseconds)
}

/**
 * Reminds candidates without a profile change for half a year to check their data, by the channels
 * that they chose, at most once per half year. Idempotent and safe to run in several processes.
 * @returns how many people were reminded.
 */
export async function remindProfiles(platform: Platform): Promise<number> {
  const before = halfYearBefore(platform.now())
  for (let reminded = 0; ;) {
    const people = await selectUnchanged(platform.db, before, batchSize)
    let inBatch = 0
    for (const { id } of people) if (await remindOne(platform, id, before)) inBatch++
    reminded += inBatch
    if (people.length < batchSize || inBatch === 0) return reminded
  }
}

async function remindOne(platform: Platform, candidateId: string, before: Date): Promise<boolean> {
  const now = platform.now()
  return inTransaction(platform.db, async (tx) => {
    const candidate = await findCandidateBrief(tx, candidateId)
    if (!candidate || !(await markReminded(tx, candidateId, now, before))) return false
    const at = now.toISOString()
    const key = `profile:${candidateId}:${at}`
    await notify(tx, {
      userId: candidate.userId,
      type: 'reminder',
      message: 'Vale uma olhada no seu currículo. Faz seis meses que ele não muda.',
      key,
      at: now,
      target: 'profile',
    })
    await platform.tasks.add(tx, mailReminderTask, { candidateId, at })
    await notifyByWhatsApp(platform, tx, {
      candidateId,
      topic: 'reminders',
      content: {
        template: 'atualizar_dados_v1',
        parameters: [parameter(firstName(candidate.name))],
        button: suffixes.profile,
      },
      key,
    })
    return true
  })
}

/**
 * Sends the mail of one reminder, unless the person turned reminders off in the meantime or their
 * address is not confirmed.
 */
export async function mailReminder(
  platform: Platform,
  mailer: Mailer,
  { candidateId, at }: z.output<typeof mailReminderTask.payload>,
): Promise<void> {
  const { db, config } = platform
  const candidate = await findCandidateBrief(db, candidateId)
  const { receiveUpdateReminders } = await readPreferences(db, candidateId)
  if (!candidate?.isEmailConfirmed || !receiveUpdateReminders) return
  const site = config.siteOrigin
  const stop = subscriptionAddresses(config, { candidateId, topic: 'reminders', searchId: null })
  const mail = updateProfileMail({
    name: candidate.name,
    profile: paths.profile(site),
    stop: stop.page,
    preferences: paths.preferences(site),
  })
  await sendOnce(platform, mailer, `profile:${candidateId}:${at}`, {
    to: candidate.email,
    unsubscribe: stop.oneClick,
    ...mail,
  })
}
