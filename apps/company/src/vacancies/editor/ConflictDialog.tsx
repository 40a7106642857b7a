import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { useTranslation } from 'react-i18next'
import type { ConcurrentSave } from './useDraft.ts'

type ConflictDialogProps = {
  /** The save by another user; null if there is none. */
  changed: ConcurrentSave | null
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** After concurrent saves, the user chooses which version to keep. */
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
