/** Unsent input, stored as JSON in the browser. */
export type Draft = {
  /** The stored input; null if there is none. */
  read: () => Record<string, unknown> | null
  /** Stores the input; null deletes the draft. */
  write: (typed: object | null) => void
}

/** Beginning of the names of a new account's drafts; each sign-in and sign-out deletes them. */
export const registrationDrafts = 'trilha.registration.'

/** `local` survives the tab; `session` does not. */
export type DraftScope = 'local' | 'session'

const storageOf = (scope: DraftScope): Storage =>
  scope === 'local' ? localStorage : sessionStorage

/** A draft stored under the key `name`. Where storage is forbidden, nothing is stored. */
export const openDraft = (scope: DraftScope, name: string): Draft => ({
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

/** Deletes all drafts whose name begins with `prefix`. */
export function deleteDrafts(prefix: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name)
}
