/** Query keys; `all…` are prefixes, for invalidation. */
export const notificationKeys = {
  all: ['notifications'] as const,
  allLists: ['notifications', 'list'] as const,
  list: (userId: string, limit: number) => ['notifications', 'list', userId, limit] as const,
}
