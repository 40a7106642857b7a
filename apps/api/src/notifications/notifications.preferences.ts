import { defaultPreferences, type NotificationPreferences } from '@trilha/contracts/notifications'
import { can } from '../platform/can.ts'
import type { Context } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
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
  ctx: Context,
  candidateId: string,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  return preferencesOf(ctx.db, candidateId)
}

/** Changes one switch of your own. @throws AppError `forbidden` for somebody else's. */
export async function setPreference(
  ctx: Context,
  candidateId: string,
  name: keyof NotificationPreferences,
  value: boolean,
): Promise<NotificationPreferences> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  await upsertPreference(ctx.db, candidateId, name, value, ctx.now())
  return preferencesOf(ctx.db, candidateId)
}
