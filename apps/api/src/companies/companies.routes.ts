import * as contract from '@trilha/contracts/companies'
import { route } from '../platform/http/route.ts'
import { listAnswering } from './companies.record.ts'

export const companiesRoutes = [
  route(contract.listAnswering, 'read', (ctx, { query }) => listAnswering(ctx, query)),
]
