import type { Handle } from '../../root.tsx'
import { ItemTest } from '../items/ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications', 'vacancies'],
} satisfies Handle

/** The vacancy's questions, answered in the candidate's own words. */
export default function QuestionsTestScreen() {
  return <ItemTest kind="questions" />
}
