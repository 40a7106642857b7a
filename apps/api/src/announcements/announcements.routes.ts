import * as contract from '@trilha/contracts/announcements'
import { route } from '../platform/http/route.ts'
import { list, preview, send } from './announcements.service.ts'

export const announcementsRoutes = [
  route(contract.previewAnnouncement, 'write', (ctx, { body }) => preview(ctx, body)),
  route(contract.sendAnnouncement, 'write', (ctx, { body }) => send(ctx, body)),
  route(contract.listAnnouncements, 'read', (ctx) => list(ctx)),
]
