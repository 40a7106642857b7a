import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { onWaitingToast } from '@trilha/web/ui/toast.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const Toaster = lazy(async () => ({
  default: (await untilLoaded(() => import('@trilha/web/ui/Toaster.tsx'))).Toaster,
}))

/**
 * Short messages, on every page: what is said while one page gives way to another is still shown.
 * Fetched when the first message waits, so that a page without messages does not pay for them.
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
