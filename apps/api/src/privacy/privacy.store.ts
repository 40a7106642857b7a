import { resumeLayouts } from '@trilha/contracts/candidates.resume'
import { sql } from 'kysely'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'
import type { Held } from './privacy.inventory.parts.ts'

/** Whose data: the user, and the candidate that they are. */
export type Person = { userId: string; candidateId: string }

type Row = Record<string, unknown>

/** The rows of a person in one table of the inventory, with the columns of the copy. */
export async function selectHeld(
  db: Handle,
  { table, of }: Held,
  columns: string,
  person: Person,
): Promise<Row[]> {
  // Both parameters stand in each statement, so that PostgreSQL knows their types.
  return readRows<Row>(
    db,
    `select ${columns} from ${table} t where ${of} and $1::uuid is not null and $2::uuid is not null`,
    [person.userId, person.candidateId],
  )
}

/** Erases or empties a person's rows in one table, as the inventory says. */
export async function letGo(
  tx: Tx,
  { table, of, deletion }: Held,
  person: Person,
  now: Date,
): Promise<void> {
  const what =
    deletion === 'erase'
      ? `delete from ${table} t`
      : 'set' in deletion
        ? `update ${table} t set ${deletion.set}`
        : null
  if (what === null) return
  await readRows(
    tx,
    `${what} where ${of}
      and $1::uuid is not null and $2::uuid is not null and $3::timestamptz is not null`,
    [person.userId, person.candidateId, now],
  )
}

/** The candidate of a user with their name and address; undefined when unknown or gone. */
export async function selectPerson(db: Handle, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('candidates as c', 'c.user_id', 'u.id')
    .select([
      'u.id as userId',
      'c.id as candidateId',
      'u.email',
      'u.photo_file as photoFile',
      'u.deletion_asked_at as deletionAskedAt',
    ])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Notes when somebody asked to leave, or null that they stay. @returns false when nothing changed. */
export async function setDeletionAsked(
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
 * Takes hold of an account that is to go until the transaction ends.
 * @returns false when its person stays after all, asked again later, or it is gone already.
 */
export async function lockLeaving(tx: Tx, userId: string, askedAt: Date): Promise<boolean> {
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

/** Notes that an account is gone. */
export async function markDeleted(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ deleted_at: at }).where('id', '=', userId).execute()
}

/** Every file of a person in the storage that no noun of its own forgets, and their recordings. */
export async function selectFiles(db: Handle, { userId, candidateId }: Person) {
  const files = await readRows<{ file: string }>(
    db,
    `select photo_file as file from users where id = $1 and photo_file is not null
    union all select file from candidate_cvs where candidate_id = $2 and file is not null
    union all select f.file from answer_files f
      join applications a on a.id = f.application_id where a.candidate_id = $2
    union all select file from data_exports where user_id = $1 and file is not null
    -- Written when asked for, under names that follow from whose they are.
    union all select 'results/' || id || '.pdf' from self_assessments where candidate_id = $2
    union all select 'resumes/' || $2::uuid || '-' || layout || '.pdf'
      from unnest($3::text[]) as layout`,
    [userId, candidateId, resumeLayouts],
  )
  const videos = await db
    .selectFrom('videos')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('removed_at', 'is', null)
    .execute()
  return { files: files.map(({ file }) => file), videoIds: videos.map(({ id }) => id) }
}

/** Deletes what has been kept long enough of accounts that are gone. */
export async function purgeKept(db: Handle, now: Date): Promise<void> {
  const gone = (interval: string) =>
    sql`select id from users where deleted_at < ${now}::timestamptz - ${interval}::interval`
  await sql`delete from videos v using candidates c
    where c.id = v.candidate_id and c.user_id in (${gone('1 day')})
      and v.file is null and v.original_file is null and v.poster_file is null`.execute(db)
  await sql`delete from application_letters l using applications a, candidates c
    where a.id = l.application_id and c.id = a.candidate_id
      and c.user_id in (${gone('2 years')})`.execute(db)
  await sql`delete from consents where user_id in (${gone('5 years')})`.execute(db)
  await sql`delete from sensitive.consents s using candidates c
    where c.id = s.candidate_id and c.user_id in (${gone('5 years')})`.execute(db)
}
