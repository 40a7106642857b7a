import type { Handle } from '../../root.tsx'
import { Introduction } from './Introduction.tsx'

export const handle = { namespaces: ['selfAssessments', 'applications'] } satisfies Handle

export default function CompetencyScreen() {
  return <Introduction kind="competency" />
}
