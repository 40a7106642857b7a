import { useEffect, useState, useSyncExternalStore } from 'react'
import { useInvalidateApplications } from '../../applications/applications.data.ts'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'

/** Creates an autosave for this screen, and sends pending answers when the network returns. */
export function useAutosave<Answers>(
  create: () => Autosave<Answers>,
): Autosave<Answers> & Autosaved<Answers> {
  const invalidate = useInvalidateApplications()
  const [autosave] = useState(create)
  useEffect(() => {
    const flush = () => void autosave.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      // On unmount: sends pending answers, and refetches so that other screens know the test has
      // begun.
      autosave.stop()
      void autosave.flush().then(invalidate)
    }
  }, [autosave, invalidate])
  return { ...autosave, ...useSyncExternalStore(autosave.subscribe, autosave.read) }
}
