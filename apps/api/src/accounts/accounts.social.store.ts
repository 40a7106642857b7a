import type { Handle } from '../platform/db/database.ts'

/** The professional networks that somebody may sign in by. */
export type Provider = 'linkedin'

/** How a user is known to a network; undefined when they aren't. */
export async function selectIdentity(db: Handle, userId: string, provider: Provider) {
  return db
    .selectFrom('social_identities')
    .select('linked_at')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Forgets that a network knows a user. */
export async function deleteIdentity(
  db: Handle,
  userId: string,
  provider: Provider,
): Promise<void> {
  await db
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
}
