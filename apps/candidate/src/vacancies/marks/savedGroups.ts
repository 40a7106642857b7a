import type { SavedVacancy } from '@trilha/contracts/vacancies/marks'
import { hasEnded } from '@trilha/contracts/vacancies/states'

/** The groups of saved vacancies, in their order on the screen. */
export const savedGroups = ['soon', 'later', 'ended'] as const
export type SavedGroup = (typeof savedGroups)[number]

const weekDays = 7

/**
 * The group of a saved vacancy: closing within a week, later, or closed. A vacancy that the company
 * has paused closes later, whatever its day is.
 * @param daysLeft whole days until the vacancy closes; negative after its last day.
 */
export function groupOf({ vacancy }: SavedVacancy, daysLeft: number): SavedGroup {
  if (hasEnded(vacancy.state) || (vacancy.state === 'open' && daysLeft < 0)) return 'ended'
  return vacancy.state === 'open' && daysLeft <= weekDays ? 'soon' : 'later'
}
