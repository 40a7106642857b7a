import type { VacancyContent } from '@trilha/contracts/vacancies.content'
import { saveEditor, type Editor } from '@trilha/contracts/vacancies.edit'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { call, CallError } from '@trilha/web/data/call.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { withValue } from './content.places.ts'
import { keptDraft } from './draft.kept.ts'

/** A draft travels whole: the newest state is all there is. */
const whole = {
  merged: (_known: VacancyContent, newer: VacancyContent) => newer,
  unsent: (pending: VacancyContent, sent: VacancyContent) => (pending === sent ? null : pending),
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/** What somebody else saved meanwhile, as the refusal of a save tells it. */
export type Changed = { version: number; by: string | null; at: string | null }

export type Draft = ReturnType<typeof useDraft>

type Told = Pick<Editor, 'version' | 'saved' | 'problems' | 'can' | 'changesReviewed'>

/** The autosave of a vacancy, with the version that the next save is made upon. */
function draftOf(editor: Editor, onTold: (told: Told) => void) {
  let { version } = editor
  const kept = keptDraft(editor.id, () => version)
  version = kept.version ?? version
  const autosave = createAutosave<VacancyContent>({
    shape: whole,
    known: editor.content,
    box: kept.box,
    isRefusal,
    delay: 1000,
    save: async (content) => {
      const params = { id: editor.id }
      const told = await call(saveEditor, { params, body: { version, content } })
      version = told.version
      onTold(told)
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
    /** What stands here goes over what somebody else saved. */
    insist: (over: Changed) => {
      version = over.version
      autosave.put(autosave.read().given)
      void autosave.flush()
    },
    /** Nothing of this device's state stays. */
    giveUp: () => autosave.finish(),
  }
}

/** A vacancy under the hands: what stands in it, what the server says of it, and how it is saved. */
export function useDraft(editor: Editor) {
  const [told, setTold] = useState<Told>(editor)
  const [{ autosave, ...draft }] = useState(() => draftOf(editor, setTold))
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
  return { ...told, ...draft, content, status, error, changed }
}
