import * as contract from '@trilha/contracts/analytics'
import { exportAnalytics as exportContract } from '@trilha/contracts/analytics.export'
import { getSources as sourcesContract } from '@trilha/contracts/analytics.sources'
import { route } from '../platform/http/route.ts'
import { exportAnalytics } from './analytics.export.ts'
import { getAnalytics, listAnalytics } from './analytics.service.ts'
import { getSources } from './analytics.sources.ts'

export const analyticsRoutes = [
  route(contract.getAnalytics, 'read', (ctx, { query }) => getAnalytics(ctx, query)),
  route(contract.listAnalytics, 'read', (ctx, { query }) => listAnalytics(ctx, query)),
  route(sourcesContract, 'read', (ctx, { query }) => getSources(ctx, query)),
  route(exportContract, 'read', (ctx, { query }) => exportAnalytics(ctx, query)),
]
