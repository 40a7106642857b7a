import * as contract from '@trilha/contracts/partners'
import { route } from '../platform/http/route.ts'
import { createPartner, listPartners, renamePartner } from './partners.service.ts'

export const partnersRoutes = [
  route(contract.listPartners, 'read', (ctx) => listPartners(ctx)),
  route(contract.createPartner, 'write', (ctx, { body }) => createPartner(ctx, body.name)),
  route(contract.renamePartner, 'write', (ctx, { params, body }) =>
    renamePartner(ctx, params.id, body.name),
  ),
]
