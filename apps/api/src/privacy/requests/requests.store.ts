import { sql } from 'kysely'
import type { PrivacyRequestKind } from '@trilha/contracts/privacy/requests'
import type { Columns, Handle } from '../../platform/db/database.ts'

const columns = ['id', 'kind', 'text', 'asked_at', 'due_at', 'answered_at', 'answer'] as const

export type RequestRow = Columns<'privacy_requests', (typeof columns)[number]> & {
  kind: PrivacyRequestKind
}

/** The requests of a person, the newest first. */
export async function selectOwnRequests(
  db: Handle,
  userId: string,
  limit: number,
): Promise<RequestRow[]> {
  return db
    .selectFrom('privacy_requests')
    .select(columns)
    .$narrowType<Pick<RequestRow, 'kind'>>()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()
}

/** Inserts a request. @returns undefined while the user has an open one of this kind. */
export async function insertRequest(
  db: Handle,
  request: { userId: string; kind: PrivacyRequestKind; text: string; askedAt: Date; dueAt: Date },
): Promise<RequestRow | undefined> {
  return db
    .insertInto('privacy_requests')
    .values({
      user_id: request.userId,
      kind: request.kind,
      text: request.text,
      asked_at: request.askedAt,
      due_at: request.dueAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).where('answered_at', 'is', null).doNothing(),
    )
    .returning(columns)
    .$narrowType<Pick<RequestRow, 'kind'>>()
    .executeTakeFirst()
}

export type AdminRequestRow = RequestRow & {
  user_id: string
  name: string
  email: string
  count: number
}

/** A page for the team: open requests by due date, answered ones the newest first. */
export async function selectRequests(
  db: Handle,
  filter: { open: boolean; offset: number; limit: number },
): Promise<AdminRequestRow[]> {
  const { rows } = await sql<AdminRequestRow>`
    select r.id, r.kind, r.text, r.asked_at, r.due_at, r.answered_at, r.answer, r.user_id,
      coalesce(c.name, '') as name, u.email, count(*) over ()::int as count
    from privacy_requests r join users u on u.id = r.user_id
      left join candidates c on c.user_id = r.user_id
    where (r.answered_at is null) = ${filter.open}
    order by case when r.answered_at is null then r.due_at end, r.answered_at desc, r.id
    offset ${filter.offset} limit ${filter.limit}`.execute(db)
  return rows
}

/** The number of open requests past their due date. */
export async function countOverdue(db: Handle, now: Date): Promise<number> {
  const row = await db
    .selectFrom('privacy_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('answered_at', 'is', null)
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Answers an open request. @returns its user and kind; undefined when unknown or answered. */
export async function setAnswer(
  db: Handle,
  id: string,
  answer: string,
  now: Date,
): Promise<{ user_id: string; kind: string } | undefined> {
  return db
    .updateTable('privacy_requests')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning(['user_id', 'kind'])
    .executeTakeFirst()
}

/** The user and the state of a request; undefined when unknown. */
export async function selectRequest(
  db: Handle,
  id: string,
): Promise<{ user_id: string; answered_at: Date | null } | undefined> {
  return db
    .selectFrom('privacy_requests')
    .select(['user_id', 'answered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
