import { termsOfVacancy } from '@trilha/contracts/vacancies/content'
import type { Editor } from '@trilha/contracts/vacancies/editor'
import { isWithin } from './content.places.ts'

/** Stage fields promised to applicants, and those by which people are judged. */
const promised = ['kind', 'days', 'answerDays', 'eliminatory', 'weight']
const asked = ['minutes', 'rules', 'items', 'test', 'videoQuestions', 'critical']

/** True when a field is read-only: no permission, or people rely on it. */
export function isFixed(
  field: string,
  { can, state, stages }: Pick<Editor, 'can' | 'state' | 'stages'>,
): boolean {
  if (!can.edit.allowed) return true
  // A published vacancy has a separate action for the last day, which notifies everybody.
  if (field === 'closesOn') return state !== 'draft'
  if (!can.changeTerms.allowed && termsOfVacancy.some((term) => isWithin(field, term))) return true
  const [, at, part = ''] = /^stages\.(\d+)\.(\w+)/.exec(field) ?? []
  if (at === undefined) return field === 'stages' && !can.changeTrail.allowed
  if (promised.includes(part)) return !can.changeTrail.allowed
  return asked.includes(part) && stages[Number(at)]?.changeQuestions.allowed === false
}
