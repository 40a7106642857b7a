import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { IconAlertCircle } from '@trilha/web/ui/icons.tsx'
import { IconCloudCheck, IconCloudUpload, IconWifiOff } from '@trilha/web/ui/icons.more.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Editor.module.css'
import type { Draft } from './useDraft.ts'

/** How what was written stands: with the server, on its way, or on this device alone. */
export function SaveState({ status, saved }: Pick<Draft, 'status' | 'saved'>) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  if (status === 'saving')
    return (
      <output className={styles.saving}>
        <IconCloudUpload /> {t('saved.saving')}
      </output>
    )
  if (status === 'kept' || status === 'refused')
    return (
      <output className={styles.kept}>
        {status === 'kept' ? <IconWifiOff /> : <IconAlertCircle />} {t(`saved.${status}`)}
      </output>
    )
  return (
    <output className={styles.saved}>
      <IconCloudCheck />
      {saved && status === 'idle'
        ? t('saved.at', { when: format.dateTime(saved.at) })
        : t('saved.now')}
    </output>
  )
}

/** A mark beside the buttons that something isn't with the server yet; `SaveState` says it aloud. */
export function UnsentMark({ status }: Pick<Draft, 'status'>) {
  const { t } = useTranslation('editor')
  return (
    <span className={styles.kept} aria-hidden="true">
      {status === 'kept' ? <IconWifiOff /> : <IconAlertCircle />} {t('saved.here')}
    </span>
  )
}
