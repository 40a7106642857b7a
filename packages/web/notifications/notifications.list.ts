import * as contract from '@trilha/contracts/notifications/notifications'
import type { NotificationRow } from '@trilha/contracts/notifications/notifications'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../data/call.ts'
import { logFailure } from '../data/logFailure.ts'
import { notificationKeys } from './notifications.keys.ts'

/**
 * Logs a failed request and throws its error again. The screens show no other message, because
 * failures of lists and preferences are only logged (specification, section 8).
 */
export async function logAndRethrow<T>(what: string, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    // Aborted by a newer request: not a failure.
    if (!(error instanceof DOMException)) logFailure(what, error)
    throw error
  }
}

/** The newest notifications; while a longer list loads, the shorter one stays visible. */
export const notificationsQuery = (userId: string, limit: number) =>
  queryOptions({
    queryKey: notificationKeys.list(userId, limit),
    queryFn: ({ signal }) =>
      logAndRethrow(
        'notifications',
        call(
          contract.listNotifications,
          { params: { userId }, query: { isPagination: 1, limit } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    refetchOnReconnect: 'always',
  })

type List = Awaited<ReturnType<typeof call<typeof contract.listNotifications>>>

/** Optimistic update: shows notifications as read before the server confirms it. */
function showRead(client: QueryClient, matches: (row: NotificationRow) => boolean): void {
  client.setQueriesData<List>({ queryKey: notificationKeys.allLists }, (list) => {
    if (!list) return list
    const read = list.rows.filter((row) => row.unread && matches(row)).length
    const rows = list.rows.map((row) =>
      matches(row) ? { ...row, unread: false, isUnRead: false } : row,
    )
    return { ...list, rows, unreadCount: Math.max(0, list.unreadCount - read) }
  })
}

/** Marks a notification as read and sets its `unread` to false. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (row: NotificationRow) => {
      const body = { ...row, unread: false as const }
      return logAndRethrow(
        'notification',
        call(contract.readNotification, { params: { id: row.id }, body }),
      )
    },
    onMutate: (row) => showRead(client, ({ id }) => id === row.id),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.allLists }),
  })
}

/** Marks all as read. */
export function useMarkAllRead(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      logAndRethrow('notifications', call(contract.readAllNotifications, { params: { userId } })),
    onMutate: () => showRead(client, () => true),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.allLists }),
  })
}
