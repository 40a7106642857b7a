import * as contract from '@trilha/contracts/open/open'
import { route } from '../platform/http/route.ts'
import { getHistory, listApplications, listVacancies } from './open.service.ts'

export const openRoutes = [
  route(contract.listOpenVacancies, 'read', (ctx, { query }) => listVacancies(ctx, query)),
  route(contract.listOpenApplications, 'read', (ctx, { query }) => listApplications(ctx, query)),
  route(contract.getOpenHistory, 'read', (ctx, { params }) => getHistory(ctx, params.id)),
]
