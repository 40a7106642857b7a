import type { Handle } from '../platform/db/database.ts'

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

/** Notes a wish. @returns its identity; undefined while another copy is being made. */
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

/** Gives up copies that were asked for before an instant and never came. */
export async function failExports(db: Handle, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ failed_at: now })
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}

/** Whose copy is to be made; undefined when it was made or given up. */
export async function selectUnmade(db: Handle, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('user_id')
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

/** Notes that a copy is there. @returns false when somebody else made it meanwhile. */
export async function markReady(
  db: Handle,
  id: string,
  made: { file: string; bytes: number; at: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('data_exports')
    .set({ file: made.file, bytes: made.bytes, ready_at: made.at, expires_at: made.expiresAt })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Copies whose time is over, or that a later one replaced, with their files. */
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

/** Forgets the file of a copy. */
export async function forgetFile(db: Handle, id: string): Promise<void> {
  await db.updateTable('data_exports').set({ file: null }).where('id', '=', id).execute()
}
