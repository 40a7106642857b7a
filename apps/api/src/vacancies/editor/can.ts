import type { EditorCan } from '@trilha/contracts/vacancies/editor'
import {
  vacancyStep,
  type VacancyAction,
  type VacancyFacts,
} from '@trilha/contracts/vacancies/states'
import { can } from '../../platform/can.ts'
import type { Viewer } from '../../platform/context.ts'
import type { EditorRow } from './editor.store.ts'

type Permission = { allowed: boolean; reason: string | null }

const permission = (reason: string | null): Permission => ({ allowed: reason === null, reason })

/** The facts that the state machine of a vacancy needs. */
export const factsOf = (row: EditorRow): VacancyFacts => ({
  state: row.state,
  companyVerified: row.company_verified,
  copyOfSuspended: row.copy_of_suspended,
  asksForRecords: row.records_ground !== null,
  suspended: row.suspended,
  unanswered: row.unanswered,
})

/** Whether the content may be edited in this state; not while Trilha's team reviews it. */
export const isEditable = (row: EditorRow): boolean =>
  row.state === 'draft' || row.state === 'open' || row.state === 'paused'

/** What this viewer may do with the vacancy now, with the reason for each refusal. */
export function editorCan(viewer: Viewer | null, row: EditorRow): EditorCan {
  const company = { companyId: row.company_id }
  const hasPermission = can(viewer, 'vacancy.edit', company)
  const permit = (reason: string | null) => permission(hasPermission ? reason : 'forbidden')
  const canInvite = can(viewer, 'talents.search', company)
  const canReadAnalytics = can(viewer, 'analytics.read', company)
  const step = (action: VacancyAction) => {
    const to = vacancyStep(factsOf(row), action, 'company')
    return permit(to.ok ? null : to.reason === 'unanswered' ? 'answers-pending' : 'conflict')
  }
  const editable = isEditable(row) ? null : 'conflict'
  const applied = row.applications > 0 ? 'people-applied' : null
  const published = row.state === 'open' || row.state === 'paused'
  return {
    edit: permit(editable),
    publish: step('publish'),
    pause: step('pause'),
    resume: step('resume'),
    extend: permit(published ? null : 'conflict'),
    close: step('close'),
    archive: step('archive'),
    discard: permit(row.state === 'draft' ? null : 'conflict'),
    duplicate: permit(null),
    invite: permission(canInvite ? (row.state === 'open' ? null : 'conflict') : 'forbidden'),
    readAnalytics: permission(canReadAnalytics ? null : 'forbidden'),
    changeTerms: permit(editable ?? applied),
    changeTrail: permit(editable ?? applied),
  }
}

/** Whether the questions of a stage may change; not once `people` have reached it. */
export function canChangeQuestions(edit: Permission, people: number): Permission {
  return edit.allowed && people > 0 ? permission('people-reached') : edit
}
