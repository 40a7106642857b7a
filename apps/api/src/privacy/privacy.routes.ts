import * as contract from '@trilha/contracts/privacy'
import { route } from '../platform/http/route.ts'
import { listConsents } from './privacy.consents.ts'
import { askDeletion, askExport, cancelDeletion, getExport } from './privacy.service.ts'

export const privacyRoutes = [
  route(contract.listConsents, 'read', (ctx) => listConsents(ctx)),
  route(contract.getExport, 'read', (ctx) => getExport(ctx)),
  route(contract.askExport, 'account', (ctx) => askExport(ctx)),
  route(contract.askDeletion, 'account', (ctx, { body }) => askDeletion(ctx, body.password)),
  route(contract.cancelDeletion, 'write', (ctx) => cancelDeletion(ctx)),
]
