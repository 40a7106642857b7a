import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type {
  approveStage as approveContract,
  makeOffer as offerContract,
  notApprove as notApproveContract,
} from '@trilha/contracts/pipeline/pipeline'
import type { Action } from '@trilha/contracts/applications/states'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { type LockedApplication } from '../applications.store.ts'
import { insertDecisionMessage } from './words.store.ts'
import {
  applyTransition,
  checkVersion,
  requireLockedApplication,
} from '../applications.transition.ts'
import { saveUndo } from './undo.ts'

/** Decisions of recruiters. Each request contains the version that the recruiter saw. */

/** The application after the decision, and until when it can be undone; null if it can't. */
export type DecisionResult = { after: LockedApplication; undoUntil: Date | null }

type DecisionMessage = Omit<
  Parameters<typeof insertDecisionMessage>[1],
  'applicationId' | 'recruiterId'
>

/**
 * Approves the current stage. If a rule has failed it, this overturns the rule's decision.
 * @throws AppError `not-found`, `forbidden`, `application-changed`, `transition-not-allowed`.
 */
export async function approveStage(
  ctx: RecruiterContext,
  id: string,
  { version, stageId, message }: BodyOf<typeof approveContract>,
): Promise<DecisionResult> {
  return judge(ctx, id, version, (application) => {
    const stage = application.stages.find((s) => s.id === stageId) ?? fail('transition-not-allowed')
    const isReviewPending = stage.review_requested_at !== null && stage.review_answered_at === null
    return {
      action: { name: 'approve_stage', stageId },
      decisionMessage: message
        ? decisionMessageOf(message, { kind: isReviewPending ? 'review' : 'stage', stageId })
        : null,
    }
  })
}

/** Ends a trail with a negative decision and a written message. @throws as `approveStage`. */
export async function notApprove(
  ctx: RecruiterContext,
  id: string,
  body: BodyOf<typeof notApproveContract>,
): Promise<DecisionResult> {
  return judge(ctx, id, body.version, () => ({
    action: { name: 'not_approve' },
    decisionMessage: decisionMessageOf(body.message, {
      kind: 'not_approved',
      wentWell: body.wentWell || null,
      missing: body.missing || null,
    }),
  }))
}

/** Offers the position with a written message. @throws as `approveStage`. */
export async function makeOffer(
  ctx: RecruiterContext,
  id: string,
  { version, message }: BodyOf<typeof offerContract>,
): Promise<DecisionResult> {
  return judge(ctx, id, version, () => ({
    action: { name: 'make_offer' },
    decisionMessage: decisionMessageOf(message, { kind: 'offer' }),
  }))
}

function decisionMessageOf(
  text: string,
  rest: Pick<DecisionMessage, 'kind'> & Partial<DecisionMessage>,
): DecisionMessage {
  return { stageId: null, wentWell: null, missing: null, ...rest, text }
}

async function judge(
  ctx: RecruiterContext,
  id: string,
  version: number,
  choose: (application: LockedApplication) => {
    action: Action
    decisionMessage: DecisionMessage | null
  },
): Promise<DecisionResult> {
  const { recruiter } = ctx.viewer
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForCompany(ctx, tx, id)
    checkVersion(application, version)
    const { action, decisionMessage } = choose(application)
    const decisionMessageId = decisionMessage
      ? await insertDecisionMessage(
          tx,
          { ...decisionMessage, applicationId: id, recruiterId: recruiter.id },
          ctx.now(),
        )
      : undefined
    return decide(ctx, tx, application, { actions: [action], decisionMessageId })
  })
}

/**
 * Carries out a recruiter's decision and stores the data for an undo within the next seconds.
 * @param before from `lockForCompany`, in the same transaction.
 */
export async function decide(
  ctx: RecruiterContext,
  tx: Tx,
  before: LockedApplication,
  {
    actions,
    decisionMessageId,
  }: { actions: readonly Action[]; decisionMessageId?: string | undefined },
): Promise<DecisionResult> {
  const { userId } = ctx.viewer
  const steps = actions.map((action) => ({ action, actor: 'company' as const, userId }))
  const movement = { steps, undoable: true, ...(decisionMessageId && { decisionMessageId }) }
  const after = await applyTransition(ctx, tx, before, movement)
  const undoUntil = await saveUndo(ctx, tx, {
    before,
    after,
    decisionMessageId: decisionMessageId ?? null,
  })
  return { after, undoUntil }
}

/**
 * Locks an application for a recruiter who decides on it.
 * @throws AppError `not-found` for another company's application, `forbidden` for a read-only role.
 */
export async function lockForCompany(
  ctx: RecruiterContext,
  tx: Tx,
  id: string,
): Promise<LockedApplication> {
  const application = await requireLockedApplication(tx, id)
  if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
  if (!can(ctx.viewer, 'application.judge', application)) fail('forbidden')
  return application
}
