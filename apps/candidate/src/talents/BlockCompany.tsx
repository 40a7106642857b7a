import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconBan } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../auth/useErrorText.ts'
import { useBlock } from './talents.data.ts'

/** Below an invitation: blocks further invitations from this company. */
export function BlockCompany({ companyId, company }: { companyId: string; company: string }) {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const block = useBlock()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button variant="plain" size="sm" icon={<IconBan />} onClick={() => setIsConfirming(true)}>
        {t('block.open')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('block.title', { company })}
        confirmLabel={t('block.confirm')}
        cancelLabel={common('actions.cancel')}
        loading={block.isPending}
        loadingText={common('actions.sending')}
        onConfirm={() =>
          block.mutate(companyId, {
            onSuccess: () => {
              setIsConfirming(false)
              toast.success(t('block.done', { company }))
            },
          })
        }
        error={
          block.isError && (
            <Alert tone="bad" announce="assertive">
              {errorText(block.error)}
            </Alert>
          )
        }
      >
        {t('block.text')}
      </ConfirmDialog>
    </>
  )
}
