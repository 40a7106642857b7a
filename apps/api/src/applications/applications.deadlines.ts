import {
  companyConducts,
  currentStage,
  type ApplicationState,
  type Stage,
} from '@trilha/contracts/applications.states'
import type { StageKind } from '@trilha/contracts/vacancies.enums'

const zone = 'America/Sao_Paulo'

/** Days for the final answer where the vacancy has no stage that says how many. */
const finalAnswerDays = 5

/** 23:59:59 in Brasília of the day that lies `days` after an instant. */
export function endOfDay(from: Date, days: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
  const end = day.toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' })
  return new Date(end.epochMilliseconds)
}

/** Until when the candidate may do a stage that opens now; null where the company conducts it. */
export function dueAt(stage: { kind: StageKind; days: number }, now: Date): Date | null {
  return companyConducts(stage.kind) ? null : endOfDay(now, stage.days)
}

/**
 * Until when the company promised its answer, when its turn begins now: from the sending of a
 * stage, from the opening of one that it conducts, or from the end of all stages.
 * Null while it is the candidate's turn, or nobody's.
 */
export function answerDueAt(
  trail: { state: ApplicationState; stages: readonly (Stage & { answer_days: number })[] },
  now: Date,
): Date | null {
  if (trail.state !== 'under_review' && trail.state !== 'finalist') return null
  const at = currentStage(trail)
  const days = trail.stages.find((stage) => stage.id === at?.id)?.answer_days
  return endOfDay(now, days ?? finalAnswerDays)
}
