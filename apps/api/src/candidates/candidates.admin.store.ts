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
