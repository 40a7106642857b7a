import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { saveEditor, type Editor } from '@trilha/contracts/vacancies/editor'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { withValue } from './content.fields.ts'
import { storedDraft } from './storedDraft.ts'

/** Autosave strategy: each save sends the whole draft, so a newer draft replaces earlier ones. */
const wholeDraft = {
  merged: (_known: VacancyContent, newer: VacancyContent) => newer,
  unsent: (pending: VacancyContent, sent: VacancyContent) => (pending === sent ? null : pending),
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/** A save by another user; the server reports it when it refuses our save. */
export type ConcurrentSave = { version: number; by: string | null; at: string | null }

export type Draft = ReturnType<typeof useDraft>

type ServerState = Pick<Editor, 'version' | 'saved' | 'problems' | 'can' | 'changesReviewed'>

/** Autosave of a vacancy. Remembers the server version that the next save is based on. */
function createDraftAutosave(editor: Editor, onServerState: (state: ServerState) => void) {
  let { version } = editor
  const stored = storedDraft(editor.id, () => version)
  version = stored.version ?? version
  const autosave = createAutosave<VacancyContent>({
    shape: wholeDraft,
    known: editor.content,
    box: stored.box,
    isRefusal,
    delay: 1000,
    save: async (content) => {
      const params = { id: editor.id }
      const state = await call(saveEditor, { params, body: { version, content } })
      version = state.version
      onServerState(state)
    },
  })
  return {
    autosave,
    versionNow: () => version,
    write: (field: string, value: unknown) =>
      autosave.put(withValue(autosave.read().given, field, value)),
    /** Saves at once. @returns true when the server has all changes. */
    flush: async () => {
      await autosave.flush()
      return autosave.read().pending === null
    },
    /** Overwrites the save by another user with this draft. */
    overwrite: (theirs: ConcurrentSave) => {
      version = theirs.version
      autosave.put(autosave.read().given)
      void autosave.flush()
    },
    /** Discards the draft on this device. */
    discard: () => autosave.finish(),
  }
}

/** A vacancy in the editor: its content, the server state, and the save state. */
export function useDraft(editor: Editor) {
  const [serverState, setServerState] = useState<ServerState>(editor)
  const [{ autosave, ...draft }] = useState(() => createDraftAutosave(editor, setServerState))
  useEffect(() => {
    const flush = () => void autosave.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      autosave.stop()
      flush()
    }
  }, [autosave])
  const { given: content, status, error } = useSyncExternalStore(autosave.subscribe, autosave.read)
  const changed: ConcurrentSave | null =
    error instanceof CallError ? (error.body?.changed ?? null) : null
  return { ...serverState, ...draft, content, status, error, changed }
}
