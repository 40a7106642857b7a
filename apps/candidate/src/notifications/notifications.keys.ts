import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'

/** Query keys of data that only candidates have; they start with `notificationKeys.all`. */
export const candidateNotificationKeys = {
  preferences: (candidateId: string) =>
    [...notificationKeys.all, 'preferences', candidateId] as const,
  channels: (candidateId: string) => [...notificationKeys.all, 'channels', candidateId] as const,
  invitations: [...notificationKeys.all, 'invitations'] as const,
  invitation: (vacancyId: number) => [...notificationKeys.all, 'invitation', vacancyId] as const,
}
