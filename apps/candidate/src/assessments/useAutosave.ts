import { useEffect, useState, useSyncExternalStore } from 'react'
import { useReadAgain } from '../applications/applications.data.ts'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'

/** The answers of a test on this page, on this device and on the server. */
export function useAutosave<Answers>(
  create: () => Autosave<Answers>,
): Autosave<Answers> & Autosaved<Answers> {
  const readAgain = useReadAgain()
  const [autosave] = useState(create)
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
