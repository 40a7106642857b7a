import { defaultPreferences, type NotificationPreferences } from '@trilha/contracts/notifications'
import type { WhatsAppTopic } from '@trilha/contracts/notifications.channels'
import { can } from '../platform/can.ts'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction, type Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { recordConsent } from './notifications.consents.ts'
import { selectPreferences, upsertPreference } from './notifications.preferences.store.ts'

/** What a candidate wants to be told and by which way; for whoever is about to send something. */
export async function preferencesOf(
  db: Handle,
  candidateId: string,
): Promise<NotificationPreferences> {
  return (await selectPreferences(db, candidateId)) ?? defaultPreferences
}

/** Your own preferences. @throws AppError `forbidden` for somebody else's. */
export async function getPreferences(
  ctx: CandidateContext,
  candidateId: string,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  return preferencesOf(ctx.db, candidateId)
}

/** The switches that are also a yes or no to messages by WhatsApp. */
const topics: Partial<Record<keyof NotificationPreferences, WhatsAppTopic>> = {
  receiveUpdateWhatsApp: 'reminders',
  receiveJobNotificationsWhatsApp: 'applications',
}

/** Changes one switch of your own. @throws AppError `forbidden` for somebody else's. */
export async function setPreference(
  ctx: CandidateContext,
  candidateId: string,
  name: keyof NotificationPreferences,
  value: boolean,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await upsertPreference(tx, candidateId, name, value, ctx.now())
    const topic = topics[name]
    if (topic) await recordConsent(ctx, tx, { userId, candidateId }, topic, value)
  })
  return preferencesOf(ctx.db, candidateId)
}
