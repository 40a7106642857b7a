import type { ApplicationState, Move, StageState, Trail } from './states.ts'
import type { StageKind } from '../vacancies/enums.ts'

/** Rebuilds the current states from the history, from which the stored states derive. */
export function replay(
  stages: readonly { id: string; kind: StageKind }[],
  history: readonly Move[],
): Trail {
  const states = new Map<string, StageState>()
  let state: ApplicationState = 'in_progress'
  for (const move of history) {
    if (move.stageId === null) state = move.to as ApplicationState
    else states.set(move.stageId, move.to as StageState)
  }
  return { state, stages: stages.map((s) => ({ ...s, state: states.get(s.id) ?? 'locked' })) }
}
