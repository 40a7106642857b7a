import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useEffect } from 'react'
import { hasPending } from './recordings.pending.ts'

/** Resumes uploads of this device on any screen. */
export function useResumeUploads(candidateId: string | undefined): void {
  useEffect(() => {
    if (!candidateId || !hasPending()) return
    void untilLoaded(() => import('./recordings.site.ts')).then(({ recordings }) =>
      recordings.open(candidateId),
    )
  }, [candidateId])
}
