import { isFinal, type Actor, type Move, type Trail } from '@trilha/contracts/applications/states'
import { dueAt } from './deadlines/deadlines.ts'
import type { HistoryRow, StageOfVacancy, TrailStage } from './applications.store.ts'

/** A stage of a new application: locked and without dates. */
export function newStage(stage: StageOfVacancy): TrailStage {
  return {
    ...stage,
    state: 'locked',
    opened_at: null,
    due_at: null,
    submitted_at: null,
    decided_at: null,
    decided_by: null,
    review_requested_at: null,
    review_answered_at: null,
    review_outcome: null,
  }
}

/** The stages with their dates after the moves; an unchanged stage stays the same object. */
export function projectStages(
  stages: readonly TrailStage[],
  history: readonly HistoryRow[],
  { trail, now, extraDays }: { trail: Trail; now: Date; extraDays?: number | undefined },
): TrailStage[] {
  const isNotApproved = history.some((row) => row.action === 'not_approve')
  return stages.map((stage) => {
    let next = stage
    for (const row of history)
      if (row.stageId === stage.id) next = applyMove(next, row, now, extraDays)
    const isReviewPending = stage.review_requested_at !== null && stage.review_answered_at === null
    if (isReviewPending && (isNotApproved || next.state === 'approved'))
      next = {
        ...next,
        review_answered_at: now,
        review_outcome: isNotApproved ? 'confirmed' : 'overturned',
      }
    // A finished trail has no deadlines, so that none of its stages expires.
    if (isFinal(trail.state) && next.due_at !== null) next = { ...next, due_at: null }
    return next
  })
}

function applyMove(
  stage: TrailStage,
  row: Move & { actor: Actor },
  now: Date,
  extraDays = stage.days,
): TrailStage {
  const next = { ...stage, state: row.to as TrailStage['state'] }
  switch (next.state) {
    case 'open':
      return { ...next, opened_at: now, due_at: dueAt(stage, now) }
    case 'extended':
      return { ...next, due_at: extendedDueAt(stage, extraDays, now) }
    case 'submitted':
      return { ...next, submitted_at: now }
    case 'approved':
    case 'not_approved':
    case 'skipped':
      return { ...next, decided_at: now, decided_by: row.actor === 'system' ? 'rule' : 'person' }
    case 'locked':
    case 'in_progress':
    case 'expired':
      return next
  }
}

/** The later of the new and the present deadline, because an extension never shortens the time. */
function extendedDueAt(stage: TrailStage, days: number, now: Date): Date | null {
  const due = dueAt({ ...stage, days }, now)
  return due && stage.due_at && stage.due_at > due ? stage.due_at : due
}
