import * as contract from '@trilha/contracts/pipeline/board'
import { route } from '../../platform/http/route.ts'
import { previewAnswers, sendAnswers } from '../inbox/answers.ts'
import { getBoard, getBoardColumn } from './board.service.ts'
import { moveApplications, undoMoves } from './moves.ts'
import { deleteBoardView, listBoardViews, saveBoardView } from './views.ts'

export const pipelineBoardRoutes = [
  route(contract.getBoard, 'read', (ctx, { params, query }) => getBoard(ctx, params.id, query)),
  route(contract.getBoardColumn, 'read', (ctx, { params, query }) =>
    getBoardColumn(ctx, params.id, query),
  ),
  route(contract.moveApplications, 'write', (ctx, { params, body }) =>
    moveApplications(ctx, params.id, body),
  ),
  route(contract.undoMoves, 'write', (ctx, { params, body }) => undoMoves(ctx, params.id, body)),
  route(contract.previewAnswers, 'write', (ctx, { params, body }) =>
    previewAnswers(ctx, params.id, body),
  ),
  route(contract.sendAnswers, 'write', (ctx, { params, body }) =>
    sendAnswers(ctx, params.id, body),
  ),
  route(contract.listBoardViews, 'read', (ctx) => listBoardViews(ctx)),
  route(contract.saveBoardView, 'write', (ctx, { body }) => saveBoardView(ctx, body)),
  route(contract.deleteBoardView, 'write', (ctx, { params }) => deleteBoardView(ctx, params.id)),
]
