import * as contract from '@trilha/contracts/talents/talents'
import * as own from '@trilha/contracts/talents/own'
import { route } from '../platform/http/route.ts'
import {
  allowTalent,
  blockCompany,
  getOwnTalent,
  leaveTalents,
  unblockCompany,
} from './talents.own.ts'
import { countTalents, listTalents } from './talents.search.ts'
import { getTalent } from './talents.sheet.ts'

export const talentsRoutes = [
  route(contract.listTalents, 'read', (ctx, { query }) => listTalents(ctx, query)),
  route(contract.countTalents, 'read', (ctx, { query }) => countTalents(ctx, query)),
  route(contract.getTalent, 'read', (ctx, { params, query }) =>
    getTalent(ctx, params.id, query.vacancyId),
  ),
  route(own.getOwnTalent, 'read', (ctx) => getOwnTalent(ctx)),
  route(own.allowTalent, 'write', (ctx, { body }) => allowTalent(ctx, body)),
  route(own.leaveTalents, 'write', (ctx) => leaveTalents(ctx)),
  route(own.blockCompany, 'write', (ctx, { params }) => blockCompany(ctx, params.companyId)),
  route(own.unblockCompany, 'write', (ctx, { params }) => unblockCompany(ctx, params.companyId)),
]
