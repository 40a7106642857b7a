import type { Handle } from '@trilha/web/router/handle.ts'
import { Result } from './Result.tsx'

export const handle = { namespaces: ['selfAssessments', 'applications'] } satisfies Handle

export default function CompetencyResultScreen() {
  return <Result kind="competency" />
}
