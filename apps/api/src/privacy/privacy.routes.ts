import * as contract from '@trilha/contracts/privacy/privacy'
import * as requests from '@trilha/contracts/privacy/requests'
import { route } from '../platform/http/route.ts'
import { listConsents } from '../consents/consents.service.ts'
import {
  answerRequest,
  askAboutData,
  listOwnRequests,
  listRequests,
} from './requests/requests.service.ts'
import { askDeletion, askExport, cancelDeletion, getExport } from './privacy.service.ts'

export const privacyRoutes = [
  route(contract.listConsents, 'read', (ctx) => listConsents(ctx)),
  route(contract.getExport, 'read', (ctx) => getExport(ctx)),
  route(contract.askExport, 'account', (ctx) => askExport(ctx)),
  route(contract.askDeletion, 'account', (ctx, { body }) => askDeletion(ctx, body.password)),
  route(contract.cancelDeletion, 'write', (ctx) => cancelDeletion(ctx)),
  route(requests.listOwnRequests, 'read', (ctx) => listOwnRequests(ctx)),
  route(requests.askAboutData, 'account', (ctx, { body }) => askAboutData(ctx, body)),
  route(requests.listRequests, 'read', (ctx, { query }) => listRequests(ctx, query)),
  route(requests.answerRequest, 'write', (ctx, { params, body }) =>
    answerRequest(ctx, params.id, body.answer),
  ),
]
