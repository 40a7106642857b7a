import { stageCount } from './stageCount.ts'
import { isConductedByCompany } from '../applications/states.ts'
import type { ContentStage } from './content.ts'

/**
 * Effort of a trail, calculated from its stages. It does not forecast how many people leave; the
 * company's analytics measure that. `weight` compares the minutes with our recommendation (at most
 * 1 h 30); `reasons` lists what makes people leave early.
 */

export const effortReasons = [
  /** More minutes than recommended (`effortBounds.fair`). */
  'long',
  /** More than six stages. */
  'many-stages',
  /** The first stage after the requirements is a recording. */
  'camera-early',
  /** A recording without an audio or text alternative. */
  'camera-only',
  /** More than an hour of work before the first contact with a person of the company. */
  'work-before-people',
  /** More than five long answers. */
  'much-writing',
  /** More than 20 days from application to the last answer. */
  'long-wait',
  /** The trail has no final-answer stage. */
  'no-final-answer',
] as const
export type EffortReason = (typeof effortReasons)[number]

export type Effort = {
  /** Expected minutes for the candidate in all stages together. */
  minutes: number
  stages: number
  camera: boolean
  /** Promised days from application to the last answer. */
  days: number
  weight: 'light' | 'fair' | 'heavy'
  reasons: EffortReason[]
}

type Stage = Pick<
  ContentStage,
  'kind' | 'minutes' | 'days' | 'answerDays' | 'items' | 'videoQuestions'
>

/** Upper bounds in minutes of a light and of a fair trail. */
export const effortBounds = { light: 45, fair: 90 } as const
const maxStages = 6
const maxMinutesBeforeMeeting = 60
const maxLongAnswers = 5
const maxPromisedDays = 20

/** Calculates the effort of a trail; all numbers are zero for an empty trail. */
export function effortOf(stages: readonly Stage[]): Effort {
  const minutes = sum(stages.map((stage) => stage.minutes))
  const days = sum(
    stages.map((stage) => stage.answerDays + (isConductedByCompany(stage.kind) ? 0 : stage.days)),
  )
  const videos = stages.filter((stage) => stage.kind === 'video')
  return {
    minutes,
    stages: stageCount(stages),
    camera: videos.length > 0,
    days,
    weight:
      minutes <= effortBounds.light ? 'light' : minutes <= effortBounds.fair ? 'fair' : 'heavy',
    reasons: reasonsOf(stages, minutes, days),
  }
}

function reasonsOf(stages: readonly Stage[], minutes: number, days: number): EffortReason[] {
  const afterRequirements = stages.filter((stage) => stage.kind !== 'requirements')
  const firstMeeting = afterRequirements.findIndex((stage) => stage.kind === 'company')
  const beforeMeeting =
    firstMeeting < 0
      ? afterRequirements.filter((stage) => stage.kind !== 'offer')
      : afterRequirements.slice(0, firstMeeting)
  const questions = stages.flatMap((stage) => stage.videoQuestions)
  const written = stages.flatMap((stage) => stage.items).filter((item) => item.kind === 'essay')
  const applies: Record<EffortReason, boolean> = {
    long: minutes > effortBounds.fair,
    'many-stages': stages.length > maxStages,
    'camera-early': afterRequirements[0]?.kind === 'video',
    'camera-only': questions.some((question) => !question.allowsAudio && !question.allowsText),
    'work-before-people':
      sum(beforeMeeting.map((stage) => stage.minutes)) > maxMinutesBeforeMeeting,
    'much-writing': written.length > maxLongAnswers,
    'long-wait': days > maxPromisedDays,
    'no-final-answer': stages.length > 0 && stages.at(-1)?.kind !== 'offer',
  }
  return effortReasons.filter((reason) => applies[reason])
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
