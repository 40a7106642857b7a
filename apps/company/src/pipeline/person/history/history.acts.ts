import type { historyReply } from '@trilha/contracts/pipeline/person'
import type * as z from 'zod/mini'

export type HistoryRow = z.output<typeof historyReply>['rows'][number]

/** One action with all state changes that it caused. */
export type Act = Pick<HistoryRow, 'at' | 'action' | 'actor' | 'by' | 'reason'> & {
  /** Earliest first; a null stage is the application itself. */
  moves: Pick<HistoryRow, 'stage' | 'to'>[]
}

/**
 * Groups history rows by action: one action can approve a stage, open the next stage and change the
 * state of the application. The state of the application is listed only when no stage changed.
 * @param rows latest first, as in the history.
 */
export function actsOf(rows: readonly HistoryRow[]): Act[] {
  const acts: Act[] = []
  for (const { stage, to, at, action, actor, by, reason } of rows) {
    const last = acts.at(-1)
    const isSameAct =
      last?.at === at && last.action === action && last.actor === actor && last.by === by
    if (last && isSameAct) last.moves.unshift({ stage, to })
    else acts.push({ at, action, actor, by, reason, moves: [{ stage, to }] })
  }
  return acts.map((act) => {
    const stages = act.moves.filter(({ stage }) => stage !== null)
    return stages.length > 0 ? { ...act, moves: stages } : act
  })
}
