import type { BodyOf } from '@trilha/contracts/endpoint'
import type {
  approveStage as approveContract,
  makeOffer as offerContract,
  notApprove as notApproveContract,
} from '@trilha/contracts/desk'
import type { Action } from '@trilha/contracts/applications.states'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { type LockedApplication } from './applications.store.ts'
import { insertLetter } from './applications.words.store.ts'
import { carryOut, checkVersion, lock } from './applications.transition.ts'
import { keepForUndo } from './applications.undo.ts'

/** What people of a company decide. Each call names the version that they saw. */

/** The application as it is now, and until when that can be undone; null where it can't. */
export type Decided = { after: LockedApplication; undoUntil: Date | null }

type Letter = Omit<Parameters<typeof insertLetter>[1], 'applicationId' | 'recruiterId'>

/** Passes the stage that the application stands at; overturns a rule where one failed. */
export async function approveStage(
  ctx: RecruiterContext,
  id: string,
  { version, stageId, message }: BodyOf<typeof approveContract>,
): Promise<Decided> {
  return judge(ctx, id, version, (application) => {
    const stage = application.stages.find((s) => s.id === stageId) ?? fail('transition-not-allowed')
    const answersReview = stage.review_requested_at !== null && stage.review_answered_at === null
    return {
      action: { name: 'approve_stage', stageId },
      letter: message
        ? letterOf(message, { kind: answersReview ? 'review' : 'stage', stageId })
        : null,
    }
  })
}

/** Ends a trail with a written message. */
export async function notApprove(
  ctx: RecruiterContext,
  id: string,
  body: BodyOf<typeof notApproveContract>,
): Promise<Decided> {
  return judge(ctx, id, body.version, () => ({
    action: { name: 'not_approve' },
    letter: letterOf(body.message, {
      kind: 'not_approved',
      wentWell: body.wentWell || null,
      missing: body.missing || null,
    }),
  }))
}

/** Gives the final yes with a written message; the candidate accepts it. */
export async function makeOffer(
  ctx: RecruiterContext,
  id: string,
  { version, message }: BodyOf<typeof offerContract>,
): Promise<Decided> {
  return judge(ctx, id, version, () => ({
    action: { name: 'make_offer' },
    letter: letterOf(message, { kind: 'offer' }),
  }))
}

function letterOf(text: string, rest: Pick<Letter, 'kind'> & Partial<Letter>): Letter {
  return { stageId: null, wentWell: null, missing: null, ...rest, text }
}

async function judge(
  ctx: RecruiterContext,
  id: string,
  version: number,
  choose: (application: LockedApplication) => { action: Action; letter: Letter | null },
): Promise<Decided> {
  const { recruiter } = ctx.viewer
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForCompany(ctx, tx, id)
    checkVersion(application, version)
    const { action, letter } = choose(application)
    const letterId = letter
      ? await insertLetter(
          tx,
          { ...letter, applicationId: id, recruiterId: recruiter.id },
          ctx.now(),
        )
      : undefined
    return decide(ctx, tx, application, [action], letterId)
  })
}

/**
 * Carries out what somebody of the company decided, so that they can take it back for a moment.
 * @param before from `lockForCompany`, in the same transaction.
 */
export async function decide(
  ctx: RecruiterContext,
  tx: Tx,
  before: LockedApplication,
  actions: readonly Action[],
  letterId?: string,
): Promise<Decided> {
  const { userId } = ctx.viewer
  const steps = actions.map((action) => ({ action, actor: 'company' as const, userId }))
  const beside = { undoable: true, ...(letterId && { letterId }) }
  const after = await carryOut(ctx, tx, before, steps, beside)
  return { after, undoUntil: await keepForUndo(ctx, tx, before, after, letterId ?? null) }
}

/**
 * Takes hold of an application for somebody who decides on it.
 * @throws AppError `not-found` for another company's, `forbidden` for who may only read.
 */
export async function lockForCompany(
  ctx: RecruiterContext,
  tx: Tx,
  id: string,
): Promise<LockedApplication> {
  const application = await lock(tx, id)
  if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
  if (!can(ctx.viewer, 'application.judge', application)) fail('forbidden')
  return application
}
