import { companyConducts } from './applications.states.ts'
import type { ContentStage } from './vacancies.content.ts'

/**
 * What a trail asks of a person, worked out from its stages. Nothing here is a forecast: how many give
 * up is counted by the analytics of a company, never guessed. `weight` compares the minutes with what
 * we advise (good below 1 h 30), `reasons` name what makes people leave early.
 */

export const effortReasons = [
  /** More minutes than advised. */
  'long',
  /** More than six stages. */
  'many-stages',
  /** The first thing asked after the requirements is a recording. */
  'camera-early',
  /** A recording with neither audio nor text in its place. */
  'camera-only',
  /** More than an hour of work before anybody of the company talks to the person. */
  'work-before-people',
  /** More than five long answers. */
  'much-writing',
  /** More than 20 days from applying to the last answer. */
  'long-wait',
  /** The trail does not end with the final answer as a stage. */
  'no-final-answer',
] as const
export type EffortReason = (typeof effortReasons)[number]

export type Effort = {
  /** Expected minutes of the person, all stages. */
  minutes: number
  stages: number
  camera: boolean
  /** From applying to the last answer, as promised. */
  days: number
  weight: 'light' | 'fair' | 'heavy'
  reasons: EffortReason[]
}

type Stage = Pick<
  ContentStage,
  'kind' | 'minutes' | 'days' | 'answerDays' | 'items' | 'videoQuestions'
>

/** Minutes up to which a trail is light, and up to which it is fair. */
export const effortBounds = { light: 45, fair: 90 } as const
const mostStages = 6
const mostAlone = 60
const mostWriting = 5
const mostDays = 20

/** The effort of a trail; of an empty one everything is zero. */
export function effortOf(stages: readonly Stage[]): Effort {
  const minutes = sum(stages.map((stage) => stage.minutes))
  const days = sum(
    stages.map((stage) => stage.answerDays + (companyConducts(stage.kind) ? 0 : stage.days)),
  )
  const videos = stages.filter((stage) => stage.kind === 'video')
  return {
    minutes,
    stages: stages.length,
    camera: videos.length > 0,
    days,
    weight:
      minutes <= effortBounds.light ? 'light' : minutes <= effortBounds.fair ? 'fair' : 'heavy',
    reasons: reasonsOf(stages, minutes, days),
  }
}

function reasonsOf(stages: readonly Stage[], minutes: number, days: number): EffortReason[] {
  const asked = stages.filter((stage) => stage.kind !== 'requirements')
  const people = asked.findIndex((stage) => stage.kind === 'company')
  const alone =
    people < 0 ? asked.filter((stage) => stage.kind !== 'offer') : asked.slice(0, people)
  const questions = stages.flatMap((stage) => stage.videoQuestions)
  const written = stages.flatMap((stage) => stage.items).filter((item) => item.kind === 'essay')
  const holds: Record<EffortReason, boolean> = {
    long: minutes > effortBounds.fair,
    'many-stages': stages.length > mostStages,
    'camera-early': asked[0]?.kind === 'video',
    'camera-only': questions.some((question) => !question.allowsAudio && !question.allowsText),
    'work-before-people': sum(alone.map((stage) => stage.minutes)) > mostAlone,
    'much-writing': written.length > mostWriting,
    'long-wait': days > mostDays,
    'no-final-answer': stages.length > 0 && stages.at(-1)?.kind !== 'offer',
  }
  return effortReasons.filter((reason) => holds[reason])
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
