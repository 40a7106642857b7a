import * as z from 'zod/mini'

/**
 * Local storage of a test: answers that the server does not have yet, and the current question. The
 * keys contain the application id, so another user of this device does not see them.
 */
export function testStorage<Answers>(at: At, schema: z.ZodMiniType<Answers>) {
  const name = nameOf(at)
  const placeName = `${name}.at`
  return {
    box: storageFor(name, schema),
    /** Id of the last question shown. */
    place: () => localStorage.getItem(placeName),
    savePlace: (stepId: string | null) => setItem(placeName, stepId),
  }
}

const drafts = z.record(z.string(), z.string())

/**
 * Field contents that cannot be saved as answers: a text that is too long, an incomplete number.
 */
export const draftStorage = (at: At) => storageFor(`${nameOf(at)}.drafts`, drafts)

/** Deletes everything stored for a test, after it was submitted. */
export function deleteTestStorage(at: At): void {
  for (const name of [nameOf(at), `${nameOf(at)}.at`, `${nameOf(at)}.drafts`]) setItem(name, null)
}

type At = { id: string; stageId: string }
const nameOf = (at: At) => `trilha.test.${at.id}.${at.stageId}`

function storageFor<Value>(name: string, schema: z.ZodMiniType<Value>) {
  return {
    read(): Value | null {
      try {
        const stored = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? ''))
        return stored.success ? stored.data : null
      } catch {
        return null
      }
    },
    write: (value: Value | null): void => setItem(name, value && JSON.stringify(value)),
  }
}

function setItem(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name)
  else
    try {
      localStorage.setItem(name, value)
    } catch {
      // Storage is full: the answers are still on the page and are sent to the server.
    }
}
