import type { Handle } from '../../platform/db/database.ts'

/** Social networks that are supported for sign-in. */
export type Provider = 'linkedin'

/** The time when a user linked a provider; undefined when it is not linked. */
export async function selectIdentity(db: Handle, userId: string, provider: Provider) {
  return db
    .selectFrom('social_identities')
    .select('linked_at')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Unlinks a provider from a user. */
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

/**
 * Links a provider's identity to a user.
 * @throws unique violation when the identity or the user is already linked.
 */
export async function insertIdentity(
  db: Handle,
  identity: { userId: string; provider: Provider; subject: string; at: Date },
): Promise<void> {
  await db
    .insertInto('social_identities')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      subject: identity.subject,
      linked_at: identity.at,
    })
    .execute()
}

/** The user that is linked to this identity of a provider; undefined when there is none. */
export async function selectIdentified(db: Handle, provider: Provider, subject: string) {
  return db
    .selectFrom('social_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.suspended_at', 'u.password_hash'])
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The candidate's account with this e-mail; undefined when there is none. */
export async function selectByEmail(db: Handle, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at', 'email_verified_at'])
    .where('email_key', '=', email.toLowerCase())
    .where('type_user', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
