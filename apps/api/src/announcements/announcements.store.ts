import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

export type Segment = { audience: 'candidates' | 'recruiters'; states: string[] }

/**
 * The SQL `from` clause of the active accounts of a segment. Candidates belong to the state where
 * they live. Company addresses are not stored, so companies belong to every state for which they
 * published a vacancy.
 */
const fromSegment = ({ audience, states }: Segment) => {
  const inStates =
    audience === 'candidates'
      ? sql`exists (select from candidates c
          where c.user_id = u.id and c.state = any(${states}::text[]))`
      : sql`exists (select from recruiters r join vacancies v on v.company_id = r.company_id
          where r.user_id = u.id and v.published_at is not null
            and v.place_state = any(${states}::text[]))`
  return sql`
    from users u
    where u.suspended_at is null and u.deleted_at is null
      and u.type_user = ${audience === 'candidates' ? 1 : 2}
      and (${states}::text[] = '{}' or ${inStates})`
}

export async function countPeople(db: Handle, segment: Segment): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${fromSegment(segment)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next user ids of a segment, in order. @param after the last id of the previous batch. */
export async function selectPeople(
  db: Handle,
  segment: Segment,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id ${fromSegment(segment)} and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Inserts an announcement. @returns false when its id exists already. */
export async function insertAnnouncement(
  db: Handle,
  announcement: { id: string; message: string; html: string } & Segment,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('announcements')
    .values({ ...announcement, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const columns = [
  'id',
  'message',
  'html',
  'audience',
  'states',
  'created_at',
  'sent_at',
  'recipients',
] as const

export async function selectAnnouncement(db: Handle, id: string) {
  return db.selectFrom('announcements').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The last hundred announcements, the newest first. */
export async function selectAnnouncements(db: Handle) {
  return db
    .selectFrom('announcements')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

export async function markSent(
  db: Handle,
  id: string,
  recipients: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ sent_at: now, recipients })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}
