/**
 * The number of stages, as cards, vacancies, trails and mails say it ("5 etapas"): all stages that
 * the company wrote. The application and an answer that is no stage of its own do not count.
 */
export const stageCount = (stages: readonly unknown[]): number => stages.length

/** The stage that a trail has reached, counted from 1, out of `stageCount`. */
export function reachedStage(stages: readonly { state: string }[]): {
  number: number
  count: number
} {
  const last = stages.findLastIndex(({ state }) => state !== 'locked')
  return { number: Math.max(1, last + 1), count: stageCount(stages) }
}
