import * as companyContract from '@trilha/contracts/selfAssessments/companyValues'
import * as contract from '@trilha/contracts/selfAssessments/selfAssessments'
import { getPipelineSelfAssessments as pipelineContract } from '@trilha/contracts/selfAssessments/pipeline'
import { route } from '../platform/http/route.ts'
import { getAffinity } from './companyValues/companyValues.service.ts'
import { getCompanyValues, rateCompanyValues } from './companyValues/rate.ts'
import { saveSelfAssessment, sendSelfAssessment } from './selfAssessments.answers.ts'
import { getPipelineSelfAssessments } from './selfAssessments.pipeline.ts'
import {
  getSelfAssessment,
  listSelfAssessments,
  startSelfAssessment,
} from './selfAssessments.own.ts'
import { getResultPdf } from './selfAssessments.pdf.ts'
import { listShares, shareResult, unshareResult } from './sharing/sharing.service.ts'
import { completeStage, getAssessmentStage } from './selfAssessments.stage.ts'

export const selfAssessmentsRoutes = [
  route(contract.listSelfAssessments, 'read', (ctx) => listSelfAssessments(ctx)),
  route(contract.getSelfAssessment, 'read', (ctx, { params }) =>
    getSelfAssessment(ctx, params.kind),
  ),
  route(contract.startSelfAssessment, 'write', (ctx, { params }) =>
    startSelfAssessment(ctx, params.kind),
  ),
  // Has the higher limit of reads: it is called for each answer, and the students of a school may
  // share one IP address.
  route(contract.saveSelfAssessment, 'read', (ctx, { params, body }) =>
    saveSelfAssessment(ctx, params.kind, body),
  ),
  route(contract.sendSelfAssessment, 'write', (ctx, { params, body, idempotencyKey }) =>
    sendSelfAssessment(ctx, params.kind, body, idempotencyKey),
  ),
  route(contract.getResultPdf, 'write', (ctx, { params }) => getResultPdf(ctx, params.kind)),
  route(contract.listShares, 'read', (ctx, { params }) => listShares(ctx, params.kind)),
  route(contract.shareResult, 'write', (ctx, { params }) =>
    shareResult(ctx, params.kind, params.companyId),
  ),
  route(contract.unshareResult, 'write', (ctx, { params }) =>
    unshareResult(ctx, params.kind, params.companyId),
  ),
  route(contract.getAssessmentStage, 'read', (ctx, { params }) =>
    getAssessmentStage(ctx, params.id, params.kind),
  ),
  route(contract.completeStage, 'write', (ctx, { params, idempotencyKey }) =>
    completeStage(ctx, params, idempotencyKey),
  ),
  route(contract.getAffinity, 'read', (ctx, { params }) => getAffinity(ctx, params.companyId)),
  route(companyContract.getCompanyValues, 'read', (ctx) => getCompanyValues(ctx)),
  route(companyContract.rateCompanyValues, 'write', (ctx, { body }) =>
    rateCompanyValues(ctx, body),
  ),
  route(pipelineContract, 'read', (ctx, { params }) => getPipelineSelfAssessments(ctx, params.id)),
]
