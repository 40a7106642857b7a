import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type PasskeyRow = Columns<
  'passkeys',
  'id' | 'credential_id' | 'transports' | 'name' | 'browser' | 'system' | 'created_at' | 'used_at'
>

const columns = [
  'id',
  'credential_id',
  'transports',
  'name',
  'browser',
  'system',
  'created_at',
  'used_at',
] as const

/** The passkeys of a user, the newest first. */
export async function selectPasskeys(db: Handle, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @throws unique violation when the passkey belongs to an account already. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    userId: string
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    browser: string | null
    system: string | null
    now: Date
  },
): Promise<PasskeyRow> {
  const { now } = passkey
  return tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      browser: passkey.browser,
      system: passkey.system,
      created_at: now,
      challenged_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The key that a signature is checked with, and whose account it opens; undefined if unknown. */
export async function selectPublicKey(db: Handle, credentialId: string) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.public_key', 'p.counter', 'u.type_user'])
    .where('p.credential_id', '=', credentialId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Records a sign-in.
 * @param use.challengedAt when the signed challenge was made.
 * @returns false if this challenge or a later one was signed before, or the passkey was removed.
 */
export async function recordUse(
  tx: Tx,
  id: string,
  use: { counter: number; challengedAt: Date; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ counter: use.counter, challenged_at: use.challengedAt, used_at: use.now })
    .where('id', '=', id)
    .where('challenged_at', '<', use.challengedAt)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if the user has no such passkey. */
export async function updateName(
  db: Handle,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if the user has no such passkey. */
export async function deletePasskey(tx: Tx, id: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes all passkeys of a user. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
