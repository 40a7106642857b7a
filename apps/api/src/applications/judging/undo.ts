import { emit } from '../../webhooks/webhooks.emit.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { writeMovement, type HistoryRow, type LockedApplication } from '../applications.store.ts'
import { updateSnapshot } from '../snapshot/snapshot.ts'
import { closeUndos, insertUndo, markUndone, selectUndo, wasUndone } from './undo.store.ts'

/** Undo of a decision before its message is sent (docs/decisions/0017-undo-and-board.md). */

/** Stores the state before a decision. @returns when the undo ends; null if it can't be undone. */
export async function saveUndo(
  ctx: RecruiterContext,
  tx: Tx,
  {
    before,
    after,
    decisionMessageId,
  }: { before: LockedApplication; after: LockedApplication; decisionMessageId: string | null },
): Promise<Date | null> {
  if (ctx.config.undoSeconds === 0) return null
  const until = new Date(ctx.now().getTime() + ctx.config.undoSeconds * 1000)
  const { state, answerDueAt, lastMovementAt } = before
  const changedStages = before.stages.filter((stage, i) => stage !== after.stages[i])
  await insertUndo(tx, {
    applicationId: after.id,
    version: after.version,
    userId: ctx.viewer.userId,
    until,
    before: { state, answerDueAt, lastMovementAt, stages: changedStages },
    decisionMessageId,
  })
  return until
}

/**
 * Restores the state of an application before the viewer's own last decision. The history only gets
 * new rows.
 * @param application from `requireLockedApplication`, in the same transaction.
 * @returns the application after the undo.
 * @throws AppError `nothing-to-undo` when it is too late or another user made the decision.
 */
export async function undo(
  ctx: RecruiterContext,
  tx: Tx,
  application: LockedApplication,
): Promise<LockedApplication> {
  const now = ctx.now()
  const { userId } = ctx.viewer
  const decision = await selectUndo(tx, application.id, application.version)
  if (!decision || decision.userId !== userId || decision.until <= now)
    return fail('nothing-to-undo')
  const { before, decisionMessageId } = decision
  const earlier = new Map(before.stages.map((stage) => [stage.id, stage]))
  const stages = application.stages.map((stage) => earlier.get(stage.id) ?? stage)
  const next: LockedApplication = {
    ...application,
    ...before,
    stages,
    version: application.version + 1,
  }
  const history = undoHistory(application, next, userId)
  await writeMovement(
    tx,
    application,
    {
      state: next.state,
      version: next.version,
      answerDueAt: next.answerDueAt,
      lastMovementAt: next.lastMovementAt,
      withdrawReason: null,
      stages: before.stages,
      history,
    },
    now,
  )
  await updateSnapshot(tx, next, application.state, now)
  await markUndone(
    tx,
    { applicationId: next.id, version: application.version, decisionMessageId },
    now,
  )
  await emit(ctx, tx, 'application.moved', { application: next, moves: history })
  return next
}

/**
 * Makes all decisions of a vacancy final, because a closed vacancy confirms its answers. Waits for
 * undos that are in progress.
 */
export const makeDecisionsFinal: (tx: Tx, vacancyId: number, now: Date) => Promise<void> =
  closeUndos

/**
 * True if the viewer has undone the decision that led to `version` and nothing happened since. Then
 * the request is a retry after a lost reply.
 */
export const isAlreadyUndone = async (
  ctx: RecruiterContext,
  tx: Tx,
  { id, version: current }: LockedApplication,
  version: number,
): Promise<boolean> =>
  current === version + 1 &&
  (await wasUndone(tx, { applicationId: id, version, userId: ctx.viewer.userId }))

function undoHistory(
  decided: LockedApplication,
  restored: LockedApplication,
  userId: string,
): HistoryRow[] {
  const common = { action: 'undo', actor: 'company', userId, reason: null } as const
  const rows: HistoryRow[] = []
  for (const [i, stage] of decided.stages.entries()) {
    const earlier = restored.stages[i]
    if (earlier && earlier.state !== stage.state)
      rows.push({ ...common, stageId: stage.id, from: stage.state, to: earlier.state })
  }
  if (decided.state !== restored.state)
    rows.push({ ...common, stageId: null, from: decided.state, to: restored.state })
  return rows
}
