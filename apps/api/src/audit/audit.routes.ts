import * as contract from '@trilha/contracts/audit'
import { route } from '../platform/http/route.ts'
import { listAudit } from './audit.service.ts'

export const auditRoutes = [
  route(contract.listAudit, 'read', (ctx, { query }) => listAudit(ctx, query)),
]
