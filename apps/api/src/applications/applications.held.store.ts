import type { ApplicationState } from '@trilha/contracts/applications.states'
import type { StageRecord, SummaryRecord } from './applications.reads.store.ts'

/**
 * What a company decided a moment ago and may still take back (docs/decisions/0017-undo-and-board.md): until it stands,
 * the person's own trail is told as it stood before. Nobody reads a no that is gone with the next look.
 */

/** Joins the decision on an application `a` that can still be undone at the instant `now`. */
export const heldOf = (now: string) => `left join application_undos h
  on h.application_id = a.id and h.version = a.version and h.undone_at is null and h.until > ${now}`

/** The state that its person is told, beside `heldOf`. */
export const toldState = `coalesce(h.before ->> 'state', a.state)`

/** Of `heldOf`, for `asTold`. */
export const heldColumns = 'h.before, h.letter_id as held_letter'

/** As it was kept, its instants being ISO texts (`applications.undo.store.ts`). */
export type Held = {
  before: {
    state: ApplicationState
    answerDueAt: string | null
    lastMovementAt: string
    /** Those alone that the decision changed. */
    stages: StageRecord[]
  } | null
  held_letter: string | null
}

/** An application as its person is told of it. Pure. */
export function asTold<Row extends SummaryRecord & Held>(row: Row): Row {
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
