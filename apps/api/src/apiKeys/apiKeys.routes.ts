import * as contract from '@trilha/contracts/apiKeys'
import { route } from '../platform/http/route.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.service.ts'

export const apiKeysRoutes = [
  route(contract.listApiKeys, 'read', (ctx) => listApiKeys(ctx)),
  route(contract.createApiKey, 'write', (ctx, { body }) => createApiKey(ctx, body)),
  route(contract.revokeApiKey, 'write', (ctx, { params }) => revokeApiKey(ctx, params.id)),
]
