import type { Passkey } from '@trilha/contracts/accounts/passkeys'
import { useTranslation } from 'react-i18next'
import { failureId } from '../../form/Failure.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { IconTrash } from '../../ui/icons/moreIcons.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { useRemovePasskey } from './passkeys.data.ts'
import { usePasskeyName } from './usePasskeyName.ts'

/** Removes a passkey from the account; the one on the device stays until the person deletes it. */
export function RemovePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const { t } = useTranslation(['passkeys', 'common'])
  const name = usePasskeyName(passkey)
  const remove = useRemovePasskey()
  async function confirm() {
    await remove.mutateAsync(passkey.id)
    toast.success(t('removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { name })}
      confirmLabel={t('removeSubmit')}
      confirmIcon={<IconTrash />}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={() => void confirm().catch(() => undefined)}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      loading={remove.isPending}
      loadingText={t('common:actions.sending')}
      error={
        remove.error && (
          <Alert tone="bad" announce="assertive">
            {t(`common:errors.${failureId(remove.error)}`)}
          </Alert>
        )
      }
    >
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  )
}
