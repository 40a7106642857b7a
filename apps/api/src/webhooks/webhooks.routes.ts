import * as contract from '@trilha/contracts/webhooks/webhooks'
import { route } from '../platform/http/route.ts'
import { getDelivery, listDeliveries, replay, replayFailed } from './webhooks.log.ts'
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.service.ts'

export const webhooksRoutes = [
  route(contract.listWebhooks, 'read', (ctx) => listWebhooks(ctx)),
  route(contract.createWebhook, 'write', (ctx, { body }) => createWebhook(ctx, body)),
  route(contract.updateWebhook, 'write', (ctx, { params, body }) =>
    updateWebhook(ctx, params.id, body),
  ),
  route(contract.removeWebhook, 'write', (ctx, { params }) => removeWebhook(ctx, params.id)),
  route(contract.rotateSecret, 'write', (ctx, { params }) => rotateSecret(ctx, params.id)),
  route(contract.testWebhook, 'write', (ctx, { params }) => testWebhook(ctx, params.id)),
  route(contract.listDeliveries, 'read', (ctx, { params, query }) =>
    listDeliveries(ctx, params.id, query),
  ),
  route(contract.getDelivery, 'read', (ctx, { params }) =>
    getDelivery(ctx, params.id, params.deliveryId),
  ),
  route(contract.replayDelivery, 'write', (ctx, { params }) =>
    replay(ctx, params.id, params.deliveryId),
  ),
  route(contract.replayFailed, 'write', (ctx, { params }) => replayFailed(ctx, params.id)),
]
