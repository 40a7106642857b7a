import * as contract from '@trilha/contracts/analytics'
import { route } from '../platform/http/route.ts'
import { getAnalytics, listAnalytics } from './analytics.service.ts'

export const analyticsRoutes = [
  route(contract.getAnalytics, 'read', (ctx, { query }) => getAnalytics(ctx, query)),
  route(contract.listAnalytics, 'read', (ctx, { query }) => listAnalytics(ctx, query)),
]
