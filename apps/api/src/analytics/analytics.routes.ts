import * as contract from '@trilha/contracts/analytics/analytics'
import { exportAnalytics as exportContract } from '@trilha/contracts/analytics/export'
import { getImpact as impactContract } from '@trilha/contracts/analytics/impact'
import { getSources as sourcesContract } from '@trilha/contracts/analytics/sources'
import { route } from '../platform/http/route.ts'
import { exportAnalytics } from './analytics.export.ts'
import { getImpact } from './analytics.impact.ts'
import { getAnalytics, listAnalytics } from './analytics.service.ts'
import { getSources } from './analytics.sources.ts'

export const analyticsRoutes = [
  route(contract.getAnalytics, 'read', (ctx, { query }) => getAnalytics(ctx, query)),
  route(contract.listAnalytics, 'read', (ctx, { query }) => listAnalytics(ctx, query)),
  route(sourcesContract, 'read', (ctx, { query }) => getSources(ctx, query)),
  route(exportContract, 'read', (ctx, { query }) => exportAnalytics(ctx, query)),
  route(impactContract, 'read', (ctx, { query }) => getImpact(ctx, query.vacancy ?? null)),
]
