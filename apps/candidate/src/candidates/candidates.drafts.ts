import { draftNamed, forgetDraftsFrom, type Draft } from '@trilha/web/data/drafts.ts'

const start = 'trilha.profile.'
const nameOf = (candidateId: string, place: string) => `${start}${candidateId}.${place}`

/**
 * Unsaved input, by candidate and place of input. It survives a reload and a lost connection.
 * Sensitive data is stored only while the tab is open.
 * @param place the section, and the entry in it: `experience.new`.
 */
export const draftOf = (candidateId: string, place: string, sensitive = false): Draft =>
  draftNamed(sensitive ? 'session' : 'local', nameOf(candidateId, place))

/** True if a section has unsaved input. */
export function hasDraft(candidateId: string, part: string): boolean {
  const name = nameOf(candidateId, part)
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => key === name || key.startsWith(`${name}.`)),
  )
}

/** Deletes all profile drafts on sign-out; the end of a session keeps them. */
export const forgetDrafts = (): void => forgetDraftsFrom(start)
