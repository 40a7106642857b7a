import { currentStage, isFinal, transition, type Action, type Trail } from './states.ts'

/** Board columns after the stage columns. */
export const lastColumns = ['finalist', 'offer', 'finished'] as const

/** The column of an application: its current stage id, or one of the last columns. */
export function columnOf(trail: Trail): string {
  if (isFinal(trail.state)) return 'finished'
  if (trail.state === 'offer' || trail.state === 'finalist') return trail.state
  return currentStage(trail)?.id ?? 'finished'
}

/**
 * The columns to which a company can move an application without a decision message, with the
 * steps.
 */
function ahead(trail: Trail): { column: string; steps: Action[] }[] {
  const out: { column: string; steps: Action[] }[] = []
  const steps: Action[] = []
  for (let at = trail; ;) {
    const stage = currentStage(at)
    if (!stage) return out
    const action: Action = { name: 'approve_stage', stageId: stage.id }
    const next = transition(at, action, 'company')
    if (!next.ok) return out
    at = next.trail
    steps.push(action)
    out.push({ column: columnOf(at), steps: [...steps] })
  }
}

/**
 * The columns to which an application can be moved on the board. `offer` and `finished` are
 * excluded: they need a message written by a person.
 */
export const moveTargets = (trail: Trail): string[] => ahead(trail).map(({ column }) => column)

/** The approvals that lead to a column; null when it cannot be reached. */
export const stepsTo = (trail: Trail, column: string): Action[] | null =>
  ahead(trail).find((target) => target.column === column)?.steps ?? null
