import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { StageRecord, SummaryRecord } from '../applications.reads.store.ts'
import type { TrailStage } from '../applications.store.ts'

/**
 * Decisions that a company can still undo (docs/decisions/0017-undo-and-board.md). Until a decision
 * is final, the candidate sees the state before it: a refusal must not appear and then disappear.
 */

/** Joins the last decision on an application `a`, if it can still be undone at this instant. */
export const pendingUndoJoin = (now: Date): RawBuilder<unknown> => sql`
  left join application_undos h on h.application_id = a.id and h.version = a.version
    and h.undone_at is null and h.until > ${now}`

/** The state that the candidate sees; needs `pendingUndoJoin`. */
export const visibleState = sql<ApplicationState>`coalesce(h.before ->> 'state', a.state)`

/** Columns of `pendingUndoJoin` that `hidePendingDecision` needs. */
export const pendingUndoColumns = sql`h.before, h.letter_id as pending_decision_message_id`

/** As stored by `undo.store.ts`: instants are ISO texts. Null without a decision to undo. */
export type PendingUndo = {
  before: {
    state: ApplicationState
    answerDueAt: string | null
    lastMovementAt: string
    /** Only the stages that the decision changed. */
    stages: Pick<StageRecord, keyof TrailStage>[]
  } | null
  pending_decision_message_id: string | null
}

/** An application as the candidate sees it: in the state before a decision that can be undone. */
export function hidePendingDecision<Row extends SummaryRecord & PendingUndo>(row: Row): Row {
  const { before } = row
  if (!before) return row
  const earlier = new Map(before.stages.map((stage) => [stage.id, stage]))
  return {
    ...row,
    state: before.state,
    answer_due_at: before.answerDueAt === null ? null : new Date(before.answerDueAt),
    last_movement_at: new Date(before.lastMovementAt),
    stages: row.stages.map((stage) => ({ ...stage, ...earlier.get(stage.id) })),
  }
}
