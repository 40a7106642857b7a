import {
  companyConducts,
  currentStage,
  type ApplicationState,
  type Stage,
} from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'

const zone = 'America/Sao_Paulo'

/** Days for the final answer when no stage of the vacancy defines them. */
const finalAnswerDays = 5

/** 23:59:59 in Brasília on the day that is `days` after an instant. */
export function endOfDay(from: Date, days: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
  const end = day.toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' })
  return new Date(end.epochMilliseconds)
}

/** Deadline of the candidate for a stage that opens now; null if the company conducts the stage. */
export function dueAt(stage: { kind: StageKind; days: number }, now: Date): Date | null {
  return companyConducts(stage.kind) ? null : endOfDay(now, stage.days)
}

/**
 * Day by which the company promised its answer, if its turn starts now: when the candidate sends a
 * stage, when a stage opens that the company conducts, or when all stages are done.
 * Null while the company has nothing to answer.
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
