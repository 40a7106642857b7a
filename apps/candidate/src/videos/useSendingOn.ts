import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useEffect } from 'react'
import { hasPending } from './recordings.pending.ts'

/** Goes on sending what this device keeps, on whatever screen the person comes back to. */
export function useSendingOn(candidateId: string | undefined): void {
  useEffect(() => {
    if (!candidateId || !hasPending()) return
    void untilLoaded(() => import('./recordings.ts')).then(({ recordings }) =>
      recordings.open(candidateId),
    )
  }, [candidateId])
}
