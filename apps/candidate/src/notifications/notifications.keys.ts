import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'

/** Query keys of what only candidates have; `notificationKeys.all` is their prefix. */
export const candidateNotificationKeys = {
  preferences: (candidateId: string) =>
    [...notificationKeys.all, 'preferences', candidateId] as const,
  channels: (candidateId: string) => [...notificationKeys.all, 'channels', candidateId] as const,
  invitations: [...notificationKeys.all, 'invitations'] as const,
  invitation: (vacancyId: number) => [...notificationKeys.all, 'invitation', vacancyId] as const,
}
