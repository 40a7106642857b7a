import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { StageRecord, SummaryRecord } from '../applications.reads.store.ts'

/**
 * Decisions that a company can still undo (docs/decisions/0017-undo-and-board.md). Until a decision
 * is final, the candidate sees the state before it, so that no "no" appears and disappears again.
 */

/** Joins the decision on an application `a` that can still be undone at the instant `now`. */
export const pendingUndoJoin = (now: Date): RawBuilder<unknown> => sql`
  left join application_undos h on h.application_id = a.id and h.version = a.version
    and h.undone_at is null and h.until > ${now}`

/** The state that the candidate sees; needs `pendingUndoJoin`. */
export const visibleState = sql<ApplicationState>`coalesce(h.before ->> 'state', a.state)`

/** Columns of `pendingUndoJoin` that `asVisible` needs. */
export const pendingUndoColumns = sql`h.before, h.letter_id as pending_decision_message_id`

/** As stored by `applications/judging/undo.store.ts`: instants are ISO texts. */
export type PendingUndo = {
  before: {
    state: ApplicationState
    answerDueAt: string | null
    lastMovementAt: string
    /** Only the stages that the decision changed. */
    stages: StageRecord[]
  } | null
  pending_decision_message_id: string | null
}

/** An application as the candidate sees it: in the state before a pending decision. Pure. */
export function asVisible<Row extends SummaryRecord & PendingUndo>(row: Row): Row {
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
