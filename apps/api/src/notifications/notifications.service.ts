import {
  notificationTypes,
  type NotificationPart,
  type NotificationRow,
  type NotificationTarget,
} from '@trilha/contracts/notifications/notifications'
import { can } from '../platform/can.ts'
import type { SignedInContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { cleanHtml } from '../platform/text/html.ts'
import {
  insertNotification,
  markAllRead,
  markRead,
  selectNotifications,
  type NotificationRecord,
} from './notifications.store.ts'

export { notifyRefresh } from './notifications.store.ts'

/**
 * Notifies a user in the transaction of the event: the row and the live message to their open pages
 * are committed with it, or not at all. Safe to call twice.
 * @param about.key names the event (`application:<id>:<version>`): each key notifies a user once.
 * @param about.message plain Portuguese; when it has several sentences, the first is its title.
 * @param about.target the screen that it leads to, for a notification without a vacancy.
 * @param about.search the address of a search, `?…`, whose results it leads to.
 * @param about.html of an announcement (type 6); cleaned here.
 */
export async function notify(
  tx: Tx,
  about: {
    userId: string
    type: keyof typeof notificationTypes
    message: string
    key: string
    at: Date
    vacancyId?: number
    applicationId?: string
    invitationId?: string
    target?: Exclude<NotificationTarget, 'search' | 'stage'>
    search?: string
    html?: string
  },
): Promise<void> {
  await insertNotification(tx, {
    userId: about.userId,
    type: notificationTypes[about.type],
    message: about.message,
    key: about.key,
    vacancyId: about.vacancyId ?? null,
    applicationId: about.applicationId ?? null,
    invitationId: about.invitationId ?? null,
    target: about.search === undefined ? (about.target ?? null) : 'search',
    search: about.search ?? null,
    html: about.html === undefined ? null : cleanHtml(about.html),
    at: about.at,
  })
}

/** The viewer's notifications, newest first. @throws AppError `forbidden` for another user. */
export async function listNotifications(
  ctx: SignedInContext,
  userId: string,
  { limit }: { limit: number },
) {
  if (!can(ctx.viewer, 'notifications.own', { userId })) fail('forbidden')
  const records = await selectNotifications(ctx.db, userId, limit)
  const { count = 0, unread_count: unreadCount = 0 } = records[0] ?? {}
  return { rows: records.map(present), count, unreadCount }
}

/** The part of an application that a notification leads to, by the first word of its key. */
const parts: Record<string, NotificationPart> = {
  comment: 'comments',
  message: 'messages',
  evaluation: 'scorecard',
}

/** Reminders of a deadline lead to the stage itself. */
const isDeadline = ({ key }: NotificationRecord): boolean => key.startsWith('deadline:')

function present(record: NotificationRecord): NotificationRow {
  return {
    id: record.id,
    message: record.message,
    type: record.type,
    unread: record.unread,
    isUnRead: record.unread,
    creationDate: record.created_at.toISOString(),
    selectiveProcessId: record.vacancy_id,
    applicationId: record.application_id,
    part: parts[record.key.split(':', 1)[0] ?? ''] ?? null,
    target: isDeadline(record) ? 'stage' : record.target,
    search: record.search,
    invitationAccepted: record.accepted,
    html: record.html,
  }
}

/** Marks one of the viewer's notifications as read. @throws AppError `not-found`. */
export async function readNotification(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  const wasFound = await inTransaction(ctx.db, (tx) => markRead(tx, userId, id))
  if (!wasFound) fail('not-found')
}

/** Marks all notifications as read. @throws AppError `forbidden` for another user. */
export async function readAllNotifications(ctx: SignedInContext, userId: string): Promise<void> {
  if (!can(ctx.viewer, 'notifications.own', { userId })) fail('forbidden')
  await inTransaction(ctx.db, (tx) => markAllRead(tx, userId))
}
