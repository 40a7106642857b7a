import {
  defaultPreferences,
  type NotificationPreferences,
} from '@trilha/contracts/notifications/notifications'
import type { WhatsAppTopic } from '@trilha/contracts/notifications/channels'
import { can } from '../../platform/can.ts'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { recordConsent } from './consents.ts'
import { selectPreferences, upsertPreference } from './preferences.store.ts'

/** The preferences of a candidate, for code that sends messages. */
export async function readPreferences(
  db: Handle,
  candidateId: string,
): Promise<NotificationPreferences> {
  return (await selectPreferences(db, candidateId)) ?? defaultPreferences
}

/** The viewer's preferences. @throws AppError `forbidden` for another candidate. */
export async function getPreferences(
  ctx: CandidateContext,
  candidateId: string,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  return readPreferences(ctx.db, candidateId)
}

/** The switches that also give or revoke the consent to WhatsApp messages. */
const topics: Partial<Record<keyof NotificationPreferences, WhatsAppTopic>> = {
  receiveUpdateWhatsApp: 'reminders',
  receiveJobNotificationsWhatsApp: 'applications',
}

/** Changes one of the viewer's switches. @throws AppError `forbidden` for another candidate. */
export async function setPreference(
  ctx: CandidateContext,
  candidateId: string,
  name: keyof NotificationPreferences,
  value: boolean,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await upsertPreference(tx, candidateId, { name, value, now: ctx.now() })
    const topic = topics[name]
    if (topic) await recordConsent(ctx, tx, { userId, candidateId, topic, given: value })
  })
  return readPreferences(ctx.db, candidateId)
}
