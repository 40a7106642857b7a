import {
  notificationTypes,
  type NotificationRow,
  type NotificationTarget,
} from '@trilha/contracts/notifications/notifications'
import { paths } from '../paths.ts'

/** Target of a notification: an address, its popup, or none. */
export type Target = { to: string } | 'popup' | null

const pages: Record<Exclude<NotificationTarget, 'search' | 'stage'>, string> = {
  profile: paths.profile(),
  email: paths.settings('access'),
  copy: paths.settings('copy'),
  preferences: paths.notificationPreferences(),
  followed: paths.followedCompanies(),
}

/** The target of a notification; null also for unknown types. */
export function targetOf(
  row: Pick<
    NotificationRow,
    'type' | 'selectiveProcessId' | 'target' | 'search' | 'invitationAccepted' | 'html'
  >,
): Target {
  const { movement, message, invitation, reminder, announcement } = notificationTypes
  const vacancyId = row.selectiveProcessId
  if (row.type === announcement) return row.html === null ? null : 'popup'
  if (vacancyId === null) {
    if (row.type !== reminder || row.target === null || row.target === 'stage') return null
    if (row.target === 'search') return { to: paths.search(row.search ?? '') }
    return { to: pages[row.target] }
  }
  if (row.target === 'stage') return { to: paths.waitingStage(vacancyId) }
  switch (row.type) {
    case invitation:
      if (row.invitationAccepted === null) return { to: paths.invitation(vacancyId) }
      return {
        to: row.invitationAccepted ? paths.progress(vacancyId) : paths.viewVacancy(vacancyId),
      }
    case movement:
      return { to: paths.progress(vacancyId) }
    case message:
      return { to: paths.conversation(vacancyId) }
    case reminder:
      return { to: paths.viewVacancy(vacancyId) }
    default:
      return null
  }
}
