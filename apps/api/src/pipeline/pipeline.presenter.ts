import { columnOf } from '@trilha/contracts/applications/moves'
import type { PipelineApplication, PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import type { DecisionResult } from '../applications/judging/judge.ts'
import type { Distance } from '../places/places.service.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { shownName } from '../blind/blind.people.ts'
import type { ApplicationRow, PersonRow, StageRow, VacancyRow } from './pipeline.store.ts'

/** One vacancy in the company's list. */
export function presentVacancy(row: VacancyRow): PipelineVacancy {
  return {
    id: row.id,
    slug: row.slug,
    roleName: row.role_name,
    state: row.state,
    municipality:
      row.municipality_code !== null && row.municipality_name && row.municipality_state
        ? {
            code: row.municipality_code,
            name: row.municipality_name,
            state: row.municipality_state,
          }
        : null,
    closesOn: row.closes_on,
    positions: row.positions,
    applications: row.applications,
    waiting: row.waiting,
    overdue: row.overdue,
  }
}

/** One stage of a vacancy. */
export function presentStage(row: StageRow) {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    position: row.position,
    answerDays: row.answer_days,
    count: row.count,
  }
}

/** The result of a decision, and until when it can be undone. */
export const presentActionResult = ({ after, undoUntil }: DecisionResult): ActionResult => ({
  id: after.id,
  refused: null,
  column: columnOf(after),
  version: after.version,
  undoUntil: undoUntil?.toISOString() ?? null,
})

/** Name and photo of a person; an alias if a blind vacancy hides them from the viewer. */
export async function presentCandidate(
  row: Pick<PersonRow, 'id' | 'hidden' | 'name' | 'social_name' | 'photo_file'>,
  storage: Storage,
): Promise<PipelineApplication['candidate']> {
  const { hidden, photo_file } = row
  const photoUrl = hidden || !photo_file ? null : await storage.url(photo_file)
  return { name: shownName(row), photoUrl, hidden }
}

/**
 * A person as a company sees them, without contact data, birth date or sensitive data. A blind
 * vacancy also hides place and distance until the viewer reveals the person.
 */
export async function presentPerson(row: PersonRow, storage: Storage, kmBetween: Distance) {
  const candidate = await presentCandidate(row, storage)
  if (row.hidden) return { candidate, place: null, km: null }
  const name = row.municipality_name ?? row.city
  const state = row.municipality_state ?? row.home_state
  return {
    candidate,
    place: [name, state].filter(Boolean).join(', ') || null,
    km: kmBetween(row.vacancy_municipality, row.municipality_code),
  }
}

/** One card of a column. */
export async function presentApplication(
  row: ApplicationRow,
  storage: Storage,
  kmBetween: Distance,
): Promise<PipelineApplication> {
  const { stage_id, stage_kind, stage_title, stage_state } = row
  return {
    id: row.id,
    version: row.version,
    ...(await presentPerson(row, storage, kmBetween)),
    state: row.state,
    stage:
      stage_id && stage_kind && stage_title !== null && stage_state
        ? { id: stage_id, kind: stage_kind, title: stage_title, state: stage_state }
        : null,
    // A promised day means that it is the company's turn, which began with the last movement.
    waitingSince: row.answer_due_at ? row.last_movement_at.toISOString() : null,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    reviewRequested: row.review_requested,
    extensionRequested: row.extension_requested,
    appliedAt: row.applied_at.toISOString(),
  }
}
