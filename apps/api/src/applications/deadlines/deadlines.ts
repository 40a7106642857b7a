import { brasilia } from '@trilha/contracts/shared/brasilia'
import {
  isConductedByCompany,
  currentStage,
  type ApplicationState,
  type Stage,
} from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'

/** Days for the final answer when the vacancy has no stage for it. */
const finalAnswerDays = 5

/** 23:59:59 in Brasília on the day that is `days` after an instant. */
export function endOfDay(from: Date, days: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(brasilia)
    .toPlainDate()
    .add({ days })
  const end = day.toZonedDateTime({ timeZone: brasilia, plainTime: '23:59:59' })
  return new Date(end.epochMilliseconds)
}

/** Deadline of the candidate for a stage that opens now; null if the company conducts the stage. */
export function dueAt(stage: { kind: StageKind; days: number }, now: Date): Date | null {
  return isConductedByCompany(stage.kind) ? null : endOfDay(now, stage.days)
}

/**
 * End of the day by which the company promises its answer, if it is the company's turn from now on:
 * the candidate has sent a stage, the company conducts the current stage, or all stages are done.
 * Null when it is not the company's turn.
 */
export function answerDueAt(
  trail: { state: ApplicationState; stages: readonly (Stage & { answer_days: number })[] },
  now: Date,
): Date | null {
  if (trail.state !== 'under_review' && trail.state !== 'finalist') return null
  const current = currentStage(trail)
  const days = trail.stages.find((stage) => stage.id === current?.id)?.answer_days
  return endOfDay(now, days ?? finalAnswerDays)
}
