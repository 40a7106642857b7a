import * as z from 'zod/mini'

/**
 * What this device keeps of a test: answers that the server does not have yet, and the question the
 * person was at. The names carry the application, which is one person's: nobody else who signs in
 * here is shown them.
 */
export function keptTest<Answers>(at: At, schema: z.ZodMiniType<Answers>) {
  const name = nameOf(at)
  const place = `${name}.at`
  return {
    box: boxOf(name, schema),
    /** Id of the question that the person was at. */
    place: () => localStorage.getItem(place),
    keepPlace: (stepId: string | null) => keep(place, stepId),
  }
}

const drafts = z.record(z.string(), z.string())

/** What stands in fields and can't be saved as it is: a text that is too long, half a number. */
export const keptDrafts = (at: At) => boxOf(`${nameOf(at)}.drafts`, drafts)

/** Once the test is sent, by whomever, nothing of it stays on this device. */
export function forgetTest(at: At): void {
  for (const name of [nameOf(at), `${nameOf(at)}.at`, `${nameOf(at)}.drafts`]) keep(name, null)
}

type At = { id: string; stageId: string }
const nameOf = (at: At) => `trilha.test.${at.id}.${at.stageId}`

function boxOf<Value>(name: string, schema: z.ZodMiniType<Value>) {
  return {
    read(): Value | null {
      try {
        const kept = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? ''))
        return kept.success ? kept.data : null
      } catch {
        return null
      }
    },
    write: (value: Value | null): void => keep(name, value && JSON.stringify(value)),
  }
}

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name)
  else
    try {
      localStorage.setItem(name, value)
    } catch {
      // A full device: the answers still stand on the page and travel to the server.
    }
}
