import { emit } from '../webhooks/webhooks.emit.ts'
import type { RecruiterContext } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { writeMovement, type HistoryRow, type LockedApplication } from './applications.store.ts'
import {
  closeUndos,
  insertUndo,
  markUndone,
  selectUndo,
  wasUndone,
} from './applications.undo.store.ts'

/** Taking back a decision within seconds, before the person is told (docs/decisions/0017-undo-and-board.md). */

/** Keeps how things stood before a decision. @returns until when it can be undone; null: never. */
export async function keepForUndo(
  ctx: RecruiterContext,
  tx: Tx,
  before: LockedApplication,
  after: LockedApplication,
  letterId: string | null,
): Promise<Date | null> {
  if (ctx.config.undoSeconds === 0) return null
  const until = new Date(ctx.now().getTime() + ctx.config.undoSeconds * 1000)
  const { state, answerDueAt, lastMovementAt } = before
  const stages = before.stages.filter((stage, i) => stage !== after.stages[i])
  await insertUndo(tx, {
    applicationId: after.id,
    version: after.version,
    userId: ctx.viewer.userId,
    until,
    before: { state, answerDueAt, lastMovementAt, stages },
    letterId,
  })
  return until
}

/**
 * Leads an application back to where it stood before the viewer's own last decision. The history
 * gets rows for it; nothing is taken out of it.
 * @param application from `lock`, in the same transaction.
 * @returns the application as it is now.
 * @throws AppError `nothing-to-undo` when it is too late, or the decision was somebody else's.
 */
export async function undo(
  ctx: RecruiterContext,
  tx: Tx,
  application: LockedApplication,
): Promise<LockedApplication> {
  const now = ctx.now()
  const { userId } = ctx.viewer
  const kept = await selectUndo(tx, application.id, application.version)
  if (!kept || kept.userId !== userId || kept.until < now) return fail('nothing-to-undo')
  const { before, letterId } = kept
  const earlier = new Map(before.stages.map((stage) => [stage.id, stage]))
  const stages = application.stages.map((stage) => earlier.get(stage.id) ?? stage)
  const next: LockedApplication = {
    ...application,
    ...before,
    stages,
    version: application.version + 1,
  }
  const history = rowsBack(application, next, userId)
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
  await markUndone(tx, { applicationId: next.id, version: application.version, letterId }, now)
  await emit(ctx, tx, 'application.moved', { application: next, moves: history })
  return next
}

/**
 * Ends what can still be taken back in a vacancy: who closes it says that every answer stands. An
 * undo under way is waited for.
 */
export const endUndos: (tx: Tx, vacancyId: number, now: Date) => Promise<void> = closeUndos

/**
 * True where the viewer took back the decision that led to `version`, and nothing happened since:
 * whoever asks again got no answer.
 */
export const isBack = async (
  ctx: RecruiterContext,
  tx: Tx,
  { id, version: now }: LockedApplication,
  version: number,
): Promise<boolean> =>
  now === version + 1 &&
  (await wasUndone(tx, { applicationId: id, version, userId: ctx.viewer.userId }))

function rowsBack(from: LockedApplication, to: LockedApplication, userId: string): HistoryRow[] {
  const by = { action: 'undo', actor: 'company', userId, reason: null } as const
  const rows: HistoryRow[] = []
  for (const [i, stage] of from.stages.entries()) {
    const back = to.stages[i]
    if (back && back.state !== stage.state)
      rows.push({ ...by, stageId: stage.id, from: stage.state, to: back.state })
  }
  if (from.state !== to.state) rows.push({ ...by, stageId: null, from: from.state, to: to.state })
  return rows
}
