import type { Handle } from '../root.tsx'
import { ItemTest } from './ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications', 'vacancies'],
} satisfies Handle

/** The test that a company made for its vacancy. */
export default function CustomTestScreen() {
  return <ItemTest kind="custom" />
}
