import type { Handle } from '../root.tsx'
import { ItemTest } from './ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications', 'vacancies'],
} satisfies Handle

/** The questions of a vacancy, in the person's own words. */
export default function QuestionsTestScreen() {
  return <ItemTest kind="questions" />
}
