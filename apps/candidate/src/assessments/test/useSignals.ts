import { useEffect, useEffectEvent } from 'react'
import { reportSignal, type At } from '../assessments.data.ts'

/** Reports when the page is left and returned to, if the test shares this with the company. */
export function useSignals(at: At, isShared: boolean): void {
  const changed = useEffectEvent(() => {
    if (isShared) reportSignal(at, { signal: document.hidden ? 'left' : 'returned' })
  })
  useEffect(() => {
    const listen = () => changed()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}
