import { requirementsAnswers } from '@trilha/contracts/applications'
import type { Answers } from './requirementsTest.steps.ts'

/** What this device keeps of a test: answers that the server does not have yet, and the question the person was at. */
export function keptTest(at: { id: string; stageId: string }) {
  const name = `trilha.test.${at.id}.${at.stageId}`
  const place = `${name}.at`
  return {
    box: {
      read(): Answers | null {
        try {
          const kept = requirementsAnswers.safeParse(JSON.parse(localStorage.getItem(name) ?? ''))
          return kept.success ? kept.data : null
        } catch {
          return null
        }
      },
      write(pending: Answers | null): void {
        keep(name, pending && JSON.stringify(pending))
      },
    },
    /** Id of the question that the person was at. */
    place: () => localStorage.getItem(place),
    keepPlace: (stepId: string | null) => keep(place, stepId),
  }
}

export type KeptTest = ReturnType<typeof keptTest>

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name)
  else
    try {
      localStorage.setItem(name, value)
    } catch {
      // A full device: the answers still stand on the page and travel to the server.
    }
}
