import { changeEmailBody } from '@trilha/contracts/accounts.settings'
import { CallError } from '@trilha/web/data/call.ts'
import { placeErrors, useForm } from '@trilha/web/form/useForm.ts'
import { IconLock, IconMail } from '@trilha/web/ui/icons.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField, FormPassword } from '../auth/FormField.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { useChangeEmail } from './accounts.data.ts'

/** Another e-mail: it counts once the link that goes there was used. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const form = useForm(changeEmailBody, { newEmail: '', password: '' })
  const change = useChangeEmail()
  const [failure, setFailure] = useState<unknown>(null)
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await change.mutateAsync(typed)
      toast.success(t('email.sent', { email: typed.newEmail }))
      onClose()
    } catch (error) {
      if (error instanceof CallError && error.id === 'password-wrong') form.setFocus('password')
      if (placeErrors(error, form, ['newEmail', 'password'])) setFailure(error)
    }
  })
  return (
    <AccountDialog
      title={t('email.title')}
      description={t('email.lead')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={t('email.submit')}
      pending={form.formState.isSubmitting}
      failure={failure}
    >
      <FormField
        form={form}
        name="newEmail"
        label={t('email.new')}
        type="email"
        autoComplete="email"
        inputMode="email"
        icon={<IconMail />}
      />
      <FormPassword
        form={form}
        name="password"
        label={t('password.current')}
        autoComplete="current-password"
        icon={<IconLock />}
      />
    </AccountDialog>
  )
}
