import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useEffect } from 'react'

/** Starts the service worker; loaded lazily, so that it never delays the page. */
export function Worker() {
  useEffect(() => {
    void untilLoaded(() => import('./worker.ts')).then(({ startWorker }) => startWorker())
  }, [])
  return null
}
