import type { Handle } from '../../root.tsx'
import { Answering } from './Answering.tsx'

export const handle = {
  namespaces: ['selfAssessments', 'competency', 'assessments', 'applications'],
} satisfies Handle

export default function CompetencyAnswerScreen() {
  return <Answering kind="competency" />
}
