import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { IconAlertCircle } from '@trilha/web/ui/icons/icons.tsx'
import { IconCloudCheck, IconCloudUpload, IconWifiOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './SaveState.module.css'
import type { Draft } from './useDraft.ts'

/** Where the draft is stored: on the server, on its way there, or on this device only. */
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
      <output className={styles.unsent}>
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

/** Note that changes are not saved. Hidden from screen readers, which read `SaveState`. */
export function UnsentNote({ status }: Pick<Draft, 'status'>) {
  const { t } = useTranslation('editor')
  return (
    <span className={styles.unsent} aria-hidden="true">
      {status === 'kept' ? <IconWifiOff /> : <IconAlertCircle />} {t('saved.here')}
    </span>
  )
}
