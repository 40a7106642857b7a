import type { applicationGroups } from '@trilha/contracts/applications/applications'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications/states'

export type Group = (typeof applicationGroups)[number]

/** The lists of Minhas Vagas, with the states of the applications in each list. */
export const groupStates: Record<Group, readonly ApplicationState[]> = {
  'your-turn': ['in_progress', 'offer'],
  waiting: ['under_review', 'finalist'],
  finished: finalStates,
}

const groups = Object.keys(groupStates) as Group[]

/** The list of Minhas Vagas that contains applications in this state. */
export function groupOf(state: ApplicationState): Group {
  return groups.find((group) => groupStates[group].includes(state)) ?? 'finished'
}
