import { deleteDrafts, openDraft, type Draft } from '@trilha/web/data/drafts.ts'

const prefix = 'trilha.message.'

/** The unsent message of an application; it survives a reload and a lost connection. */
export const messageDraft = (applicationId: string): Draft =>
  openDraft('local', `${prefix}${applicationId}`)

/** Deletes all unsent messages. For a sign-out only: they stay when a session expires. */
export const deleteMessageDrafts = (): void => deleteDrafts(prefix)
