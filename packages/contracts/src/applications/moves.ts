import { currentStage, isFinal, transition, type Action, type Trail } from './states.ts'

/** Board columns after the stage columns. */
export const lastColumns = ['finalist', 'offer', 'finished'] as const

/**
 * Returns the column of an application: the id of its current stage, or one of the last columns.
 */
export function columnOf(trail: Trail): string {
  if (isFinal(trail.state)) return 'finished'
  if (trail.state === 'offer' || trail.state === 'finalist') return trail.state
  return currentStage(trail)?.id ?? 'finished'
}

/**
 * The columns to which a company can move an application without a decision message, each with the
 * actions that lead there.
 */
function reachableColumns(trail: Trail): { column: string; steps: Action[] }[] {
  const targets: { column: string; steps: Action[] }[] = []
  const steps: Action[] = []
  for (let reached = trail; ;) {
    const stage = currentStage(reached)
    if (!stage) return targets
    const action: Action = { name: 'approve_stage', stageId: stage.id }
    const next = transition(reached, action, 'company')
    if (!next.ok) return targets
    reached = next.trail
    steps.push(action)
    targets.push({ column: columnOf(reached), steps: [...steps] })
  }
}

/**
 * Returns the columns to which an application can be moved on the board. Never `offer` or
 * `finished`, because these decisions need a message written by a person.
 */
export const moveTargets = (trail: Trail): string[] =>
  reachableColumns(trail).map(({ column }) => column)

/** Returns the approvals that lead to a column; null if it cannot be reached. */
export const stepsTo = (trail: Trail, column: string): Action[] | null =>
  reachableColumns(trail).find((target) => target.column === column)?.steps ?? null
