import type { Handle } from '../../root.tsx'
import { Answering } from './Answering.tsx'

export const handle = {
  namespaces: ['selfAssessments', 'values', 'assessments', 'applications'],
} satisfies Handle

export default function ValuesAnswerScreen() {
  return <Answering kind="values" />
}
