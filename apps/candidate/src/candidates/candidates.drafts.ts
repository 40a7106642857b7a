import { draftNamed, forgetDraftsFrom, type Draft } from '@trilha/web/data/drafts.ts'

const start = 'trilha.profile.'
const nameOf = (candidateId: string, place: string) => `${start}${candidateId}.${place}`

/**
 * What was typed and is not saved yet, by the person and the place where it was typed. It outlives a
 * reload and a lost connection. Sensitive answers are kept only as long as the tab is open.
 * @param place the part, and the entry within it: `experience.new`.
 */
export const draftOf = (candidateId: string, place: string, sensitive = false): Draft =>
  draftNamed(sensitive ? 'session' : 'local', nameOf(candidateId, place))

/** True while something of a part waits to be saved. */
export function hasDraft(candidateId: string, part: string): boolean {
  const name = nameOf(candidateId, part)
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => key === name || key.startsWith(`${name}.`)),
  )
}

/** Who signs out leaves nothing of a profile on the device; the end of a session alone takes nothing. */
export const forgetDrafts = (): void => forgetDraftsFrom(start)
