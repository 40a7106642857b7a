import { openDraft, deleteDrafts, type Draft } from '@trilha/web/data/drafts.ts'

const prefix = 'trilha.profile.'
const draftName = (candidateId: string, formName: string) => `${prefix}${candidateId}.${formName}`

/**
 * The stored unsaved input of one form. It survives a reload and a lost connection. Sensitive data
 * is stored only while the tab is open.
 * @param formName the section, and the entry in it if there is one: `experience.new-experience`.
 */
export const draftOf = (candidateId: string, formName: string, sensitive = false): Draft =>
  openDraft(sensitive ? 'session' : 'local', draftName(candidateId, formName))

/** True if a section has unsaved input. */
export function hasDraft(candidateId: string, part: string): boolean {
  const name = draftName(candidateId, part)
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => key === name || key.startsWith(`${name}.`)),
  )
}

/** Deletes all profile drafts. For a sign-out only: drafts stay when a session expires. */
export const deleteProfileDrafts = (): void => deleteDrafts(prefix)
