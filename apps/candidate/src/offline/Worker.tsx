import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useEffect } from 'react'

/** Prepares the site for the loss of the network; fetched apart, so that it never stands in the way. */
export function Worker() {
  useEffect(() => {
    void untilLoaded(() => import('./worker.ts')).then(({ startWorker }) => startWorker())
  }, [])
  return null
}
