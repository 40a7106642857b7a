import type { Handle } from '@trilha/web/router/handle.ts'
import { ItemTest } from '../items/ItemTest.tsx'

export const handle = {
  namespaces: ['assessments', 'applications'],
} satisfies Handle

/** A test that the company wrote for its vacancy. */
export default function CustomTestScreen() {
  return <ItemTest kind="custom" />
}
