import type { ApplicationState, Move, StageState, Trail } from '../src/applications/states.ts'
import type { StageKind } from '../src/vacancies/enums.ts'

/**
 * Rebuilds the current states of an application and its stages from the history, oldest change
 * first.
 */
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
