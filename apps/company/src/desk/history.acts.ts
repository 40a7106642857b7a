import type { historyReply } from '@trilha/contracts/desk.sheet'
import type * as z from 'zod/mini'

export type HistoryRow = z.output<typeof historyReply>['rows'][number]

/** One act of somebody, with everything that it moved. */
export type Act = Pick<HistoryRow, 'at' | 'action' | 'actor' | 'by' | 'reason'> & {
  /** In the order in which it happened; a null stage is the application as a whole. */
  moves: Pick<HistoryRow, 'stage' | 'to'>[]
}

/**
 * One act moves several things at once: a stage is passed, the next one opens, the turn changes. It
 * is told once; what the application as a whole became is told where no stage says it.
 * @param rows the latest first, as the history holds them.
 */
export function actsOf(rows: readonly HistoryRow[]): Act[] {
  const acts: Act[] = []
  for (const { stage, to, at, action, actor, by, reason } of rows) {
    const last = acts.at(-1)
    const same = last?.at === at && last.action === action && last.actor === actor && last.by === by
    if (last && same) last.moves.unshift({ stage, to })
    else acts.push({ at, action, actor, by, reason, moves: [{ stage, to }] })
  }
  return acts.map((act) => {
    const stages = act.moves.filter(({ stage }) => stage !== null)
    return stages.length > 0 ? { ...act, moves: stages } : act
  })
}
