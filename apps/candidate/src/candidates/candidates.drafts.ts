/**
 * What was typed and is not saved yet, by the person and the place where it was typed. It outlives a
 * reload and a lost connection. Sensitive answers are kept only as long as the tab is open.
 */
export type Draft = {
  read: () => Record<string, unknown> | null
  /** Null forgets it. */
  write: (values: object | null) => void
}

const start = 'trilha.profile.'
const nameOf = (candidateId: string, place: string) => `${start}${candidateId}.${place}`

/** @param place the part, and the entry within it: `experience.new`. */
export function draftOf(candidateId: string, place: string, sensitive = false): Draft {
  const name = nameOf(candidateId, place)
  const storage = sensitive ? sessionStorage : localStorage
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? '')
        return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null
      } catch {
        return null
      }
    },
    write(typed) {
      if (typed === null) return storage.removeItem(name)
      try {
        storage.setItem(name, JSON.stringify(typed))
      } catch {
        // A full device: what was typed still stands on the page.
      }
    },
  }
}

/** True while something of a part waits to be saved. */
export function hasDraft(candidateId: string, part: string): boolean {
  const name = nameOf(candidateId, part)
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => key === name || key.startsWith(`${name}.`)),
  )
}

/** Who signs out leaves nothing of a profile on the device; the end of a session alone takes nothing. */
export function forgetDrafts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
}
