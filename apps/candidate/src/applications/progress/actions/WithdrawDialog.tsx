import { withdrawBody, type ApplicationView } from '@trilha/contracts/applications/applications'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconDoorExit } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useWithdraw } from '../../applications.data.ts'
import { focusHeading } from '../../focusHeading.ts'
import { WrittenDialog } from '../../conversation/WrittenDialog.tsx'

type WithdrawDialogProps = {
  application: ApplicationView
  open: boolean
  onOpenChange: (open: boolean) => void
}

const maxLength = 500

/** Withdraws the application, with an optional reason. */
export function WithdrawDialog({ application, open, onOpenChange }: WithdrawDialogProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const withdraw = useWithdraw(application.id)
  const form = useForm<{ reason: string }>(withdrawBody, { reason: '' })
  const reason = form.watch('reason')
  return (
    <WrittenDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.title')}
      description={t('withdraw.text', { company: application.vacancy.company.name })}
      form={form}
      fields={['reason']}
      send={(body) => withdraw.mutateAsync(body)}
      onSent={() => {
        toast.success(t('withdraw.done'))
        focusHeading()
      }}
      cancel={t('withdraw.stay')}
      submit={(props) => (
        <Button {...props} variant="danger" icon={<IconDoorExit className="i i--dir" />}>
          {t('withdraw.open')}
        </Button>
      )}
    >
      {(errorOf) => (
        <Field
          label={t('withdraw.reason')}
          optional={common('actions.optional')}
          hint={t('withdraw.reasonHint')}
          error={errorOf('reason')}
        >
          <TextArea
            rows={3}
            limit={maxLength}
            counter={(_, limit) => t('counter', { used: reason.length, limit })}
            {...form.register('reason')}
          />
        </Field>
      )}
    </WrittenDialog>
  )
}
