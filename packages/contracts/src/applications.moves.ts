import {
  currentStage,
  isFinal,
  transition,
  type Action,
  type Trail,
} from './applications.states.ts'

/** Columns of a board that follow those of the stages. */
export const lastColumns = ['finalist', 'offer', 'finished'] as const

/** The column in which an application stands: a stage's id, or one of the last columns. */
export function columnOf(trail: Trail): string {
  if (isFinal(trail.state)) return 'finished'
  if (trail.state === 'offer' || trail.state === 'finalist') return trail.state
  return currentStage(trail)?.id ?? 'finished'
}

/** The columns that a company can move an application to without a letter, each with its steps. */
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
 * Where an application may be moved on its board. The last two columns are not among them: an offer
 * and an end need a letter that a person wrote.
 */
export const moveTargets = (trail: Trail): string[] => ahead(trail).map(({ column }) => column)

/** The approvals that lead to a column; null where none do. */
export const stepsTo = (trail: Trail, column: string): Action[] | null =>
  ahead(trail).find((target) => target.column === column)?.steps ?? null
