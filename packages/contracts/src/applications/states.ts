import type { StageKind } from '../vacancies/enums.ts'

/**
 * The state machine of an application and of its stages (docs/product/trail.md#application).
 * Pure: the server runs it inside a transaction, the screens ask it what can be done.
 */
export const applicationStates = [
  'in_progress',
  'under_review',
  'finalist',
  'offer',
  'hired',
  'not_approved',
  'withdrawn',
  'expired',
  'vacancy_cancelled',
] as const
export type ApplicationState = (typeof applicationStates)[number]

export const stageStates = [
  'locked',
  'open',
  'in_progress',
  'submitted',
  'approved',
  'not_approved',
  'skipped',
  'expired',
  'extended',
] as const
export type StageState = (typeof stageStates)[number]

export const finalStates: readonly ApplicationState[] = [
  'hired',
  'not_approved',
  'withdrawn',
  'expired',
  'vacancy_cancelled',
]

export const isFinal = (state: ApplicationState): boolean => finalStates.includes(state)

export type Stage = { id: string; kind: StageKind; state: StageState }
export type Trail = { state: ApplicationState; stages: readonly Stage[] }

/** Who acts: the candidate, a person of the company, or a rule of the platform. */
export type Actor = 'candidate' | 'company' | 'system'

export const actions = [
  'apply',
  'start_stage',
  'submit_stage',
  'rule_approves',
  'rule_fails',
  'skip_stage',
  'approve_stage',
  'not_approve',
  'extend_stage',
  'expire_stage',
  'make_offer',
  'accept_offer',
  'withdraw',
  'expire',
  'cancel_vacancy',
] as const
export type ActionName = (typeof actions)[number]

type StageActionName =
  | 'start_stage'
  | 'submit_stage'
  | 'rule_approves'
  | 'rule_fails'
  | 'skip_stage'
  | 'approve_stage'
  | 'extend_stage'
  | 'expire_stage'

type StageAction = { name: StageActionName; stageId: string }

/** Stage actions carry a stage id; the others concern the whole application. */
export type Action = StageAction | { name: Exclude<ActionName, StageActionName> }

/** One state change; `stageId` is null for the application itself. */
export type Move = {
  stageId: string | null
  from: ApplicationState | StageState | null
  to: ApplicationState | StageState
}

export type Transition = { ok: true; trail: Trail; moves: Move[] } | { ok: false }

const actors: Record<ActionName, readonly Actor[]> = {
  apply: ['candidate'],
  start_stage: ['candidate'],
  // `system`: the time of a test ran out, and the saved answers are submitted.
  submit_stage: ['candidate', 'system'],
  rule_approves: ['system'],
  rule_fails: ['system'],
  skip_stage: ['system'],
  approve_stage: ['company'],
  not_approve: ['company'],
  extend_stage: ['company'],
  expire_stage: ['system'],
  make_offer: ['company'],
  accept_offer: ['candidate'],
  withdraw: ['candidate'],
  // A missed deadline ends a stage automatically, but only a person can end the trail because of
  // it.
  expire: ['company'],
  cancel_vacancy: ['company', 'system'],
}

/** Stage states in which the candidate still has to act, unless the company conducts the stage. */
export const toDo: readonly StageState[] = ['open', 'in_progress', 'extended']
const passed: readonly StageState[] = ['approved', 'skipped']

/**
 * Stages conducted by the company: the candidate submits nothing, so they have no candidate
 * deadline.
 */
export const companyConducts = (kind: StageKind): boolean => kind === 'company' || kind === 'offer'

/** Stage kinds in which a rule can reject; never values, a recording or a profile alone. */
const failsByRule: readonly StageKind[] = ['requirements', 'questions', 'custom', 'competency']

type From = (kind: StageKind) => readonly StageState[]

const ofCandidate =
  (from: readonly StageState[]): From =>
  (kind) =>
    companyConducts(kind) ? [] : from

/**
 * From which states of which kind of stage each action starts, and where it leads.
 * A stage of the kind `offer` is the final answer: `make_offer` passes it, nothing else does.
 */
const stageSteps: Record<StageActionName, { from: From; to: StageState }> = {
  start_stage: { from: ofCandidate(['open', 'extended']), to: 'in_progress' },
  submit_stage: { from: ofCandidate(toDo), to: 'submitted' },
  rule_approves: { from: ofCandidate(['submitted']), to: 'approved' },
  rule_fails: {
    from: (kind) => (failsByRule.includes(kind) ? ['submitted'] : []),
    to: 'not_approved',
  },
  skip_stage: { from: ofCandidate(['open']), to: 'skipped' },
  // A person can overturn a rule, and can approve a candidate whose deadline passed.
  approve_stage: {
    from: (kind) =>
      kind === 'company' ? ['open'] : ofCandidate(['submitted', 'not_approved', 'expired'])(kind),
    to: 'approved',
  },
  extend_stage: { from: ofCandidate([...toDo, 'expired']), to: 'extended' },
  expire_stage: { from: ofCandidate(toDo), to: 'expired' },
}

const isStageAction = (action: Action): action is StageAction => action.name in stageSteps

/** True after `apply`; before it, every stage is locked. */
const begun = (trail: Trail): boolean => trail.stages.some((s) => s.state !== 'locked')

const firstNotPassed = (stages: readonly Stage[]): Stage | undefined =>
  stages.find((s) => !passed.includes(s.state))

/** The first stage that is not passed; undefined before `apply` and after the last stage. */
export function currentStage(trail: Trail): Stage | undefined {
  const at = firstNotPassed(trail.stages)
  return at?.state === 'locked' ? undefined : at
}

/** The application state that follows from the stages while there is no final decision. */
function derived(stages: readonly Stage[]): ApplicationState {
  const at = firstNotPassed(stages)
  if (!at || at.kind === 'offer') return 'finalist'
  return toDo.includes(at.state) && !companyConducts(at.kind) ? 'in_progress' : 'under_review'
}

/** Opens the first locked stage when all stages before it are passed. */
function openNext(stages: readonly Stage[]): readonly Stage[] {
  const next = firstNotPassed(stages)
  return next?.state === 'locked' ? withState(stages, next, 'open') : stages
}

function withState(stages: readonly Stage[], stage: Stage, state: StageState): readonly Stage[] {
  return stages.map((s) => (s === stage ? { ...s, state } : s))
}

const undecided: readonly ApplicationState[] = ['in_progress', 'under_review', 'finalist', 'offer']

const applicationSteps: Record<
  Exclude<ActionName, StageActionName | 'apply'>,
  { from: readonly ApplicationState[]; to: ApplicationState; stage?: StageState }
> = {
  // The current stage gets the final state too.
  not_approve: { from: undecided, to: 'not_approved', stage: 'not_approved' },
  make_offer: { from: ['finalist'], to: 'offer', stage: 'approved' },
  accept_offer: { from: ['offer'], to: 'hired' },
  withdraw: { from: undecided, to: 'withdrawn' },
  expire: { from: ['under_review'], to: 'expired' },
  cancel_vacancy: { from: undecided, to: 'vacancy_cancelled' },
}

/**
 * A trail before `apply`: every stage locked, nothing decided.
 * A stage of the kind `offer`, if there is one, must be the last.
 */
export function newTrail(stages: readonly { id: string; kind: StageKind }[]): Trail {
  return { state: 'in_progress', stages: stages.map((s) => ({ ...s, state: 'locked' })) }
}

/**
 * Runs one action, or returns why it is not allowed now.
 * `moves` lists every state change in order: one history row each.
 * `apply` is allowed only on a new trail (`newTrail`) with at least one stage.
 */
export function transition(trail: Trail, action: Action, actor: Actor): Transition {
  if (!actors[action.name].includes(actor)) return { ok: false }
  if (action.name === 'apply') return apply(trail)
  if (!begun(trail) || isFinal(trail.state)) return { ok: false }
  return isStageAction(action)
    ? stageStep(trail, action)
    : applicationStep(trail, action.name as keyof typeof applicationSteps)
}

function apply(trail: Trail): Transition {
  if (trail.stages.length === 0 || begun(trail)) return { ok: false }
  const stages = openNext(trail.stages)
  const state = derived(stages)
  return {
    ok: true,
    trail: { state, stages },
    moves: [{ stageId: null, from: null, to: state }, ...stageMoves(trail.stages, stages)],
  }
}

function stageStep(trail: Trail, action: StageAction): Transition {
  const stage = currentStage(trail)
  // Only the current stage can move, and no stage can move after the offer.
  const step = stageSteps[action.name]
  if (!stage || stage.id !== action.stageId || !step.from(stage.kind).includes(stage.state))
    return { ok: false }
  const changed = withState(trail.stages, stage, step.to)
  const stages = openNext(changed)
  const state = derived(stages)
  // Always recorded, so that a second extension gets a history row too.
  const moves: Move[] = [
    { stageId: stage.id, from: stage.state, to: step.to },
    ...stageMoves(changed, stages),
  ]
  if (state !== trail.state) moves.push({ stageId: null, from: trail.state, to: state })
  return { ok: true, trail: { state, stages }, moves }
}

function applicationStep(trail: Trail, name: keyof typeof applicationSteps): Transition {
  const step = applicationSteps[name]
  const stage = currentStage(trail)
  if (!step.from.includes(trail.state)) return { ok: false }
  if (name === 'expire' && stage?.state !== 'expired') return { ok: false }
  const stages = stage && step.stage ? withState(trail.stages, stage, step.stage) : trail.stages
  return {
    ok: true,
    trail: { state: step.to, stages },
    moves: [...stageMoves(trail.stages, stages), { stageId: null, from: trail.state, to: step.to }],
  }
}

function stageMoves(before: readonly Stage[], after: readonly Stage[]): Move[] {
  return after.flatMap((s, i) => {
    const from = before[i]?.state ?? null
    return from === s.state ? [] : [{ stageId: s.id, from, to: s.state }]
  })
}

/**
 * True when a rule failed a stage, no person has decided it, and no review was requested yet: then
 * the candidate can request a human review (LGPD art. 20).
 */
export function mayAskReview(
  trail: Pick<Trail, 'state'>,
  stage: { state: StageState; decidedByRule: boolean; reviewRequested: boolean },
): boolean {
  const refused = stage.state === 'not_approved' && stage.decidedByRule
  return refused && !stage.reviewRequested && !isFinal(trail.state)
}

/** Actions that an actor can do now; screens use the server's copy to enable their buttons. */
export function allowedActions(trail: Trail, actor: Actor): ActionName[] {
  const at = currentStage(trail)
  return actions.filter((name) => {
    if (name === 'apply') return false
    if (name in stageSteps) {
      return at !== undefined && transition(trail, { name, stageId: at.id } as Action, actor).ok
    }
    return transition(trail, { name } as Action, actor).ok
  })
}

/** Decisions of a company about an application. */
export type Decision = 'approve_stage' | 'not_approve' | 'make_offer'

/** Why a decision is not possible now; shown at its button. */
export const decisionReasons = [
  'forbidden',
  'ended',
  'person-acts',
  'stages-left',
  'all-approved',
  'offered',
] as const
export type DecisionReason = (typeof decisionReasons)[number]

/** Null when the company can make the decision now. */
export function whyUndecidable(trail: Trail, decision: Decision): DecisionReason | null {
  if (allowedActions(trail, 'company').includes(decision)) return null
  if (isFinal(trail.state)) return 'ended'
  if (trail.state === 'offer') return 'offered'
  if (decision === 'make_offer') return 'stages-left'
  return trail.state === 'finalist' ? 'all-approved' : 'person-acts'
}
