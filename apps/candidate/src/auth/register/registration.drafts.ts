import { dayMs } from '@trilha/contracts/shared/durations'
import { openDraft, registrationDrafts, type Draft } from '@trilha/web/data/drafts.ts'

/** Somebody who comes back to the tab later starts anew: it may be another person. */
const maxAgeMs = dayMs

/**
 * A stored draft of the registration. It is deleted after a day, and by each sign-in and sign-out
 * (`session.ts`).
 */
export function openRegistrationDraft(formName: 'fields' | 'photo'): Draft {
  const draft = openDraft('session', `${registrationDrafts}${formName}`)
  return {
    read() {
      const { at, typed } = draft.read() ?? {}
      const isFresh = typeof at === 'number' && Date.now() - at < maxAgeMs
      if (isFresh && typeof typed === 'object') return typed as Record<string, unknown> | null
      draft.write(null)
      return null
    },
    write: (typed) => draft.write(typed && { at: Date.now(), typed }),
  }
}
