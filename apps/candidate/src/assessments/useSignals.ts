import { useEffect, useEffectEvent } from 'react'
import { reportSignal, type At } from './assessments.data.ts'

/** Notes that the page was left and returned to, where the test tells the company of it. */
export function useSignals(at: At, on: boolean): void {
  const changed = useEffectEvent(() => {
    if (on) reportSignal(at, { signal: document.hidden ? 'left' : 'returned' })
  })
  useEffect(() => {
    const listen = () => changed()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}
