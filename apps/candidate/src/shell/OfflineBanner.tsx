import { useCachedSince } from '@trilha/web/data/callCached.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { IconWifiOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows that the network is down, that nothing is lost, and the age of cached data. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  const cachedSince = useCachedSince()
  const format = useFormat()
  if (online && !cachedSince) return null
  return (
    <Alert banner tone="warn" announce="polite" icon={<IconWifiOff />} title={t('offline.title')}>
      {cachedSince ? t('offline.kept', { time: format.dateTime(cachedSince) }) : t('offline.text')}
    </Alert>
  )
}

function subscribeToNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
