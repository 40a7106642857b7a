import { resumeLayouts } from '@trilha/contracts/candidates/resume'
import { sql, type RawBuilder } from 'kysely'
import type { Handle, Tx } from '../platform/db/database.ts'
import type { InventoryEntry, Person } from './inventory/parts.ts'

type Row = Record<string, unknown>

/** The rows of a person in one table of the inventory, with the columns of the copy. */
export async function selectPersonRows(
  db: Handle,
  { table, where }: InventoryEntry,
  columns: RawBuilder<unknown>,
  person: Person,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${sql.table(table)} t where ${where(person)}`.execute(db)
  return rows
}

/** Erases or empties a person's rows in one table, as the inventory says. */
export async function eraseRows(
  tx: Tx,
  { table, where, deletion }: InventoryEntry,
  person: Person,
  now: Date,
): Promise<void> {
  if (deletion === 'erase')
    await sql`delete from ${sql.table(table)} t where ${where(person)}`.execute(tx)
  else if ('set' in deletion)
    await sql`update ${sql.table(table)} t set ${deletion.set(now)}
      where ${where(person)}`.execute(tx)
}

/** A candidate's account with its email address; undefined when unknown or deleted. */
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

/** Files of a person that no other module deletes, and the ids of their videos. */
export async function selectFiles(db: Handle, { userId, candidateId }: Person) {
  const { rows: files } = await sql<{ file: string }>`
    select photo_file as file from users where id = ${userId} and photo_file is not null
    union all select file from candidate_cvs
      where candidate_id = ${candidateId} and file is not null
    union all select f.file from answer_files f
      join applications a on a.id = f.application_id where a.candidate_id = ${candidateId}
    union all select file from data_exports where user_id = ${userId} and file is not null
    -- Generated on request, with names derived from the id of the owner.
    union all select 'results/' || id || '.pdf' from self_assessments
      where candidate_id = ${candidateId}
    union all select 'resumes/' || ${candidateId}::uuid || '-' || layout || '.pdf'
      from unnest(${resumeLayouts}::text[]) as layout`.execute(db)
  const videos = await db
    .selectFrom('videos')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('removed_at', 'is', null)
    .execute()
  return { files: files.map(({ file }) => file), videoIds: videos.map(({ id }) => id) }
}

/** Deletes data of deleted accounts whose retention period is over. */
export async function purgeRetained(db: Handle, now: Date): Promise<void> {
  const usersDeletedFor = (interval: string) =>
    sql`select id from users where deleted_at < ${now}::timestamptz - ${interval}::interval`
  await sql`delete from videos v using candidates c
    where c.id = v.candidate_id and c.user_id in (${usersDeletedFor('1 day')})
      and v.file is null and v.original_file is null and v.poster_file is null`.execute(db)
  await sql`delete from application_letters l using applications a, candidates c
    where a.id = l.application_id and c.id = a.candidate_id
      and c.user_id in (${usersDeletedFor('2 years')})`.execute(db)
  await sql`delete from consents where user_id in (${usersDeletedFor('5 years')})`.execute(db)
  await sql`delete from sensitive.consents s using candidates c
    where c.id = s.candidate_id and c.user_id in (${usersDeletedFor('5 years')})`.execute(db)
}
