import {
  notificationTypes,
  type NotificationPart,
  type NotificationRow,
  type NotificationTarget,
} from '@trilha/contracts/notifications'
import { can } from '../platform/can.ts'
import type { SignedInContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { cleanHtml } from '../platform/html.ts'
import {
  insertNotification,
  markAllRead,
  markRead,
  selectNotifications,
  type NotificationRecord,
} from './notifications.store.ts'

/**
 * Tells somebody something inside the transaction of what happened: the row and the word to their
 * open pages come with its commit, or not at all. Safe to call twice.
 * @param about.key names what happened (`application:<id>:<version>`): one key, one notification.
 * @param about.message plain Portuguese; of two or more sentences screens show the first as a title.
 * @param about.target where it leads when it is about no vacancy.
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
    target?: Exclude<NotificationTarget, 'search'>
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

/** Your own notifications, the newest first. @throws AppError `forbidden` for somebody else's. */
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

/** By the first word of the key under which it was told. */
const parts: Record<string, NotificationPart> = {
  comment: 'comments',
  message: 'messages',
  evaluation: 'scorecard',
}

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
    target: record.target,
    search: record.search,
    invitationAccepted: record.accepted,
    html: record.html,
  }
}

/** Marks one as read. @throws AppError `not-found`, also for somebody else's. */
export async function readNotification(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  const known = await inTransaction(ctx.db, (tx) => markRead(tx, userId, id))
  if (!known) fail('not-found')
}

/** Marks all as read. @throws AppError `forbidden` for somebody else's. */
export async function readAllNotifications(ctx: SignedInContext, userId: string): Promise<void> {
  if (!can(ctx.viewer, 'notifications.own', { userId })) fail('forbidden')
  await inTransaction(ctx.db, (tx) => markAllRead(tx, userId))
}
