import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { useEffect } from 'react'
import { hasPending } from './recordings.pending.ts'

/** Resumes uploads of this device on any screen. */
export function useContinueUploads(candidateId: string | undefined): void {
  useEffect(() => {
    if (!candidateId || !hasPending(candidateId)) return
    void importWithRetry(() => import('./recordings.site.ts')).then(({ recordings }) =>
      recordings.open(candidateId),
    )
  }, [candidateId])
}
