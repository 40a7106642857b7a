import * as contract from '@trilha/contracts/desk.inbox'
import * as messages from '@trilha/contracts/desk.messages'
import { route } from '../platform/http/route.ts'
import { getComposer } from './desk.composer.ts'
import { getInbox } from './desk.inbox.ts'
import {
  listDeskMessages,
  listOwnMessages,
  writeDeskMessage,
  writeOwnMessage,
} from './desk.messages.ts'
import { answerReview, listReviews } from './desk.reviews.ts'
import { countWaiting } from './desk.waiting.ts'

export const deskInboxRoutes = [
  route(contract.getInbox, 'read', (ctx, { query }) => getInbox(ctx, query)),
  route(contract.getWaiting, 'read', async (ctx) => ({
    overdue: await countWaiting(ctx, ctx.viewer.recruiter.companyId),
  })),
  route(contract.listReviews, 'read', (ctx, { query }) => listReviews(ctx, query)),
  route(contract.answerReview, 'write', (ctx, { params, body }) => answerReview(ctx, params, body)),
  route(contract.getComposer, 'read', (ctx, { params }) => getComposer(ctx, params.id)),
  route(messages.listDeskMessages, 'read', (ctx, { params, query }) =>
    listDeskMessages(ctx, params.id, query.after),
  ),
  route(messages.writeDeskMessage, 'write', (ctx, { params, body }) =>
    writeDeskMessage(ctx, params.id, body.text),
  ),
  route(messages.listOwnMessages, 'read', (ctx, { params, query }) =>
    listOwnMessages(ctx, params.id, query.after),
  ),
  route(messages.writeOwnMessage, 'write', (ctx, { params, body }) =>
    writeOwnMessage(ctx, params.id, body.text),
  ),
]
