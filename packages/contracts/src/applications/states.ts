import type { StageKind } from '../vacancies/enums.ts'

/**
 * State machine of an application and of its stages (docs/product/trail.md#application).
 * Pure: the server runs it in a transaction, and the screens use it to find the possible actions.
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

/** A stage action has a stage id; any other action is about the whole application. */
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
  // A missed deadline ends the stage automatically, but only a person can end the application.
  expire: ['company'],
  cancel_vacancy: ['company', 'system'],
}

/**
 * Stage states in which the candidate still has to act. In stages that the company conducts
 * (`isConductedByCompany`), the company has to act.
 */
export const toDo: readonly StageState[] = ['open', 'in_progress', 'extended']
const extendable: readonly StageState[] = [...toDo, 'expired']
const passed: readonly StageState[] = ['approved', 'skipped']

/**
 * True for stages that the company conducts. The candidate submits nothing there, so these stages
 * have no deadline for the candidate.
 */
export const isConductedByCompany = (kind: StageKind): boolean =>
  kind === 'company' || kind === 'offer'

/**
 * Stage kinds in which a rule can reject a candidate. Values and recordings are never rejected by a
 * rule.
 */
const failsByRule: readonly StageKind[] = ['requirements', 'questions', 'custom', 'competency']

type FromStates = (kind: StageKind) => readonly StageState[]

const ifCandidateActs =
  (from: readonly StageState[]): FromStates =>
  (kind) =>
    isConductedByCompany(kind) ? [] : from

/**
 * For each action: the states of a stage in which it is allowed, by the kind of the stage, and the
 * state that it leads to. A stage of the kind `offer` is the final answer; only `make_offer` passes
 * it.
 */
const stageSteps: Record<StageActionName, { from: FromStates; to: StageState }> = {
  start_stage: { from: ifCandidateActs(['open', 'extended']), to: 'in_progress' },
  submit_stage: { from: ifCandidateActs(toDo), to: 'submitted' },
  rule_approves: { from: ifCandidateActs(['submitted']), to: 'approved' },
  rule_fails: {
    from: (kind) => (failsByRule.includes(kind) ? ['submitted'] : []),
    to: 'not_approved',
  },
  skip_stage: { from: ifCandidateActs(['open']), to: 'skipped' },
  // A person can overturn a rule, and can approve a candidate whose deadline passed.
  approve_stage: {
    from: (kind) =>
      kind === 'company'
        ? ['open']
        : ifCandidateActs(['submitted', 'not_approved', 'expired'])(kind),
    to: 'approved',
  },
  extend_stage: { from: ifCandidateActs(extendable), to: 'extended' },
  expire_stage: { from: ifCandidateActs(toDo), to: 'expired' },
}

const isStageAction = (action: Action): action is StageAction => action.name in stageSteps

/** True after `apply`; before it, every stage is locked. */
const hasBegun = (trail: Trail): boolean => trail.stages.some((s) => s.state !== 'locked')

const firstNotPassed = (stages: readonly Stage[]): Stage | undefined =>
  stages.find((s) => !passed.includes(s.state))

/** The first stage that is not passed; undefined before `apply` and after the last stage. */
export function currentStage(trail: Trail): Stage | undefined {
  const stage = firstNotPassed(trail.stages)
  return stage?.state === 'locked' ? undefined : stage
}

/** The application state that follows from the stages while there is no final decision. */
function stateFromStages(stages: readonly Stage[]): ApplicationState {
  const stage = firstNotPassed(stages)
  if (!stage || stage.kind === 'offer') return 'finalist'
  const isCandidatesTurn = toDo.includes(stage.state) && !isConductedByCompany(stage.kind)
  return isCandidatesTurn ? 'in_progress' : 'under_review'
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
 * Returns a trail before `apply`, in which every stage is locked. A stage of the kind `offer` must
 * be the last one.
 */
export function newTrail(stages: readonly { id: string; kind: StageKind }[]): Trail {
  return { state: 'in_progress', stages: stages.map((s) => ({ ...s, state: 'locked' })) }
}

/**
 * Returns the trail after one action, or `ok: false` if the action is not allowed now.
 * `moves` lists every state change in order; each becomes one row of the history.
 * `apply` is allowed only on a new trail (`newTrail`) with at least one stage.
 */
export function transition(trail: Trail, action: Action, actor: Actor): Transition {
  if (!actors[action.name].includes(actor)) return { ok: false }
  if (action.name === 'apply') return apply(trail)
  if (!hasBegun(trail) || isFinal(trail.state)) return { ok: false }
  return isStageAction(action)
    ? stageStep(trail, action)
    : applicationStep(trail, action.name as keyof typeof applicationSteps)
}

function apply(trail: Trail): Transition {
  if (trail.stages.length === 0 || hasBegun(trail)) return { ok: false }
  const stages = openNext(trail.stages)
  const state = stateFromStages(stages)
  return {
    ok: true,
    trail: { state, stages },
    moves: [{ stageId: null, from: null, to: state }, ...stageMoves(trail.stages, stages)],
  }
}

function stageStep(trail: Trail, action: StageAction): Transition {
  const stage = currentStage(trail)
  // Only the current stage can change, and no stage can change after the offer.
  const step = stageSteps[action.name]
  if (!stage || stage.id !== action.stageId || !step.from(stage.kind).includes(stage.state))
    return { ok: false }
  const changed = withState(trail.stages, stage, step.to)
  const stages = openNext(changed)
  const state = stateFromStages(stages)
  // Added even if the state stays the same, so that a second extension gets a history row too.
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
 * True if the candidate can request a human review (LGPD art. 20): a rule failed the stage, no
 * person has decided since, and no review was requested yet.
 */
export function mayAskReview(
  trail: Pick<Trail, 'state'>,
  stage: { state: StageState; decidedByRule: boolean; reviewRequested: boolean },
): boolean {
  const refused = stage.state === 'not_approved' && stage.decidedByRule
  return refused && !stage.reviewRequested && !isFinal(trail.state)
}

/** True if the candidate can ask for more time for the current stage, also after its deadline. */
export function mayAskExtension(
  trail: Pick<Trail, 'state'>,
  stage: { state: StageState; hasDeadline: boolean },
): boolean {
  return stage.hasDeadline && extendable.includes(stage.state) && !isFinal(trail.state)
}

/**
 * Returns the actions that an actor can do now. The server sends them to the screens, which enable
 * their buttons.
 */
export function allowedActions(trail: Trail, actor: Actor): ActionName[] {
  const stage = currentStage(trail)
  return actions.filter((name) => {
    if (name === 'apply') return false
    if (name in stageSteps) {
      return (
        stage !== undefined && transition(trail, { name, stageId: stage.id } as Action, actor).ok
      )
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

/** Returns why the company cannot make a decision now; null if it can. */
export function undecidableReason(trail: Trail, decision: Decision): DecisionReason | null {
  if (allowedActions(trail, 'company').includes(decision)) return null
  if (isFinal(trail.state)) return 'ended'
  if (trail.state === 'offer') return 'offered'
  if (decision === 'make_offer') return 'stages-left'
  return trail.state === 'finalist' ? 'all-approved' : 'person-acts'
}
