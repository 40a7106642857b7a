import type { Handle } from '@trilha/web/router/handle.ts'
import { Answering } from './Answering.tsx'

export const handle = {
  namespaces: ['selfAssessments', 'competency', 'assessments', 'applications'],
} satisfies Handle

export default function CompetencyAnswerScreen() {
  return <Answering kind="competency" />
}
