import { termsOfVacancy } from '@trilha/contracts/vacancies.content'
import type { Editor } from '@trilha/contracts/vacancies.edit'
import { isWithin } from './content.places.ts'

/** Parts of a stage that were promised to whoever applied, and those that people are judged by. */
const promised = ['kind', 'days', 'answerDays', 'eliminatory', 'weight']
const asked = ['minutes', 'rules', 'items', 'test', 'videoQuestions', 'critical']

/** True where a field stays as it is: nothing may be written, or people rely on it. */
export function isFixed(
  field: string,
  { can, state, stages }: Pick<Editor, 'can' | 'state' | 'stages'>,
): boolean {
  if (!can.edit.allowed) return true
  // The last day of a published vacancy has an action of its own, which tells everybody.
  if (field === 'closesOn') return state !== 'draft'
  if (!can.changeTerms.allowed && termsOfVacancy.some((term) => isWithin(field, term))) return true
  const [, at, part = ''] = /^stages\.(\d+)\.(\w+)/.exec(field) ?? []
  if (at === undefined) return field === 'stages' && !can.changeTrail.allowed
  if (promised.includes(part)) return !can.changeTrail.allowed
  return asked.includes(part) && stages[Number(at)]?.changeQuestions.allowed === false
}
