import { sql } from 'kysely'
import type { EntryBody, EntryKind } from '@trilha/contracts/candidates/entries'
import type { Handle } from '../../platform/db/database.ts'

/** A candidate's entries by kind, in the order that the person chose. */
export async function selectEntries(db: Handle, candidateId: string) {
  return db
    .selectFrom('profile_entries')
    .select([
      'id',
      'kind',
      'title',
      'place',
      'started',
      'ended',
      'bond',
      'description',
      'level',
      'hours',
      'certificate_url',
    ])
    .where('candidate_id', '=', candidateId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

const columnsOf = (entry: EntryBody) => ({
  title: entry.title,
  place: entry.place,
  started: entry.kind === 'course' ? null : entry.start,
  ended: entry.end,
  bond: entry.kind === 'experience' ? entry.bond : null,
  description: entry.kind === 'experience' ? entry.description : '',
  level: entry.kind === 'education' ? entry.level : null,
  hours: entry.kind === 'course' ? entry.hours : null,
  certificate_url: entry.kind === 'course' ? entry.certificateUrl : null,
})

/** Inserts an entry before the others of its kind. @returns its id. */
export async function insertEntry(
  db: Handle,
  candidateId: string,
  entry: EntryBody,
): Promise<string> {
  const first = sql<number>`(select coalesce(min(position), 1) - 1 from profile_entries
    where candidate_id = ${candidateId} and kind = ${entry.kind})`
  const { id } = await db
    .insertInto('profile_entries')
    .values({
      candidate_id: candidateId,
      kind: entry.kind,
      position: first,
      ...columnsOf(entry),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces an entry. @returns false when the person has no such entry of this kind. */
export async function updateEntry(
  db: Handle,
  candidateId: string,
  id: string,
  entry: EntryBody,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profile_entries')
    .set(columnsOf(entry))
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', entry.kind)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when the person has no such entry. */
export async function deleteEntry(db: Handle, candidateId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_entries')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Saves the order of the entries of a kind. */
export async function updateOrder(
  db: Handle,
  candidateId: string,
  kind: EntryKind,
  ids: readonly string[],
): Promise<void> {
  await sql`update profile_entries e set position = o.position
    from unnest(${ids}::uuid[]) with ordinality as o (id, position)
    where e.id = o.id and e.candidate_id = ${candidateId} and e.kind = ${kind}`.execute(db)
}
