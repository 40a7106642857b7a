import type { Handle } from '../../root.tsx'
import { Result } from './Result.tsx'

export const handle = { namespaces: ['selfAssessments', 'applications'] } satisfies Handle

export default function ValuesResultScreen() {
  return <Result kind="values" />
}
