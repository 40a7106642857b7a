import type { ApplicationView } from '@trilha/contracts/applications/applications'
import {
  isConductedByCompany,
  isFinal,
  type ApplicationState,
  type StageState,
} from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import type { TrailState } from '@trilha/web/ui/trail/trail.states.ts'

export type ProgressStage = ApplicationView['stages'][number]

/** Label of a step: the state of the stage, or of the application if that is more specific. */
export type StepTag =
  | StageState
  | 'done'
  | Extract<ApplicationState, 'under_review' | 'withdrawn' | 'vacancy_cancelled' | 'offer'>

/**
 * One step of the progress: the application, a stage of the vacancy, or the final answer. If the
 * last stage is of the kind `offer`, it is the answer, and no other answer step is added.
 */
export type ProgressStep = {
  id: string
  role: 'apply' | 'stage' | 'answer'
  stage: ProgressStage | null
  state: TrailState
  tag: StepTag
}

/** All steps in order, including steps that were never reached. */
export function stepsOf(view: Pick<ApplicationView, 'state' | 'stages' | 'can'>): ProgressStep[] {
  // The deadline has passed, but the background task has not expired the stage yet.
  const isLate = view.can.startStage.reason === 'deadline-passed'
  const stages = view.stages.map((stage): ProgressStep => ({
    id: stage.id,
    role: stage.kind === 'offer' ? 'answer' : 'stage',
    stage,
    ...(stage.kind === 'offer'
      ? answerStatus(view.state, stage.state)
      : statusOf(view.state, isLate && isToDo(stage) ? { ...stage, state: 'expired' } : stage)),
  }))
  const apply: ProgressStep = {
    id: 'apply',
    role: 'apply',
    stage: null,
    state: 'done',
    tag: 'done',
  }
  if (stages.at(-1)?.role === 'answer') return [apply, ...stages]
  const answer: ProgressStep = {
    id: 'answer',
    role: 'answer',
    stage: null,
    ...answerStatus(view.state, answerStage(view.stages)),
  }
  return [apply, ...stages, answer]
}

/** State of the answer step of a trail without a stage of the kind `offer`. */
const answerStage = (stages: readonly { state: StageState }[]): StageState =>
  stages.every(({ state }) => state === 'approved' || state === 'skipped') ? 'open' : 'locked'

const isToDo = ({ kind, state }: { kind: StageKind; state: StageState }) =>
  !isConductedByCompany(kind) && ['open', 'in_progress', 'extended'].includes(state)

type StepStatus = Pick<ProgressStep, 'state' | 'tag'>

function statusOf(
  state: ApplicationState,
  stage: { kind: StageKind; state: StageState },
): StepStatus {
  switch (stage.state) {
    case 'approved':
      return { state: 'approved', tag: 'approved' }
    case 'skipped':
      return { state: 'done', tag: 'skipped' }
    case 'locked':
      return { state: 'locked', tag: 'locked' }
    default:
      return isFinal(state) ? endedStatus(state) : openStatus(stage)
  }
}

/** State of a stage of an open application. */
function openStatus(stage: { kind: StageKind; state: StageState }): StepStatus {
  switch (stage.state) {
    case 'submitted':
      return { state: 'waiting', tag: 'submitted' }
    case 'expired':
      return { state: 'waiting', tag: 'expired' }
    // Rejected by a rule; a person has not decided yet.
    case 'not_approved':
      return { state: 'waiting', tag: 'submitted' }
    case 'extended':
      return { state: 'current', tag: 'extended' }
    default:
      return isConductedByCompany(stage.kind)
        ? { state: 'waiting', tag: 'under_review' }
        : { state: 'current', tag: 'open' }
  }
}

/** State of the stage at which the application ended. */
function endedStatus(state: ApplicationState): StepStatus {
  if (state === 'withdrawn') return { state: 'stopped', tag: 'withdrawn' }
  if (state === 'vacancy_cancelled') return { state: 'stopped', tag: 'vacancy_cancelled' }
  return { state: 'stopped', tag: state === 'expired' ? 'expired' : 'not_approved' }
}

function answerStatus(state: ApplicationState, stageState: StageState): StepStatus {
  switch (state) {
    case 'offer':
      return { state: 'current', tag: 'offer' }
    case 'hired':
      return { state: 'approved', tag: 'offer' }
    case 'finalist':
      return { state: 'waiting', tag: 'submitted' }
    default:
      if (stageState === 'locked') return { state: 'locked', tag: 'locked' }
      return isFinal(state) ? endedStatus(state) : { state: 'waiting', tag: 'submitted' }
  }
}

/** The visible steps: an ended trail hides steps that were never reached. */
export function shownSteps(view: Pick<ApplicationView, 'state'>, steps: ProgressStep[]) {
  return isFinal(view.state) ? steps.filter((step) => step.state !== 'locked') : steps
}

/** Number of the current step, from 1. */
export function positionOf(steps: readonly ProgressStep[]): number {
  return steps.findLastIndex((step) => step.state !== 'locked') + 1
}

/** Ids of the finished steps, for the animation of new ones. */
export const finishedIds = (steps: readonly ProgressStep[]): string[] =>
  steps.filter(({ state }) => state === 'done' || state === 'approved').map(({ id }) => id)

/**
 * States of all steps for the mini trail of a card: the application first, the answer last, as
 * `stepsOf` has them.
 */
export function miniStates({
  state,
  stages,
}: {
  state: ApplicationState
  stages: readonly { kind: StageKind; state: StageState }[]
}): TrailState[] {
  const states = stages.map((stage) =>
    stage.kind === 'offer' ? answerStatus(state, stage.state).state : statusOf(state, stage).state,
  )
  const hasAnswer = stages.at(-1)?.kind === 'offer'
  return ['done', ...states, ...(hasAnswer ? [] : [answerStatus(state, answerStage(stages)).state])]
}
