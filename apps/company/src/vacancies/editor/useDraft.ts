import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { saveEditor, type Editor } from '@trilha/contracts/vacancies/editor'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { withValue } from './content.places.ts'
import { storedDraft } from './storedDraft.ts'

/** Autosave strategy: the whole draft is sent, so the latest state replaces all others. */
const whole = {
  merged: (_known: VacancyContent, newer: VacancyContent) => newer,
  unsent: (pending: VacancyContent, sent: VacancyContent) => (pending === sent ? null : pending),
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The concurrent save, from the error of a refused save. */
export type Changed = { version: number; by: string | null; at: string | null }

export type Draft = ReturnType<typeof useDraft>

type ServerState = Pick<Editor, 'version' | 'saved' | 'problems' | 'can' | 'changesReviewed'>

/** Autosave of a vacancy that tracks the base version of the next save. */
function draftOf(editor: Editor, onServerState: (state: ServerState) => void) {
  let { version } = editor
  const stored = storedDraft(editor.id, () => version)
  version = stored.version ?? version
  const autosave = createAutosave<VacancyContent>({
    shape: whole,
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
    /** Saves at once; true when the server has everything. */
    flush: async () => {
      await autosave.flush()
      return autosave.read().pending === null
    },
    /** Overwrites the concurrent save with this draft. */
    insist: (over: Changed) => {
      version = over.version
      autosave.put(autosave.read().given)
      void autosave.flush()
    },
    /** Discards the draft on this device. */
    giveUp: () => autosave.finish(),
  }
}

/** A vacancy in the editor: its content, the server state, and the save state. */
export function useDraft(editor: Editor) {
  const [serverState, setServerState] = useState<ServerState>(editor)
  const [{ autosave, ...draft }] = useState(() => draftOf(editor, setServerState))
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
  const changed: Changed | null = error instanceof CallError ? (error.body?.changed ?? null) : null
  return { ...serverState, ...draft, content, status, error, changed }
}
