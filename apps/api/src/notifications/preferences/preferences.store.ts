import type { NotificationPreferences } from '@trilha/contracts/notifications/notifications'
import type { Handle } from '../../platform/db/database.ts'

/** The column of each switch. */
const columns = {
  receiveNewJobNotifications: 'receive_new_job_notifications',
  receiveUpdateReminders: 'receive_update_reminders',
  receiveUpdateWhatsApp: 'receive_update_whatsapp',
  receiveJobNotificationsWhatsApp: 'receive_job_notifications_whatsapp',
} as const satisfies Record<keyof NotificationPreferences, string>

/** The preferences of a candidate; undefined when they never changed any. */
export async function selectPreferences(
  db: Handle,
  candidateId: string,
): Promise<NotificationPreferences | undefined> {
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return (
    row && {
      receiveNewJobNotifications: row.receive_new_job_notifications,
      receiveUpdateReminders: row.receive_update_reminders,
      receiveUpdateWhatsApp: row.receive_update_whatsapp,
      receiveJobNotificationsWhatsApp: row.receive_job_notifications_whatsapp,
    }
  )
}

/** Saves one switch; the others keep their values or get their defaults. */
export async function upsertPreference(
  db: Handle,
  candidateId: string,
  { name, value, now }: { name: keyof NotificationPreferences; value: boolean; now: Date },
): Promise<void> {
  const change = { [columns[name]]: value, updated_at: now }
  await db
    .insertInto('notification_preferences')
    .values({ candidate_id: candidateId, ...change })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(change))
    .execute()
}
