import * as contract from '@trilha/contracts/pipeline/person'
import { askEvaluations as askContract } from '@trilha/contracts/pipeline/evaluations'
import { route } from '../../platform/http/route.ts'
import { listBlindChanges, reveal, setBlind } from './blind.ts'
import { deleteComment, listComments, writeComment } from './comments.ts'
import { compare } from '../compare/compare.service.ts'
import { askEvaluations } from '../scorecards/evaluations.ts'
import { getHistory } from './history.ts'
import { getPipelineProfile } from './profile.ts'
import { getScorecard, saveScorecard } from '../scorecards/scorecards.service.ts'

export const pipelinePersonRoutes = [
  route(contract.getScorecard, 'read', (ctx, { params }) => getScorecard(ctx, params.id)),
  route(contract.saveScorecard, 'write', (ctx, { params, body }) =>
    saveScorecard(ctx, params.id, body),
  ),
  route(askContract, 'write', (ctx, { params, body }) => askEvaluations(ctx, params.id, body)),
  route(contract.listComments, 'read', (ctx, { params, query }) =>
    listComments(ctx, params.id, query.after),
  ),
  route(contract.writeComment, 'write', (ctx, { params, body }) =>
    writeComment(ctx, params.id, body),
  ),
  route(contract.deleteComment, 'write', (ctx, { params }) => deleteComment(ctx, params)),
  route(contract.setBlind, 'write', (ctx, { params, body }) => setBlind(ctx, params.id, body)),
  route(contract.listBlindChanges, 'read', (ctx, { params, query }) =>
    listBlindChanges(ctx, params.id, query.after),
  ),
  route(contract.reveal, 'write', (ctx, { params }) => reveal(ctx, params.id)),
  route(contract.getHistory, 'read', (ctx, { params }) => getHistory(ctx, params.id)),
  route(contract.getPipelineProfile, 'read', (ctx, { params }) =>
    getPipelineProfile(ctx, params.id),
  ),
  route(contract.compare, 'read', (ctx, { params, query }) =>
    compare(ctx, params.id, query.applicationId),
  ),
]
