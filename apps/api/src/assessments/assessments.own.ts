import { currentStage, isFinal, toDo } from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { lockOwn } from '../applications/applications.own.ts'
import { carryOut, type Step } from '../applications/applications.transition.ts'
import type { CandidateContext } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'

export type Place = { id: string; stageId: string }
export type Locked = Awaited<ReturnType<typeof lockOwn>>
export type LockedStage = Locked['stages'][number]

/**
 * Locks the viewer's own application and returns a stage of one of these kinds.
 * @throws AppError `not-found`, also for somebody else's; `stage-not-open` for another kind.
 */
export async function lockStage(
  ctx: CandidateContext,
  tx: Tx,
  place: Place,
  kinds: readonly StageKind[],
): Promise<{ application: Locked; stage: LockedStage }> {
  const application = await lockOwn(ctx, tx, place.id)
  const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
  if (!kinds.includes(stage.kind)) fail('stage-not-open')
  return { application, stage }
}

/** @throws AppError `stage-not-open`, `deadline-passed` unless this is the open current stage. */
export function mustBeOpen(application: Locked, stage: LockedStage): void {
  if (isFinal(application.state)) fail('stage-not-open')
  if (stage.id !== currentStage(application)?.id) fail('stage-not-open')
  if (stage.state === 'expired') fail('deadline-passed')
  if (!toDo.includes(stage.state)) fail('stage-not-open')
}

/** Checks the deadline itself, because the task that expires stages runs only hourly. */
export function mustBeInTime(stage: LockedStage, now: Date): void {
  if (stage.due_at !== null && stage.due_at < now) fail('deadline-passed')
}

/** A step by the signed-in candidate. */
export function ownStep(
  ctx: CandidateContext,
  name: 'start_stage' | 'submit_stage',
  stage: { id: string },
): Step {
  const { userId } = ctx.viewer
  return { action: { name, stageId: stage.id }, actor: 'candidate', userId }
}

/** Moves a stage to `in_progress` if it is not yet. @returns the updated application. */
export async function ensureStarted(
  ctx: CandidateContext,
  tx: Tx,
  application: Locked,
  stage: LockedStage,
): Promise<Locked> {
  if (stage.state === 'in_progress') return application
  return carryOut(ctx, tx, application, { steps: [ownStep(ctx, 'start_stage', stage)] })
}
