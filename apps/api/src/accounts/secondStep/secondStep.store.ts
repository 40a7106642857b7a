import type { Handle, Tx } from '../../platform/db/database.ts'

/** The authenticator app of a user; undefined when the second step is off. */
export async function selectAuthenticator(db: Handle, userId: string) {
  return db
    .selectFrom('authenticators')
    .select(['sealed_key', 'added_at', 'used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** From when the company of a user asks for a second step; null without a company or a rule. */
export async function selectRuleFrom(db: Handle, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('recruiters as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select('c.second_step_from')
    .where('r.user_id', '=', userId)
    .where('r.left_at', 'is', null)
    .executeTakeFirst()
  return row?.second_step_from ?? null
}

/**
 * Locks an account until the end of the transaction, so that its password and its second step do
 * not change meanwhile.
 * @returns its state; undefined when the account was deleted.
 */
export async function lockSignIn(tx: Tx, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select(['password_hash', 'suspended_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Read after the lock: a join would show the app as it was before waiting for it.
  return user && { ...user, authenticator: await selectAuthenticator(tx, userId) }
}

/** Stores the authenticator app of a user, in place of an earlier one. */
export async function putAuthenticator(
  db: Handle,
  { userId, sealedKey, step, now }: { userId: string; sealedKey: Buffer; step: number; now: Date },
): Promise<void> {
  const values = { sealed_key: sealedKey, last_step: step, added_at: now, used_at: now }
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/**
 * Records the use of the app's code of 30 seconds.
 * @param step number of the 30 seconds.
 * @returns false when this code or a later one was used before.
 */
export async function useStep(
  db: Handle,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ last_step: step, used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a set of recovery codes, in place of an earlier one. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  { salt, hashes, now }: { salt: Buffer; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt, created_at: now })))
    .execute()
}

/** The salt of a user's recovery codes; null without codes. */
export async function selectSalt(db: Handle, userId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.salt ?? null
}

/** Uses a recovery code. @returns false when it is unknown or was used before. */
export async function useRecoveryCode(
  db: Handle,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many recovery codes of a user are not used yet. */
export async function countRecoveryCodes(db: Handle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores the hash of the token of a device that is not asked for the second step. */
export async function insertTrustedDevice(
  db: Handle,
  device: { userId: string; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('trusted_devices')
    .values({
      token_hash: device.tokenHash,
      user_id: device.userId,
      created_at: device.now,
      expires_at: device.expiresAt,
    })
    .execute()
}

/** True when a user trusts the device with this token. */
export async function isTrustedDevice(
  db: Handle,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Asks for the second step on every device of a user again. */
export async function deleteTrustedDevices(db: Handle, userId: string): Promise<void> {
  await db.deleteFrom('trusted_devices').where('user_id', '=', userId).execute()
}

/** Turns the second step of a user off. @returns false when it was off. */
export async function deleteSecondStep(tx: Tx, userId: string): Promise<boolean> {
  await deleteTrustedDevices(tx, userId)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const row = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
