import { Alert } from '@trilha/web/ui/Alert.tsx'
import { IconWifiOff } from '@trilha/web/ui/icons.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that the network is away, and that nothing is lost by it. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <Alert banner tone="warn" announce="polite" icon={<IconWifiOff />} title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  )
}

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
