import { sql, type RawBuilder } from 'kysely'
import { finalStates } from '@trilha/contracts/applications/states'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Recordings of interviews whose process ended before this day, not yet removed; oldest first. */
export async function selectOldInterviews(db: Handle, before: Date, limit: number) {
  const rows = await db
    .selectFrom('videos as v')
    .innerJoin('applications as a', 'a.id', 'v.application_id')
    .select('v.id')
    .where('a.state', 'in', [...finalStates])
    .where('a.last_movement_at', '<', before)
    .where('v.removed_at', 'is', null)
    .orderBy('a.last_movement_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Applications that ended before this day, locked against parallel deletion; oldest first. */
export async function lockOldApplications(tx: Tx, before: Date, limit: number) {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where('state', 'in', [...finalStates])
    .where('last_movement_at', '<', before)
    .orderBy('last_movement_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** The names of all files of these applications. */
export async function selectFilesOf(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from answer_files where application_id = any (${ids}::uuid[])
    union
    select f.file from videos v
      cross join lateral unnest(array[v.original_file, v.file, v.poster_file]) as f (file)
      where v.application_id = any (${ids}::uuid[]) and f.file is not null`.execute(tx)
  return rows.map(({ file }) => file)
}

/** Deletes applications with all dependent rows, including their history. */
export async function deleteApplications(tx: Tx, ids: string[]): Promise<void> {
  // Valid in this transaction only: history is append-only for everything else.
  await sql`select set_config('trilha.retention', 'on', true)`.execute(tx)
  await sql`delete from application_history where application_id = any (${ids}::uuid[])`.execute(tx)
  await sql`delete from applications where id = any (${ids}::uuid[])`.execute(tx)
}

/** Deletes at most `limit` rows of a table. @returns how many were deleted. */
async function deleteRows(tx: Tx, table: string, where: RawBuilder<unknown>, limit: number) {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any (array(
    select ctid from ${sql.table(table)} where ${where} limit ${limit}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type DeleteOld = (tx: Tx, before: Date, limit: number) => Promise<number>

/**
 * Deletes old records without files or dependent rows: access records, revoked consents and the
 * audit log. Each returns how many rows it deleted; fewer than the limit means that none are left.
 */
export const deleteOld: Record<'access' | 'consents' | 'audit', DeleteOld> = {
  access: async (tx, before, limit) => {
    let count = 0
    for (const table of ['access_records', 'application_views', 'video_views', 'talent_views'])
      count += await deleteRows(tx, table, sql`at < ${before}`, limit)
    return count
  },
  consents: async (tx, before, limit) => {
    let count = 0
    for (const table of ['public.consents', 'sensitive.consents'])
      count += await deleteRows(tx, table, sql`revoked_at < ${before}`, limit)
    return count
  },
  audit: async (tx, before, limit) => {
    // Valid in this transaction only: the log is append-only for everything else.
    await sql`select set_config('trilha.retention', 'on', true)`.execute(tx)
    return deleteRows(tx, 'audit_log', sql`at < ${before}`, limit)
  },
}
