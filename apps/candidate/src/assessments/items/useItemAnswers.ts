import type { Test } from '@trilha/contracts/assessments/assessments'
import type { AnswerFile, AnswerValue } from '@trilha/contracts/assessments/items'
import { CallError } from '@trilha/web/data/call.ts'
import { useRef, useState } from 'react'
import { isRefusal } from '../../applications/applications.data.ts'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { saveAnswer, type At } from '../assessments.data.ts'
import { activeElsewhere } from '../saving/activeElsewhere.ts'
import { draftStorage, testStorage } from '../saving/testStorage.ts'
import { withAnswer, itemAnswers, itemShape, sameValue, savedAnswers } from './items.answers.ts'
import type { ItemAnswers } from './items.answers.ts'
import { useAutosave } from '../saving/useAutosave.ts'

export type ItemAnswersOf = ReturnType<typeof useItemAnswers>

/**
 * The answers of a test: on this page, on this device and on the server. Also the drafts, which are
 * not valid answers yet.
 * @param isOver returns whether the time of the whole test is over.
 */
export function useItemAnswers(test: Test, device: string, isOver: () => boolean) {
  const at: At = { id: test.applicationId, stageId: test.stageId }
  const [stored] = useState(() => testStorage(at, itemAnswers))
  const [files, setFiles] = useState<readonly AnswerFile[]>(test.files)
  /** Questions whose own time ended before they were answered. */
  const [late, setLate] = useState<readonly string[]>([])
  /** Key that remounts the fields when answers of another device are loaded. */
  const [epoch, setEpoch] = useState(0)
  // If another device used the test some time ago, this one takes over without asking. A later save
  // of the other device is refused, and that device shows why.
  const takeOver = useRef(activeElsewhere(test, device) === 'before')
  const drafts = useDrafts(at)

  async function save(itemId: string, { value, revision }: ItemAnswers[string]) {
    const params = { ...at, itemId }
    const sender = { device, ...(takeOver.current && { takeOver: true }) }
    const timed = test.items.some(({ id, seconds }) => id === itemId && seconds !== null)
    try {
      const saved = await saveAnswer(params, { value, revision, ...sender })
      takeOver.current = false
      // The server already had this or a higher revision of this device, so it ignored the answer.
      // Sends it again with a new revision, because it is the newest answer.
      if (!sameValue(saved.value, value))
        await saveAnswer(params, { value, revision: saved.revision + 1, device })
    } catch (error) {
      const isItemOver =
        error instanceof CallError && error.id === 'time-over' && timed && !isOver()
      if (!isItemOver) throw error
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
      box: stored.box,
      isRefusal,
    }),
  )

  return {
    at,
    stored,
    autosave,
    drafts: drafts.all,
    late,
    files,
    epoch,
    addFile: (file: AnswerFile) =>
      setFiles((others) => [...others.filter(({ id }) => id !== file.id), file]),
    markLate: (itemId: string) => setLate((ids) => (ids.includes(itemId) ? ids : [...ids, itemId])),
    /** Sets a valid answer; null removes it. */
    put(itemId: string, value: AnswerValue | null) {
      drafts.drop(itemId)
      autosave.put(withAnswer(autosave.read().given, itemId, value))
    },
    /** Stores field content that cannot be saved; the last valid answer stays saved. */
    putDraft: drafts.put,
    /** Takes over from the other device, with its current answers. */
    goOnHere(fresh: Test) {
      takeOver.current = true
      setFiles(fresh.files)
      autosave.adopt(savedAnswers(fresh.answers))
      setEpoch((count) => count + 1)
      void autosave.flush()
    },
    /** After submission: deletes everything stored on this device. */
    finish() {
      autosave.finish()
      drafts.clear()
      stored.savePlace(null)
    },
  }
}

type Drafts = Record<string, string>

function useDrafts(at: At) {
  const [box] = useState(() => draftStorage(at))
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
