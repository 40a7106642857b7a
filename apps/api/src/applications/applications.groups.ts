import type { applicationGroups } from '@trilha/contracts/applications'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications.states'

export type Group = (typeof applicationGroups)[number]

/** Whose turn it is in each state: the lists of Minhas Vagas. */
export const groupStates: Record<Group, readonly ApplicationState[]> = {
  'your-turn': ['in_progress', 'offer'],
  waiting: ['under_review', 'finalist'],
  finished: finalStates,
}

const groups = Object.keys(groupStates) as Group[]

/** In which list of Minhas Vagas an application stands. */
export function groupOf(state: ApplicationState): Group {
  return groups.find((group) => groupStates[group].includes(state)) ?? 'finished'
}
