import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import {
  liveEvent,
  type NotificationTarget,
  type NotificationType,
} from '@trilha/contracts/notifications/notifications'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'
import { emitAtCommit, userRoomOf } from '../platform/live/live.message.ts'

export type NewNotification = {
  userId: string
  type: NotificationType
  message: string
  /** Names the event: the same key notifies the same person once. */
  key: string
  vacancyId: number | null
  applicationId: string | null
  invitationId: string | null
  target: NotificationTarget | null
  search: string | null
  html: string | null
  at: Date
}

/** Inserts a notification and notifies the person's open pages when the transaction commits. */
export async function insertNotification(tx: Tx, row: NewNotification): Promise<void> {
  const id = randomUUIDv7()
  await sql`
    with fresh as (
      insert into notifications (id, user_id, type, message, key, vacancy_id, application_id,
        invitation_id, target, search, html, created_at)
      values (${id}, ${row.userId}, ${row.type}, ${row.message}, ${row.key}, ${row.vacancyId},
        ${row.applicationId}, ${row.invitationId}, ${row.target}, ${row.search},
        ${row.html}, ${row.at})
      on conflict (user_id, key) do nothing
      returning id
    )
    select ${emitAtCommit(userRoomOf(row.userId), liveEvent, { id })} from fresh
  `.execute(tx)
}

export type NotificationRecord = Columns<
  'notifications',
  | 'id'
  | 'type'
  | 'message'
  | 'unread'
  | 'created_at'
  | 'vacancy_id'
  | 'application_id'
  | 'key'
  | 'search'
  | 'html'
> & {
  target: NotificationTarget | null
  accepted: boolean | null
  count: number
  unread_count: number
}

/**
 * A person's newest notifications, each row with the counts of all. Applying to the vacancy counts
 * as accepting its invitation.
 */
export async function selectNotifications(
  db: Handle,
  userId: string,
  limit: number,
): Promise<NotificationRecord[]> {
  const { rows } = await sql<NotificationRecord>`
    select n.id, n.type, n.message, n.unread, n.created_at, n.vacancy_id, n.application_id, n.key,
      n.target, n.search, n.html,
      case when i.accepted is null and exists (select from applications a
          where a.candidate_id = i.candidate_id and a.vacancy_id = i.vacancy_id)
        then true else i.accepted end as accepted,
      (select count(*)::int from notifications c where c.user_id = ${userId}) as count,
      (select count(*)::int from notifications u
        where u.user_id = ${userId} and u.unread) as unread_count
    from notifications n
    left join invitations i on i.id = n.invitation_id
    where n.user_id = ${userId}
    order by n.created_at desc, n.id desc limit ${limit}`.execute(db)
  return rows
}

/** Marks a notification as read. @returns false when the person has no such notification. */
export async function markRead(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ unread: boolean }>`
    with known as (
      select id, unread from notifications where id = ${id} and user_id = ${userId} for update
    ), changed as (
      update notifications n set unread = false from known k
      where n.id = k.id and k.unread returning n.id
    )
    select k.unread,
      (select ${emitAtCommit(userRoomOf(userId), liveEvent, { id })} from changed)
    from known k`.execute(tx)
  return rows.length > 0
}

/** The event that makes a person's open pages read all their notifications again. */
const refreshEvent = (userId: string) => emitAtCommit(userRoomOf(userId), liveEvent, { id: null })

/** Marks all of a person's notifications as read. */
export async function markAllRead(tx: Tx, userId: string): Promise<void> {
  await sql`
    with changed as (
      update notifications set unread = false where user_id = ${userId} and unread returning id
    )
    select ${refreshEvent(userId)} where exists (select from changed)`.execute(tx)
}

/** Makes a person's open pages reload, without a new notification. */
export async function notifyRefresh(tx: Tx, userId: string): Promise<void> {
  await sql`select ${refreshEvent(userId)}`.execute(tx)
}
