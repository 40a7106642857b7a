import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Starts the service worker; loaded lazily, so that it never delays the page. */
export function Worker() {
  const { i18n } = useTranslation()
  useEffect(() => {
    void importWithRetry(() => import('./registerWorker.ts')).then(({ startWorker }) =>
      startWorker(i18n),
    )
  }, [i18n])
  return null
}
