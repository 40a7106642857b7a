import * as contract from '@trilha/contracts/assessments/assessments'
import * as analysis from '@trilha/contracts/assessments/analysis'
import * as pipeline from '@trilha/contracts/assessments/pipeline'
import * as requirements from '@trilha/contracts/assessments/requirements'
import { route } from '../platform/http/route.ts'
import { getAnalysis } from './analysis/analysis.service.ts'
import { listEarlierAnswers, openItem, saveAnswer } from './taking/answer.ts'
import { getPipelineAnswers } from './rating/answers.ts'
import { answerExtension, askExtension } from './extensions/extensions.service.ts'
import { uploadAnswerFile } from './taking/files.ts'
import {
  getRequirementsTest,
  saveRequirementsAnswers,
  submitRequirements,
} from './requirements/requirements.service.ts'
import { getOwnTest } from './assessments.service.ts'
import { rateAnswer } from './rating/ratings.ts'
import { reportSignal } from './taking/signals.ts'
import { startTest } from './taking/start.ts'
import { submitTest } from './taking/submit.ts'

export const assessmentsRoutes = [
  route(requirements.getRequirementsTest, 'read', (ctx, { params }) =>
    getRequirementsTest(ctx, params.id),
  ),
  // Called after each answer (autosave), so it has the higher rate limit of reads.
  route(requirements.saveRequirementsAnswers, 'read', (ctx, { params, body }) =>
    saveRequirementsAnswers(ctx, params, body),
  ),
  route(requirements.submitRequirements, 'write', (ctx, { params, body, idempotencyKey }) =>
    submitRequirements(ctx, params, body, idempotencyKey),
  ),
  route(contract.getQuestionsTest, 'read', (ctx, { params }) =>
    getOwnTest(ctx, params.id, 'questions'),
  ),
  route(contract.getCustomTest, 'read', (ctx, { params }) => getOwnTest(ctx, params.id, 'custom')),
  route(contract.startTest, 'write', (ctx, { params, body }) => startTest(ctx, params, body)),
  route(contract.openItem, 'read', (ctx, { params }) => openItem(ctx, params)),
  // Also called by the autosave.
  route(contract.saveAnswer, 'read', (ctx, { params, body }) => saveAnswer(ctx, params, body)),
  route(contract.listEarlierAnswers, 'read', (ctx, { params }) => listEarlierAnswers(ctx, params)),
  route(contract.uploadAnswerFile, 'write', (ctx, { params, file }) =>
    uploadAnswerFile(ctx, params, file),
  ),
  route(contract.reportSignal, 'write', (ctx, { params, body }) => reportSignal(ctx, params, body)),
  route(contract.submitTest, 'write', (ctx, { params, idempotencyKey }) =>
    submitTest(ctx, params, idempotencyKey),
  ),
  route(contract.askExtension, 'write', (ctx, { params, body }) =>
    askExtension(ctx, params, body.reason),
  ),
  route(pipeline.getPipelineAnswers, 'read', (ctx, { params }) => getPipelineAnswers(ctx, params)),
  route(pipeline.rateAnswer, 'write', (ctx, { params, body }) => rateAnswer(ctx, params, body)),
  route(pipeline.answerExtension, 'write', (ctx, { params, body }) =>
    answerExtension(ctx, params, body),
  ),
  route(analysis.getAnalysis, 'read', (ctx, { params }) =>
    getAnalysis(ctx, params.id, params.stageId),
  ),
]
