import * as contract from '@trilha/contracts/invitations'
import { route } from '../platform/http/route.ts'
import { listSentInvitations } from './invitations.sent.ts'
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  invite,
  listOpenInvitations,
} from './invitations.service.ts'

export const invitationsRoutes = [
  route(contract.listSentInvitations, 'read', (ctx, { query }) => listSentInvitations(ctx, query)),
  route(contract.getInvitation, 'read', (ctx, { params }) => getInvitation(ctx, params.id)),
  route(contract.listOpenInvitations, 'read', (ctx) => listOpenInvitations(ctx)),
  route(contract.acceptInvitation, 'write', (ctx, { params }) => acceptInvitation(ctx, params.id)),
  route(contract.declineInvitation, 'write', (ctx, { params, body }) =>
    declineInvitation(ctx, params.id, body.reason ?? ''),
  ),
  route(contract.invite, 'write', (ctx, { params, body }) => invite(ctx, params.id, body)),
]
