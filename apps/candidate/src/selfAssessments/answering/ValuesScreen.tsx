import type { Handle } from '@trilha/web/router/handle.ts'
import { Introduction } from './Introduction.tsx'

export const handle = { namespaces: ['selfAssessments', 'applications'] } satisfies Handle

export default function ValuesScreen() {
  return <Introduction kind="values" />
}
