import type { RequirementsTest } from '@trilha/contracts/applications'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRefusal, saveAnswers, useReadAgain } from './applications.data.ts'
import { createAutosave, type Autosave, type Autosaved } from './requirementsTest.autosave.ts'
import type { KeptTest } from './requirementsTest.kept.ts'

/** The answers of a test on this page, on this device and on the server. */
export function useAutosave(test: RequirementsTest, kept: KeptTest): Autosave & Autosaved {
  const readAgain = useReadAgain()
  const [autosave] = useState(() =>
    createAutosave({
      known: { facts: test.facts, answers: test.answers },
      save: (answers) => saveAnswers({ id: test.applicationId, stageId: test.stageId }, answers),
      box: kept.box,
      isRefusal,
    }),
  )
  useEffect(() => {
    const flush = () => void autosave.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      // Leaving: what waits goes now, and the other screens learn that the test has begun.
      autosave.stop()
      void autosave.flush().then(readAgain)
    }
  }, [autosave, readAgain])
  return { ...autosave, ...useSyncExternalStore(autosave.subscribe, autosave.read) }
}
