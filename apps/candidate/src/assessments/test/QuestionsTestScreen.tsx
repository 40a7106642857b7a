import type { Handle } from '@trilha/web/router/handle.ts'
import { ItemTest } from '../items/ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications'],
} satisfies Handle

/** The vacancy's questions, answered in the candidate's own words. */
export default function QuestionsTestScreen() {
  return <ItemTest kind="questions" />
}
