import type { Handle } from '../../root.tsx'
import { ItemTest } from '../items/ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications', 'vacancies'],
} satisfies Handle

/** A test that the company wrote for its vacancy. */
export default function CustomTestScreen() {
  return <ItemTest kind="custom" />
}
