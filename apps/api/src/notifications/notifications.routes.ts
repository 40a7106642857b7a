import * as contract from '@trilha/contracts/notifications/notifications'
import {
  preferenceUpdates,
  type NotificationPreferences,
} from '@trilha/contracts/notifications/notifications'
import * as channels from '@trilha/contracts/notifications/channels'
import { route } from '../platform/http/route.ts'
import { getChannels, getSubscription, setSubscription } from './preferences/channels.ts'
import { getPreferences, setPreference } from './preferences/preferences.service.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.service.ts'

const updates = Object.entries(preferenceUpdates) as [
  keyof NotificationPreferences,
  typeof contract.updateNewJobs,
][]

export const notificationsRoutes = [
  route(contract.listNotifications, 'read', (ctx, { params, query }) =>
    listNotifications(ctx, params.userId, query),
  ),
  route(contract.readAllNotifications, 'write', (ctx, { params }) =>
    readAllNotifications(ctx, params.userId),
  ),
  route(contract.readNotification, 'write', (ctx, { params }) => readNotification(ctx, params.id)),
  route(contract.getPreferences, 'read', (ctx, { params }) =>
    getPreferences(ctx, params.candidateId),
  ),
  ...updates.map(([name, endpoint]) =>
    route(endpoint, 'write', (ctx, { params, body }) =>
      setPreference(ctx, params.candidateId, name, body.newValue),
    ),
  ),
  route(channels.getChannels, 'read', (ctx, { params }) => getChannels(ctx, params.candidateId)),
  route(channels.getSubscription, 'read', (ctx, { params }) => getSubscription(ctx, params.token)),
  route(channels.stopSubscription, 'write', (ctx, { params }) =>
    setSubscription(ctx, params.token, false),
  ),
  route(channels.resumeSubscription, 'write', (ctx, { params }) =>
    setSubscription(ctx, params.token, true),
  ),
]
