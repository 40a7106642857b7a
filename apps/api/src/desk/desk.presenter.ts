import type { DeskApplication, DeskVacancy } from '@trilha/contracts/desk'
import type { Storage } from '../platform/storage/storage.ts'
import { displayName } from '../candidates/candidates.service.ts'
import type { ApplicationRow, PersonRow, StageRow, VacancyRow } from './desk.store.ts'

/** One vacancy in the company's list. */
export function presentVacancy(row: VacancyRow): DeskVacancy {
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

/** One column of a vacancy. */
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

/** A person as a company sees them: no contact data, no birth date, nothing sensitive. */
export async function presentPerson(row: PersonRow, storage: Storage) {
  const name = row.municipality_name ?? row.city
  const state = row.municipality_state ?? row.home_state
  return {
    candidate: {
      name: displayName({ name: row.name, socialName: row.social_name }),
      photoUrl: row.photo_file ? await storage.url(row.photo_file) : null,
    },
    place: [name, state].filter(Boolean).join(', ') || null,
  }
}

/** One card of a column. */
export async function presentApplication(
  row: ApplicationRow,
  storage: Storage,
): Promise<DeskApplication> {
  const { stage_id, stage_kind, stage_title, stage_state } = row
  return {
    id: row.id,
    version: row.version,
    ...(await presentPerson(row, storage)),
    state: row.state,
    stage:
      stage_id && stage_kind && stage_title !== null && stage_state
        ? { id: stage_id, kind: stage_kind, title: stage_title, state: stage_state }
        : null,
    // The turn passed to the company with the last movement.
    waitingSince: row.answer_due_at ? row.last_movement_at.toISOString() : null,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    reviewRequested: row.review_requested,
    extensionRequested: row.extension_requested,
    appliedAt: row.applied_at.toISOString(),
  }
}
