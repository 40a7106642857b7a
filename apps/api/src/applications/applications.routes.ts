import * as contract from '@trilha/contracts/applications/applications'
import * as pcd from '@trilha/contracts/applications/pcd'
import { route } from '../platform/http/route.ts'
import { applyToVacancy } from './applying/apply.ts'
import { acceptOffer, withdraw } from './applications.acts.ts'
import { getPcd, revokePcd, disclosePcd } from './pcd/pcd.service.ts'
import { requestReview } from './judging/review.ts'
import { getProgress, listApplications } from './applications.service.ts'

export const applicationsRoutes = [
  route(contract.apply, 'write', (ctx, { body, idempotencyKey }) =>
    applyToVacancy(ctx, body, idempotencyKey),
  ),
  route(contract.listApplications, 'read', (ctx, { query }) => listApplications(ctx, query)),
  route(contract.getProgress, 'read', (ctx, { params }) => getProgress(ctx, params.id)),
  route(contract.withdraw, 'write', (ctx, { params, body }) =>
    withdraw(ctx, params.id, body.reason),
  ),
  route(contract.acceptOffer, 'write', (ctx, { params }) => acceptOffer(ctx, params.id)),
  route(contract.requestReview, 'write', (ctx, { params, body }) =>
    requestReview(ctx, params, body.text),
  ),
  route(pcd.getPcd, 'read', (ctx, { params }) => getPcd(ctx, params.id)),
  route(pcd.disclosePcd, 'write', (ctx, { params, body }) => disclosePcd(ctx, params.id, body)),
  route(pcd.revokePcd, 'write', (ctx, { params }) => revokePcd(ctx, params.id)),
]
