import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { ConfirmDialog } from '@trilha/web/ui/ConfirmDialog.tsx'
import { useTranslation } from 'react-i18next'
import type { Changed } from './useDraft.ts'

type ConflictDialogProps = {
  /** What somebody else saved; null where nobody did. */
  changed: Changed | null
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people wrote at once: which of the two stays is for the person to say. */
export function ConflictDialog({ changed, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  return (
    <ConfirmDialog
      open={changed !== null}
      title={t('conflict.title')}
      confirmLabel={t('conflict.keep')}
      cancelLabel={t('conflict.take')}
      onConfirm={onKeepMine}
      onCancel={onTakeTheirs}
    >
      {t('conflict.text', {
        who: changed?.by ?? t('conflict.somebody'),
        when: changed?.at ? format.dateTime(changed.at) : '',
      })}
    </ConfirmDialog>
  )
}
