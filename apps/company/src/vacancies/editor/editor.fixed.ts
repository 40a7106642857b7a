import { termsOfVacancy } from '@trilha/contracts/vacancies/content'
import type { Editor } from '@trilha/contracts/vacancies/editor'
import { isWithin } from './content.fields.ts'

/** Stage fields that are promised to applicants. */
const promised = ['kind', 'days', 'answerDays', 'eliminatory', 'weight']
/** Stage fields by which people are judged. */
const judging = ['minutes', 'rules', 'items', 'test', 'videoQuestions', 'critical']

/** True when a field is read-only: the user may not edit it, or applicants rely on it. */
export function isFixed(
  field: string,
  { can, state, stages }: Pick<Editor, 'can' | 'state' | 'stages'>,
): boolean {
  if (!can.edit.allowed) return true
  // Once published, the last day is changed by a separate action, because everybody is notified.
  if (field === 'closesOn') return state !== 'draft'
  if (!can.changeTerms.allowed && termsOfVacancy.some((term) => isWithin(field, term))) return true
  const [, index, part = ''] = /^stages\.(\d+)\.(\w+)/.exec(field) ?? []
  if (index === undefined) return field === 'stages' && !can.changeTrail.allowed
  if (promised.includes(part)) return !can.changeTrail.allowed
  return judging.includes(part) && stages[Number(index)]?.changeQuestions.allowed === false
}
