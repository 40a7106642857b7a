/** What was typed and has not left yet, kept as JSON where it was typed. */
export type Draft = {
  /** Null where nothing is kept. */
  read: () => Record<string, unknown> | null
  /** Null forgets it. */
  write: (typed: object | null) => void
}

/** `local` outlives the tab; `session` goes with it. */
export type Keeping = 'local' | 'session'

const storageOf = (keeping: Keeping): Storage =>
  keeping === 'local' ? localStorage : sessionStorage

/** A draft under a name of its own. On a device that keeps nothing it only goes with the page. */
export const draftNamed = (keeping: Keeping, name: string): Draft => ({
  read() {
    try {
      const kept: unknown = JSON.parse(storageOf(keeping).getItem(name) ?? '')
      return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null
    } catch {
      return null
    }
  },
  write(typed) {
    try {
      if (typed === null) storageOf(keeping).removeItem(name)
      else storageOf(keeping).setItem(name, JSON.stringify(typed))
    } catch {
      // No room, or none allowed: what was typed still stands on the page.
    }
  },
})

/** Forgets every draft whose name begins so. */
export function forgetDraftsFrom(start: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith(start)) storage.removeItem(name)
}
