import { useKeptSince } from '@trilha/web/data/callKept.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { IconWifiOff } from '@trilha/web/ui/icons.more.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that the network is away, that nothing is lost by it, and how old what is shown may be. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const keptSince = useKeptSince()
  const format = useFormat()
  if (online && !keptSince) return null
  return (
    <Alert banner tone="warn" announce="polite" icon={<IconWifiOff />} title={t('offline.title')}>
      {keptSince ? t('offline.kept', { time: format.dateTime(keptSince) }) : t('offline.text')}
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
