import type { Test } from '@trilha/contracts/assessments'
import type { AnswerFile, AnswerValue } from '@trilha/contracts/assessments.items'
import { CallError } from '@trilha/web/data/call.ts'
import { useRef, useState } from 'react'
import { isRefusal } from '../applications/applications.data.ts'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { saveAnswer, type At } from './assessments.data.ts'
import { heldElsewhere } from './assessments.held.ts'
import { keptDrafts, keptTest } from './assessments.kept.ts'
import { changed, itemAnswers, itemShape, sameValue, savedAnswers } from './items.answers.ts'
import type { ItemAnswers } from './items.answers.ts'
import { useAutosave } from './useAutosave.ts'

export type ItemAnswersOf = ReturnType<typeof useItemAnswers>

/**
 * The answers of a test on this page, on this device and on the server, and what stands in fields
 * without being an answer yet.
 * @param isOver tells whether the time of the whole test is over.
 */
export function useItemAnswers(test: Test, device: string, isOver: () => boolean) {
  const at: At = { id: test.applicationId, stageId: test.stageId }
  const [kept] = useState(() => keptTest(at, itemAnswers))
  const [files, setFiles] = useState<readonly AnswerFile[]>(test.files)
  /** Questions whose own time ended before an answer came. */
  const [late, setLate] = useState<readonly string[]>([])
  /** The fields are made anew when the answers of another device come in. */
  const [epoch, setEpoch] = useState(0)
  // Whoever only moved on to this device is not asked: the answers are here, the other one is told.
  const takeOver = useRef(heldElsewhere(test, device) === 'before')
  const drafts = useDrafts(at)

  async function save(itemId: string, { value, revision }: ItemAnswers[string]) {
    const place = { ...at, itemId }
    const here = { device, ...(takeOver.current && { takeOver: true }) }
    const timed = test.items.some(({ id, seconds }) => id === itemId && seconds !== null)
    try {
      const saved = await saveAnswer(place, { value, revision, ...here })
      takeOver.current = false
      // Another count of the same device was ahead: this answer is the newer one all the same.
      if (!sameValue(saved.value, value))
        await saveAnswer(place, { value, revision: saved.revision + 1, device })
    } catch (error) {
      const overHere = error instanceof CallError && error.id === 'time-over' && timed && !isOver()
      if (!overHere) throw error
      setLate((ids) => [...ids, itemId])
    }
  }

  const autosave = useAutosave(() =>
    createAutosave({
      shape: itemShape,
      known: savedAnswers(test.answers),
      save: async (answers) => {
        for (const [itemId, answer] of Object.entries(answers)) await save(itemId, answer)
      },
      box: kept.box,
      isRefusal,
    }),
  )

  return {
    at,
    kept,
    autosave,
    drafts: drafts.all,
    late,
    files,
    epoch,
    addFile: (file: AnswerFile) =>
      setFiles((others) => [...others.filter(({ id }) => id !== file.id), file]),
    markLate: (itemId: string) => setLate((ids) => (ids.includes(itemId) ? ids : [...ids, itemId])),
    /** An answer that can be saved as it is; null for none. */
    put(itemId: string, value: AnswerValue | null) {
      drafts.drop(itemId)
      autosave.put(changed(autosave.read().given, itemId, value))
    },
    /** What stands in the field and can't be saved so; the last good answer stays saved. */
    putDraft: drafts.put,
    /** This device goes on in place of the other, from the answers as they stand there. */
    goOnHere(fresh: Test) {
      takeOver.current = true
      setFiles(fresh.files)
      autosave.adopt(savedAnswers(fresh.answers))
      setEpoch((count) => count + 1)
      void autosave.flush()
    },
    /** The test is sent: nothing of it stays on this device. */
    finish() {
      autosave.finish()
      drafts.clear()
      kept.keepPlace(null)
    },
  }
}

type Drafts = Record<string, string>

function useDrafts(at: At) {
  const [box] = useState(() => keptDrafts(at))
  const [all, setAll] = useState<Drafts>(() => box.read() ?? {})
  function set(change: (before: Drafts) => Drafts) {
    setAll((before) => {
      const after = change(before)
      box.write(Object.keys(after).length > 0 ? after : null)
      return after
    })
  }
  return {
    all,
    put: (id: string, text: string) => set((before) => ({ ...before, [id]: text })),
    drop: (id: string) =>
      set((before) =>
        id in before
          ? Object.fromEntries(Object.entries(before).filter(([other]) => other !== id))
          : before,
      ),
    clear: () => set(() => ({})),
  }
}
