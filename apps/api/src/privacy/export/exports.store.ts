import type { Handle } from '../../platform/db/database.ts'

/** The copy that a user asked for last; undefined without one. */
export async function selectExport(db: Handle, userId: string) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'asked_at', 'ready_at', 'failed_at', 'file', 'bytes', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof selectExport>>>

/** Inserts a request for a copy. @returns its id; undefined while another one is pending. */
export async function insertExport(
  db: Handle,
  userId: string,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('data_exports')
    .values({ user_id: userId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Marks pending copies that were requested before an instant as failed. */
export async function failExports(db: Handle, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ failed_at: now })
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}

/**
 * Gives a pending copy the name of its file before the file is stored, so that the file is removed
 * whatever happens to the task.
 * @returns its user; undefined when the copy is ready or has failed.
 */
export async function nameFile(db: Handle, id: string, file: string): Promise<string | undefined> {
  const row = await db
    .updateTable('data_exports')
    .set({ file })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Marks a pending copy as ready. @returns false when it is ready or has failed meanwhile. */
export async function markReady(
  db: Handle,
  id: string,
  result: { bytes: number; at: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('data_exports')
    .set({
      bytes: result.bytes,
      ready_at: result.at,
      expires_at: result.expiresAt,
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Copies that expired, failed or were replaced by a later one, with their files. */
export async function selectOutdated(
  db: Handle,
  now: Date,
): Promise<{ id: string; file: string }[]> {
  const rows = await db
    .selectFrom('data_exports as e')
    .select(['e.id', 'e.file'])
    .where('e.file', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('e.expires_at', '<', now),
        eb('e.failed_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('data_exports as later')
            .select('later.id')
            .whereRef('later.user_id', '=', 'e.user_id')
            .whereRef('later.ready_at', '>', 'e.ready_at'),
        ),
      ]),
    )
    .execute()
  return rows.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]))
}

export async function clearFile(db: Handle, id: string): Promise<void> {
  await db.updateTable('data_exports').set({ file: null }).where('id', '=', id).execute()
}
