import type { NotificationRow } from '@trilha/contracts/notifications/notifications'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Announcement.module.css'
import { splitMessage } from '@trilha/web/notifications/notifications.words.ts'

type AnnouncementProps = {
  /** Null while closed. */
  row: NotificationRow | null
  onClose: () => void
  finalFocus: RefObject<HTMLElement | null>
}

/** The popup of a notification of type 6. The server sanitised its HTML when it was saved. */
export function Announcement({ row, onClose, finalFocus }: AnnouncementProps) {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation('common')
  const [last, setLast] = useState(row)
  // Keeps the content during the closing animation.
  if (row && row !== last) setLast(row)
  const { title, text } = splitMessage(last?.message ?? '')
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<span lang="pt-BR">{title.replace(/\.$/, '') || t('announcement')}</span>}
      description={<span lang="pt-BR">{text}</span>}
      closeLabel={common('actions.close')}
      finalFocus={finalFocus}
    >
      <div
        className={styles.prose}
        lang="pt-BR"
        dangerouslySetInnerHTML={{ __html: last?.html ?? '' }}
      />
    </Dialog>
  )
}
