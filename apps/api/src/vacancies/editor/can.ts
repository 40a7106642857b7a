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

/** Whether the content may be edited in this state. It may not while Trilha's team reviews it. */
export const isEditable = (row: EditorRow): boolean =>
  row.state === 'draft' || row.state === 'open' || row.state === 'paused'

/** What this viewer may do with the vacancy now, with the reason for each refusal. */
export function editorCan(viewer: Viewer | null, row: EditorRow): EditorCan {
  const company = { companyId: row.company_id }
  const hasPermission = can(viewer, 'vacancy.edit', company)
  const editorPermission = (reason: string | null) =>
    permission(hasPermission ? reason : 'forbidden')
  const canInvite = can(viewer, 'talents.search', company)
  const canReadAnalytics = can(viewer, 'analytics.read', company)
  const step = (action: VacancyAction) => {
    const result = vacancyStep(factsOf(row), action, 'company')
    if (result.ok) return editorPermission(null)
    return editorPermission(result.reason === 'unanswered' ? 'answers-pending' : 'conflict')
  }
  const editRefusal = isEditable(row) ? null : 'conflict'
  const termsRefusal = editRefusal ?? (row.applications > 0 ? 'people-applied' : null)
  const isPublished = row.state === 'open' || row.state === 'paused'
  return {
    edit: editorPermission(editRefusal),
    publish: step('publish'),
    pause: step('pause'),
    resume: step('resume'),
    extend: editorPermission(isPublished ? null : 'conflict'),
    close: step('close'),
    archive: step('archive'),
    discard: editorPermission(row.state === 'draft' ? null : 'conflict'),
    duplicate: editorPermission(null),
    invite: permission(canInvite ? (row.state === 'open' ? null : 'conflict') : 'forbidden'),
    readAnalytics: permission(canReadAnalytics ? null : 'forbidden'),
    changeTerms: editorPermission(termsRefusal),
    changeTrail: editorPermission(termsRefusal),
  }
}

/** Whether the questions of a stage may change. They may not when people have reached the stage. */
export function canChangeQuestions(edit: Permission, peopleCount: number): Permission {
  return edit.allowed && peopleCount > 0 ? permission('people-reached') : edit
}
