import { currentStage, isFinal, toDo } from '@trilha/contracts/applications/states'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import {
  completeStage as contract,
  type getAssessmentStage as stageContract,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import {
  assessmentKinds,
  type AssessmentKind,
  type Competency,
} from '@trilha/contracts/selfAssessments/scales'
import { lockOwnApplication } from '../applications/applications.acts.ts'
import { applyTransition, type Step } from '../applications/applications.transition.ts'
import { presentBrief } from '../companies/companies.brief.ts'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { runIdempotent } from '../platform/http/idempotency.ts'
import { ownerOf } from './selfAssessments.own.ts'
import { share } from './sharing/sharing.service.ts'
import { selectStage, type StageRecord } from './selfAssessments.stage.store.ts'
import { selectSent, type SentRecord } from './selfAssessments.store.ts'

/**
 * The stage of the viewer's application that needs this questionnaire.
 * @throws AppError `not-found` without an application or without such a stage.
 */
export async function getAssessmentStage(
  ctx: CandidateContext,
  vacancyId: number,
  kind: AssessmentKind,
): Promise<ReplyOf<typeof stageContract>> {
  const owner = ownerOf(ctx, kind)
  const row = (await selectStage(ctx.db, owner, vacancyId)) ?? fail('not-found')
  const result = await selectSent(ctx.db, owner, { valid: true })
  const reason = completionErrorOf(row, result !== undefined, ctx.now())
  return {
    applicationId: row.application_id,
    stageId: row.stage_id,
    title: row.title,
    instructions: row.instructions,
    state: row.state,
    dueAt: row.due_at?.toISOString() ?? null,
    company: presentBrief(row),
    roleName: row.role_name,
    critical: row.critical
      ? {
          competencies: row.critical.map(({ scale }) => scale as Competency),
          reason: row.reason ?? '',
        }
      : null,
    sharedAt: row.shared_at?.toISOString() ?? null,
    can: { complete: { allowed: reason === null, reason } },
  }
}

/** Why the stage cannot be completed; null if it can. */
function completionErrorOf(stage: StageRecord, hasResult: boolean, now: Date): ErrorId | null {
  if (stage.state === 'expired') return 'deadline-passed'
  if (!toDo.includes(stage.state)) return 'stage-not-open'
  if (stage.due_at !== null && stage.due_at < now) return 'deadline-passed'
  return hasResult ? null : 'no-result'
}

type StageParams = { id: string; stageId: string }

/**
 * Shares the newest result with the company and completes the stage. An open stage is skipped if
 * the result was sent before the stage opened; otherwise the stage is submitted to the company. No
 * result rejects a candidate.
 * @throws AppError `not-found`, `no-result`, `stage-not-open`, `deadline-passed`, `key-reused`.
 */
export async function completeStage(
  ctx: CandidateContext,
  params: StageParams,
  key: string | null,
): Promise<ReplyOf<typeof contract>> {
  const { userId } = ctx.viewer
  return inTransaction(ctx.db, (tx) =>
    runIdempotent(ctx, tx, { userId, key, endpoint: contract.id, request: params }, () =>
      completeOnce(ctx, tx, params),
    ),
  )
}

async function completeOnce(ctx: CandidateContext, tx: Tx, params: StageParams) {
  const application = await lockOwnApplication(ctx, tx, params.id)
  const stage = application.stages.find((s) => s.id === params.stageId) ?? fail('not-found')
  const kind = assessmentKinds.find((known) => known === stage.kind) ?? fail('stage-not-open')
  if (isFinal(application.state) || stage.id !== currentStage(application)?.id)
    fail('stage-not-open')
  if (stage.state === 'expired') fail('deadline-passed')
  if (!toDo.includes(stage.state)) fail('stage-not-open')
  // The task that expires stages runs only hourly, so the deadline is checked here too.
  if (stage.due_at !== null && stage.due_at < ctx.now()) fail('deadline-passed')
  const result = await share(ctx, tx, ownerOf(ctx, kind), application.companyId)
  const after = await applyTransition(ctx, tx, application, {
    steps: [stepFor(ctx, stage, result)],
  })
  const stageState = after.stages.find((s) => s.id === stage.id)?.state ?? fail('not-found')
  return { stageState }
}

type Stage = Awaited<ReturnType<typeof lockOwnApplication>>['stages'][number]

function stepFor(ctx: CandidateContext, stage: Stage, result: SentRecord): Step {
  const isEarlierResult = stage.opened_at !== null && result.sent_at < stage.opened_at
  if (isEarlierResult && stage.state === 'open')
    return {
      action: { name: 'skip_stage', stageId: stage.id },
      actor: 'system',
      userId: null,
      reason: 'valid-result',
    }
  const { userId } = ctx.viewer
  return { action: { name: 'submit_stage', stageId: stage.id }, actor: 'candidate', userId }
}
