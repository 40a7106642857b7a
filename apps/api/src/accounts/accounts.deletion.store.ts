import type { Handle, Tx } from '../platform/db/database.ts'

/**
 * Stores when the deletion of an account was requested; null cancels the request.
 * @returns false when nothing changed.
 */
export async function setDeletionRequestedAt(
  db: Handle,
  userId: string,
  at: Date | null,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ deletion_asked_at: at })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletion_asked_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks an account that is to be deleted. The lock ends with the transaction.
 * @returns false when the deletion was cancelled, requested again later or already done.
 */
export async function lockForDeletion(tx: Tx, userId: string, askedAt: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletion_asked_at', '=', askedAt)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an account as deleted. */
export async function markDeleted(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ deleted_at: at }).where('id', '=', userId).execute()
}
