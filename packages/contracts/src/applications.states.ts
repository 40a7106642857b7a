import type { StageKind } from './vacancies.enums.ts'

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

/** Who acts: the person, somebody of the company, or a rule of the platform. */
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

/** Stage actions name their stage; the others concern the whole application. */
export type Action = StageAction | { name: Exclude<ActionName, StageActionName> }

/** One thing that moved; `stageId` is null for the application itself. */
export type Move = {
  stageId: string | null
  from: ApplicationState | StageState | null
  to: ApplicationState | StageState
}

export type Transition = { ok: true; trail: Trail; moves: Move[] } | { ok: false }

const actors: Record<ActionName, readonly Actor[]> = {
  apply: ['candidate'],
  start_stage: ['candidate'],
  // The system where the time of a test ran out: what was saved counts.
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
  // A deadline ends a stage by itself, but only a person ends the trail because of it.
  expire: ['company'],
  cancel_vacancy: ['company', 'system'],
}

/** Stages that somebody may still do: the candidate, where the company does not conduct them. */
export const toDo: readonly StageState[] = ['open', 'in_progress', 'extended']
const passed: readonly StageState[] = ['approved', 'skipped']

/** Stages that the company conducts: the candidate submits nothing in them, so no deadline of theirs runs. */
export const companyConducts = (kind: StageKind): boolean => kind === 'company' || kind === 'offer'

/** Kinds in which a rule may say no. Nobody fails by values, by a recording or by a profile alone. */
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
  // A person may overturn a rule, and may let somebody pass whose deadline ran out.
  approve_stage: {
    from: (kind) =>
      kind === 'company' ? ['open'] : ofCandidate(['submitted', 'not_approved', 'expired'])(kind),
    to: 'approved',
  },
  extend_stage: { from: ofCandidate([...toDo, 'expired']), to: 'extended' },
  expire_stage: { from: ofCandidate(toDo), to: 'expired' },
}

const isStageAction = (action: Action): action is StageAction => action.name in stageSteps

/** True once somebody applied: until then every stage is locked. */
const begun = (trail: Trail): boolean => trail.stages.some((s) => s.state !== 'locked')

const firstNotPassed = (stages: readonly Stage[]): Stage | undefined =>
  stages.find((s) => !passed.includes(s.state))

/** The stage that the trail stands at; undefined before the application and past the last stage. */
export function currentStage(trail: Trail): Stage | undefined {
  const at = firstNotPassed(trail.stages)
  return at?.state === 'locked' ? undefined : at
}

/** The state that follows from the stages while nothing final was said. */
function derived(stages: readonly Stage[]): ApplicationState {
  const at = firstNotPassed(stages)
  if (!at || at.kind === 'offer') return 'finalist'
  return toDo.includes(at.state) && !companyConducts(at.kind) ? 'in_progress' : 'under_review'
}

/** Opens the first locked stage once everything before it is passed. */
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
  // The stage where the trail ends carries the answer too.
  not_approve: { from: undecided, to: 'not_approved', stage: 'not_approved' },
  make_offer: { from: ['finalist'], to: 'offer', stage: 'approved' },
  accept_offer: { from: ['offer'], to: 'hired' },
  withdraw: { from: undecided, to: 'withdrawn' },
  expire: { from: ['under_review'], to: 'expired' },
  cancel_vacancy: { from: undecided, to: 'vacancy_cancelled' },
}

/**
 * A trail before its application: every stage locked, nothing decided.
 * A stage of the kind `offer`, where there is one, stands last.
 */
export function newTrail(stages: readonly { id: string; kind: StageKind }[]): Trail {
  return { state: 'in_progress', stages: stages.map((s) => ({ ...s, state: 'locked' })) }
}

/**
 * Carries out one action, or says that it is not allowed now.
 * `moves` lists everything that changed, in order: one row of history each.
 * `apply` is only allowed on a fresh trail (`newTrail`) with at least one stage.
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
  // Only the stage that the trail stands at can move; after the offer, no stage can.
  const step = stageSteps[action.name]
  if (!stage || stage.id !== action.stageId || !step.from(stage.kind).includes(stage.state))
    return { ok: false }
  const changed = withState(trail.stages, stage, step.to)
  const stages = openNext(changed)
  const state = derived(stages)
  // Written out, so that a second extension is a row of history too.
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
 * True while a rule's no stands in a stage, undecided by a person and not yet asked about: then the
 * candidate may ask a person to review it (LGPD art. 20).
 */
export function mayAskReview(
  trail: Pick<Trail, 'state'>,
  stage: { state: StageState; decidedByRule: boolean; reviewRequested: boolean },
): boolean {
  const refused = stage.state === 'not_approved' && stage.decidedByRule
  return refused && !stage.reviewRequested && !isFinal(trail.state)
}

/** What an actor may do now; screens enable and disable from the server's copy of this answer. */
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

/** What a company decides about an application. */
export type Decision = 'approve_stage' | 'not_approve' | 'make_offer'

/** Why a decision is not open now; the desk says it at its button. */
export const decisionReasons = [
  'forbidden',
  'ended',
  'person-acts',
  'stages-left',
  'all-approved',
  'offered',
] as const
export type DecisionReason = (typeof decisionReasons)[number]

/** Null where the company may decide it now. */
export function whyUndecidable(trail: Trail, decision: Decision): DecisionReason | null {
  if (allowedActions(trail, 'company').includes(decision)) return null
  if (isFinal(trail.state)) return 'ended'
  if (trail.state === 'offer') return 'offered'
  if (decision === 'make_offer') return 'stages-left'
  return trail.state === 'finalist' ? 'all-approved' : 'person-acts'
}
