import type { EditorCan } from '@trilha/contracts/vacancies.edit'
import {
  vacancyStep,
  type VacancyAction,
  type VacancyFacts,
} from '@trilha/contracts/vacancies.states'
import { can } from '../platform/can.ts'
import type { Viewer } from '../platform/context.ts'
import type { EditorRow } from './vacancies.edit.store.ts'

type Answer = { allowed: boolean; reason: string | null }

const answer = (reason: string | null): Answer => ({ allowed: reason === null, reason })

/** What the rules of a vacancy's life look at. */
export const factsOf = (row: EditorRow): VacancyFacts => ({
  state: row.state,
  companyVerified: row.company_verified,
  copyOfSuspended: row.copy_of_suspended,
  asksForRecords: row.records_ground !== null,
  suspended: row.suspended,
  unanswered: row.unanswered,
})

/** May its words be written in this state? While Trilha's team reads it, it stays as it is. */
export const isEditable = (row: EditorRow): boolean =>
  row.state === 'draft' || row.state === 'open' || row.state === 'paused'

/** What this viewer may do with the vacancy now, each with the reason where not. */
export function editorCan(viewer: Viewer | null, row: EditorRow): EditorCan {
  const company = { companyId: row.company_id }
  const may = can(viewer, 'vacancy.edit', company)
  const when = (reason: string | null) => answer(may ? reason : 'forbidden')
  const invites = can(viewer, 'talents.search', company)
  const reads = can(viewer, 'analytics.read', company)
  const step = (action: VacancyAction) => {
    const to = vacancyStep(factsOf(row), action, 'company')
    return when(to.ok ? null : to.reason === 'unanswered' ? 'answers-pending' : 'conflict')
  }
  const editable = isEditable(row) ? null : 'conflict'
  const applied = row.applications > 0 ? 'people-applied' : null
  const published = row.state === 'open' || row.state === 'paused'
  return {
    edit: when(editable),
    publish: step('publish'),
    pause: step('pause'),
    resume: step('resume'),
    extend: when(published ? null : 'conflict'),
    close: step('close'),
    archive: step('archive'),
    discard: when(row.state === 'draft' ? null : 'conflict'),
    duplicate: when(null),
    invite: answer(invites ? (row.state === 'open' ? null : 'conflict') : 'forbidden'),
    readAnalytics: answer(reads ? null : 'forbidden'),
    changeTerms: when(editable ?? applied),
    changeTrail: when(editable ?? applied),
  }
}

/** May the questions of a stage change, to which so many people came? */
export function canChangeQuestions(edit: Answer, people: number): Answer {
  return edit.allowed && people > 0 ? answer('people-reached') : edit
}
