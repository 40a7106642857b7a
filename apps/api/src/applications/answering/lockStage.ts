import { currentStage, isFinal, toDo } from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { lockOwnApplication } from '../applications.acts.ts'
import { applyTransition, type Step } from '../applications.transition.ts'
import type { CandidateContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'

export type Place = { id: string; stageId: string }
export type Locked = Awaited<ReturnType<typeof lockOwnApplication>>
export type LockedStage = Locked['stages'][number]

/**
 * Locks the viewer's own application and returns a stage of one of these kinds.
 * @throws AppError `not-found`, also for another candidate's application; `stage-not-open` for
 *   another kind of stage.
 */
export async function lockStage(
  ctx: CandidateContext,
  tx: Tx,
  place: Place,
  kinds: readonly StageKind[],
): Promise<{ application: Locked; stage: LockedStage }> {
  const application = await lockOwnApplication(ctx, tx, place.id)
  const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
  if (!kinds.includes(stage.kind)) fail('stage-not-open')
  return { application, stage }
}

/**
 * Checks that this is the current stage and that it accepts answers.
 * @throws AppError `stage-not-open`; `deadline-passed` if the stage has expired.
 */
export function mustBeOpen(application: Locked, stage: LockedStage): void {
  if (isFinal(application.state)) fail('stage-not-open')
  if (stage.id !== currentStage(application)?.id) fail('stage-not-open')
  if (stage.state === 'expired') fail('deadline-passed')
  if (!toDo.includes(stage.state)) fail('stage-not-open')
}

/**
 * Checks the deadline and not only the state, because the task that expires stages runs hourly.
 * @throws AppError `deadline-passed`.
 */
export function mustBeInTime(stage: LockedStage, now: Date): void {
  if (stage.due_at !== null && stage.due_at < now) fail('deadline-passed')
}

/** A step by the signed-in candidate. */
export function candidateStep(
  ctx: CandidateContext,
  name: 'start_stage' | 'submit_stage',
  stage: { id: string },
): Step {
  const { userId } = ctx.viewer
  return { action: { name, stageId: stage.id }, actor: 'candidate', userId }
}

/** Moves a stage to `in_progress` if it has not started. @returns the updated application. */
export async function ensureStarted(
  ctx: CandidateContext,
  tx: Tx,
  application: Locked,
  stage: LockedStage,
): Promise<Locked> {
  if (stage.state === 'in_progress') return application
  return applyTransition(ctx, tx, application, {
    steps: [candidateStep(ctx, 'start_stage', stage)],
  })
}
