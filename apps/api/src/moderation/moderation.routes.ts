import * as contract from '@trilha/contracts/moderation'
import { route } from '../platform/http/route.ts'
import {
  acceptVacancy,
  listReports,
  listVacanciesToModerate,
  resolveReports,
  returnVacancy,
} from './moderation.service.ts'

export const moderationRoutes = [
  route(contract.listVacanciesToModerate, 'read', (ctx, { query }) =>
    listVacanciesToModerate(ctx, query),
  ),
  route(contract.acceptVacancy, 'write', (ctx, { params, body }) =>
    acceptVacancy(ctx, params.id, body),
  ),
  route(contract.returnVacancy, 'write', (ctx, { params, body }) =>
    returnVacancy(ctx, params.id, body.reason),
  ),
  route(contract.listReports, 'read', (ctx, { query }) => listReports(ctx, query)),
  route(contract.resolveReports, 'write', (ctx, { params, body }) =>
    resolveReports(ctx, params.id, body),
  ),
]
