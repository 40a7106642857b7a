import type { Handle } from '../platform/db/database.ts'

/** The candidate of a user; null when the user is unknown or of another kind. */
export async function selectCandidateOf(db: Handle, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('candidates')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** What was done to whose data, by whom and why; names of fields, never values. */
export async function insertAudit(
  db: Handle,
  entry: {
    actorUserId: string
    subjectUserId: string
    action: string
    fields: string[]
    reason: string
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_user_id: entry.actorUserId,
      subject_user_id: entry.subjectUserId,
      action: entry.action,
      fields: entry.fields,
      reason: entry.reason,
      at: entry.at,
    })
    .execute()
}
