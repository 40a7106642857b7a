/** Unsent input, stored as JSON in the browser. */
export type Draft = {
  /** Null if nothing is stored. */
  read: () => Record<string, unknown> | null
  /** Null deletes the draft. */
  write: (typed: object | null) => void
}

/** `local` survives the tab; `session` does not. */
export type DraftScope = 'local' | 'session'

const storageOf = (scope: DraftScope): Storage =>
  scope === 'local' ? localStorage : sessionStorage

/** A draft with a storage key. Where storage is forbidden it only lives as long as the page. */
export const draftNamed = (scope: DraftScope, name: string): Draft => ({
  read() {
    try {
      const stored: unknown = JSON.parse(storageOf(scope).getItem(name) ?? '')
      return typeof stored === 'object' ? (stored as Record<string, unknown> | null) : null
    } catch {
      return null
    }
  },
  write(typed) {
    try {
      if (typed === null) storageOf(scope).removeItem(name)
      else storageOf(scope).setItem(name, JSON.stringify(typed))
    } catch {
      // Storage is full or forbidden: the input is still on the page.
    }
  },
})

/** Deletes all drafts whose name begins with `start`. */
export function forgetDraftsFrom(start: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith(start)) storage.removeItem(name)
}
