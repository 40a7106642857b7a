import type * as z from 'zod/mini'

/**
 * What this device keeps of a test: answers that the server does not have yet, and the question the
 * person was at. The names carry the application, which is one person's: nobody else who signs in
 * here is shown them.
 */
export function keptTest<Answers>(
  at: { id: string; stageId: string },
  schema: z.ZodMiniType<Answers>,
) {
  const name = `trilha.test.${at.id}.${at.stageId}`
  const place = `${name}.at`
  return {
    box: {
      read(): Answers | null {
        try {
          const kept = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? ''))
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

export type KeptTest<Answers> = ReturnType<typeof keptTest<Answers>>

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name)
  else
    try {
      localStorage.setItem(name, value)
    } catch {
      // A full device: the answers still stand on the page and travel to the server.
    }
}
