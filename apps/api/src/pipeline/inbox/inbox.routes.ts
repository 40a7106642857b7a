import * as contract from '@trilha/contracts/pipeline/inbox'
import * as messages from '@trilha/contracts/pipeline/messages'
import { route } from '../../platform/http/route.ts'
import { getComposer } from '../person/composer.ts'
import { getInbox } from './inbox.service.ts'
import {
  listPipelineMessages,
  listOwnMessages,
  writePipelineMessage,
  writeOwnMessage,
} from '../messages/messages.service.ts'
import { answerReview, listReviews } from './reviews.ts'
import { countOverdueAnswers } from './overdue.ts'

export const pipelineInboxRoutes = [
  route(contract.getInbox, 'read', (ctx, { query }) => getInbox(ctx, query)),
  route(contract.getOverdueCount, 'read', async (ctx) => ({
    overdue: await countOverdueAnswers(ctx, ctx.viewer.recruiter.companyId),
  })),
  route(contract.listReviews, 'read', (ctx, { query }) => listReviews(ctx, query)),
  route(contract.answerReview, 'write', (ctx, { params, body }) => answerReview(ctx, params, body)),
  route(contract.getComposer, 'read', (ctx, { params }) => getComposer(ctx, params.id)),
  route(messages.listPipelineMessages, 'read', (ctx, { params, query }) =>
    listPipelineMessages(ctx, params.id, query.after),
  ),
  route(messages.writePipelineMessage, 'write', (ctx, { params, body }) =>
    writePipelineMessage(ctx, params.id, body.text),
  ),
  route(messages.listOwnMessages, 'read', (ctx, { params, query }) =>
    listOwnMessages(ctx, params.id, query.after),
  ),
  route(messages.writeOwnMessage, 'write', (ctx, { params, body }) =>
    writeOwnMessage(ctx, params.id, body.text),
  ),
]
