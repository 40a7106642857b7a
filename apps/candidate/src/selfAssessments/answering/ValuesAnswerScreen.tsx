import type { Handle } from '@trilha/web/router/handle.ts'
import { Answering } from './Answering.tsx'

export const handle = {
  namespaces: ['selfAssessments', 'values', 'assessments', 'applications'],
} satisfies Handle

export default function ValuesAnswerScreen() {
  return <Answering kind="values" />
}
