import * as z from 'zod/mini'
import { anyAccount, candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, uuid, vacancyId } from '../shared/fields.ts'

/**
 * Types of notification (docs/product/notifications.md#types). Screens show a notification of an
 * unknown type as plain text.
 */
export const notificationTypes = {
  /** An application moved. */
  movement: 1,
  /** A company sent a message. */
  message: 2,
  invitation: 3,
  reminder: 4,
  /** Opens a popup with HTML. */
  announcement: 6,
} as const
export type NotificationType = (typeof notificationTypes)[keyof typeof notificationTypes]

/** Pages that a notification can open; `stage`: the stage of its vacancy that waits for the user. */
export const notificationTargets = [
  'profile',
  'email',
  'copy',
  'preferences',
  'search',
  'followed',
  'stage',
] as const
export type NotificationTarget = (typeof notificationTargets)[number]

/** Tabs of an applicant's sheet that a notification to a company can open. */
export const notificationParts = ['comments', 'messages', 'scorecard'] as const
export type NotificationPart = (typeof notificationParts)[number]

/**
 * A notification with the field names of the specification (section 3). `unread` and `isUnRead`
 * have the same value.
 */
export const notificationRow = z.object({
  id: uuid,
  /** Display text, in Portuguese. */
  message: z.string(),
  type: z.int(),
  unread: z.boolean(),
  isUnRead: z.boolean(),
  creationDate: instant,
  /** Id of the related vacancy. */
  selectiveProcessId: z.nullable(vacancyId),
  /** The related application; `part`: for a company, the tab of the sheet to open. */
  applicationId: z.nullable(uuid),
  part: z.nullable(z.enum(notificationParts)),
  /** Page that it opens; null for the page of its vacancy, or for none without a vacancy. */
  target: z.nullable(z.enum(notificationTargets)),
  /** For the target `search`: the query string of the result page, `?…`. */
  search: z.nullable(z.string()),
  /** Answer to an invitation; null while unanswered and for other types. */
  invitationAccepted: z.nullable(z.boolean()),
  /** For announcements; sanitised when written. */
  html: z.nullable(z.string()),
})
export type NotificationRow = z.output<typeof notificationRow>

export const listNotifications = endpoint({
  id: 'notifications.list',
  summary: 'Your own notifications, newest first',
  method: 'GET',
  path: '/notification/list/{userId}',
  who: anyAccount,
  params: z.object({ userId: uuid }),
  query: z.object({
    isPagination: z.optional(z.literal([0, 1])),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(300)), 30),
  }),
  reply: z.object({
    rows: z.array(notificationRow),
    /** Total number of notifications, not only of those in `rows`. */
    count: z.int(),
    unreadCount: z.int(),
  }),
})

export const readAllNotifications = endpoint({
  id: 'notifications.readAll',
  summary: 'Mark all your own notifications as read',
  method: 'PUT',
  path: '/notification/readAll/{userId}',
  who: anyAccount,
  params: z.object({ userId: uuid }),
})

export const readNotification = endpoint({
  id: 'notifications.read',
  summary: 'Mark one of your own notifications as read; returns it with `unread` false',
  method: 'PUT',
  path: '/notification/{id}',
  who: anyAccount,
  params: z.object({ id: uuid }),
  // The specification sends the whole notification; only this field can change.
  body: z.object({ unread: z.literal(false, { error: 'invalid' }) }),
})

/** The four switches, with the names of the specification. */
export const preferencesReply = z.object({
  receiveNewJobNotifications: z.boolean(),
  receiveUpdateReminders: z.boolean(),
  receiveUpdateWhatsApp: z.boolean(),
  receiveJobNotificationsWhatsApp: z.boolean(),
})
export type NotificationPreferences = z.output<typeof preferencesReply>

/** Defaults of a user who never changed them (specification, section 9). */
export const defaultPreferences: NotificationPreferences = {
  receiveNewJobNotifications: true,
  receiveUpdateReminders: true,
  receiveUpdateWhatsApp: false,
  receiveJobNotificationsWhatsApp: false,
}

const ownPreferences = { params: z.object({ candidateId: uuid }), reply: preferencesReply }
const change = { ...ownPreferences, body: z.object({ newValue: z.boolean({ error: 'required' }) }) }

export const getPreferences = endpoint({
  id: 'notifications.preferences',
  summary: 'Your notification preferences by topic and channel',
  method: 'GET',
  path: '/candidate/{candidateId}/notification-preferences',
  who: candidateOnly,
  ...ownPreferences,
})

export const updateNewJobs = endpoint({
  id: 'notifications.updateNewJobs',
  summary: 'Turn e-mails about new vacancies on or off',
  method: 'PUT',
  path: '/candidate/{candidateId}/update-new-job-notifications',
  who: candidateOnly,
  ...change,
})

export const updateReminders = endpoint({
  id: 'notifications.updateReminders',
  summary: 'Turn e-mail reminders to update your data on or off',
  method: 'PUT',
  path: '/candidate/{candidateId}/update-reminders',
  who: candidateOnly,
  ...change,
})

export const updateRemindersWhatsApp = endpoint({
  id: 'notifications.updateRemindersWhatsApp',
  summary: 'Turn WhatsApp reminders to update your data on or off',
  method: 'PUT',
  path: '/candidate/{candidateId}/receive-update-whatsApp',
  who: candidateOnly,
  ...change,
})

export const updateApplicationsWhatsApp = endpoint({
  id: 'notifications.updateApplicationsWhatsApp',
  summary: 'Turn WhatsApp messages about your applications on or off',
  method: 'PUT',
  path: '/candidate/{candidateId}/receive-jobNotifications-whatsApp',
  who: candidateOnly,
  ...change,
})

/** The endpoint that changes each switch. */
export const preferenceUpdates = {
  receiveNewJobNotifications: updateNewJobs,
  receiveUpdateReminders: updateReminders,
  receiveUpdateWhatsApp: updateRemindersWhatsApp,
  receiveJobNotificationsWhatsApp: updateApplicationsWhatsApp,
} as const satisfies Record<keyof NotificationPreferences, unknown>

/** Live event. It contains only an id, and clients then reload the list. */
export const liveEvent = 'notification'
/** `id` is null if several notifications changed, or if events may have been missed. */
export type LiveNotification = { id: string | null }
/** Path of the live connection, below the API. */
export const livePath = '/api/socket.io'
