import { changeEmailBody } from '@trilha/contracts/accounts/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../data/call.ts'
import { showFieldErrors, useFieldError, useForm } from '../form/useForm.ts'
import { Field } from '../ui/forms/Field.tsx'
import { IconLock, IconMail } from '../ui/icons/icons.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { useChangeEmail } from './accounts.data.ts'

type EmailDialogProps = {
  /** Side effects of the change, or a note that it has none. */
  note?: string | undefined
  onClose: () => void
}

/** Changes the e-mail address; it takes effect when the link sent to the new address is used. */
export function EmailDialog({ note, onClose }: EmailDialogProps) {
  const { t } = useTranslation(['ownEmail', 'common'])
  const fieldError = useFieldError()
  const form = useForm(changeEmailBody, { newEmail: '', password: '' })
  const { errors, isSubmitting } = form.formState
  const change = useChangeEmail()
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await change.mutateAsync(typed)
      toast.success(t('dialog.sent', { email: typed.newEmail }))
      onClose()
    } catch (error) {
      if (error instanceof CallError && error.id === 'password-wrong') form.setFocus('password')
      setFailure(showFieldErrors(error, form, ['newEmail', 'password']))
    }
  })
  return (
    <AccountDialog
      title={t('change')}
      description={[t('dialog.lead'), note].filter(Boolean).join(' ')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={t('dialog.submit')}
      pending={isSubmitting}
      failure={failure}
    >
      <Field label={t('dialog.new')} error={fieldError(errors.newEmail?.message)}>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          icon={<IconMail />}
          {...form.register('newEmail')}
        />
      </Field>
      <Field label={t('dialog.password')} error={fieldError(errors.password?.message)}>
        <PasswordInput
          autoComplete="current-password"
          icon={<IconLock />}
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
          {...form.register('password')}
        />
      </Field>
    </AccountDialog>
  )
}
