import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { onWaitingToast } from '@trilha/web/ui/feedback/toast.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const Toaster = lazy(async () => ({
  default: (await importWithRetry(() => import('@trilha/web/ui/feedback/Toaster.tsx'))).Toaster,
}))

/**
 * Toasts on every page, also across navigation. Loaded when the first message is queued, so that
 * most pages do not load it.
 */
export function Toasts() {
  const { t } = useTranslation('common')
  const [wanted, setWanted] = useState(false)
  useEffect(() => onWaitingToast(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster words={{ region: t('toasts'), close: t('actions.close') }} />
    </Suspense>
  )
}
