import { declineInvitationBody } from '@trilha/contracts/invitations'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { focusHeading } from '../applications/focusHeading.ts'
import { WrittenDialog } from '../applications/conversation/WrittenDialog.tsx'
import { useDecline } from './notifications.data.ts'

type DeclineDialogProps = {
  id: string
  company: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const maxLength = 500

/** Declines an invitation, with an optional reason. */
export function DeclineDialog({ id, company, open, onOpenChange }: DeclineDialogProps) {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation('common')
  const decline = useDecline(id)
  const form = useForm<{ reason?: string }>(declineInvitationBody, { reason: '' })
  const reason = form.watch('reason') ?? ''
  return (
    <WrittenDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('decline.title')}
      description={t('decline.text', { company })}
      form={form}
      fields={['reason']}
      send={(body) => decline.mutateAsync(body)}
      onSent={() => {
        toast.success(t('decline.done'))
        focusHeading()
      }}
      submit={(props) => <Button {...props}>{t('invitation.decline')}</Button>}
    >
      {(errorOf) => (
        <Field
          label={t('decline.reason')}
          optional={common('actions.optional')}
          hint={t('decline.reasonHint')}
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
