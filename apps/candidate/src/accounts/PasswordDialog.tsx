import { updatePassword } from '@trilha/contracts/accounts/accounts'
import type { User } from '@trilha/contracts/accounts/accounts'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { AccountDialog } from '@trilha/web/accounts/AccountDialog.tsx'
import { useChangePassword } from '@trilha/web/accounts/accounts.data.ts'
import { CallError } from '@trilha/web/data/call.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormPassword } from '../auth/FormField.tsx'
import { PasswordStrength } from '../auth/password/PasswordStrength.tsx'

type Passwords = BodyOf<typeof updatePassword>
const schema = updatePassword.body as NonNullable<typeof updatePassword.body>

/** Changes the password; all other devices are signed out. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('site')
  const form = useForm<Passwords>(schema, { currentPassword: '', newPassword: '' })
  const change = useChangePassword(1, user.id)
  const [failure, setFailure] = useState<string | null>(null)
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null)
    try {
      await change.mutateAsync(passwords)
      toast.success(t('account.password.changed'))
      onClose()
    } catch (error) {
      if (error instanceof CallError && error.id === 'password-wrong')
        form.setFocus('currentPassword')
      setFailure(showFieldErrors(error, form, ['currentPassword', 'newPassword']))
    }
  })
  return (
    <AccountDialog
      title={t('account.password.title')}
      description={t('account.password.lead')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={t('account.password.submit')}
      pending={form.formState.isSubmitting}
      failure={failure}
    >
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <FormPassword
        form={form}
        name="currentPassword"
        label={t('account.password.current')}
        autoComplete="current-password"
        icon={<IconLock />}
      />
      <div>
        <FormPassword
          form={form}
          name="newPassword"
          label={t('account.password.new')}
          autoComplete="new-password"
          icon={<IconLock />}
        />
        <PasswordStrength password={typed ?? ''} name={user.candidate?.name} email={user.email} />
      </div>
    </AccountDialog>
  )
}
