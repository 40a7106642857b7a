import type { Handle } from '../../platform/db/database.ts'

/** The candidate id of a user; null when the user is unknown or not a candidate. */
export async function selectCandidateId(db: Handle, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('candidates')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}
