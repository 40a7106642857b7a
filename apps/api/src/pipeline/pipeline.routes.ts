import * as contract from '@trilha/contracts/pipeline/pipeline'
import { approveStage, makeOffer, notApprove } from '../applications/judging/judge.ts'
import { route } from '../platform/http/route.ts'
import { presentActionResult } from './pipeline.presenter.ts'
import {
  getPipelineApplication,
  getPipelineVacancy,
  listPipelineApplications,
  listPipelineVacancies,
} from './pipeline.service.ts'

export const pipelineRoutes = [
  route(contract.listPipelineVacancies, 'read', (ctx, { query }) =>
    listPipelineVacancies(ctx, query),
  ),
  route(contract.getPipelineVacancy, 'read', (ctx, { params }) =>
    getPipelineVacancy(ctx, params.id),
  ),
  route(contract.listPipelineApplications, 'read', (ctx, { params, query }) =>
    listPipelineApplications(ctx, params.id, query),
  ),
  route(contract.getPipelineApplication, 'read', (ctx, { params }) =>
    getPipelineApplication(ctx, params.id),
  ),
  route(contract.approveStage, 'write', async (ctx, { params, body }) =>
    presentActionResult(await approveStage(ctx, params.id, body)),
  ),
  route(contract.notApprove, 'write', async (ctx, { params, body }) =>
    presentActionResult(await notApprove(ctx, params.id, body)),
  ),
  route(contract.makeOffer, 'write', async (ctx, { params, body }) =>
    presentActionResult(await makeOffer(ctx, params.id, body)),
  ),
]
