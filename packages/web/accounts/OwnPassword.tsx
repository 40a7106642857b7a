import { updatePassword, type User } from '@trilha/contracts/accounts/accounts'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../data/call.ts'
import { Failure } from '../form/Failure.tsx'
import { showFieldErrors, useFieldError, useForm } from '../form/useForm.ts'
import { Button } from '../ui/actions/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { IconLock } from '../ui/icons/icons.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useChangePassword } from './accounts.data.ts'
import styles from './OwnPassword.module.css'

type Passwords = BodyOf<typeof updatePassword>
const schema = updatePassword.body as NonNullable<typeof updatePassword.body>
const emptyPasswords = { currentPassword: '', newPassword: '' }

/** Changes the password; all other devices are signed out. */
export function OwnPassword({ user }: { user: User }) {
  const { t } = useTranslation(['site', 'common'])
  const fieldError = useFieldError()
  const form = useForm<Passwords>(schema, emptyPasswords)
  const { errors, isSubmitting } = form.formState
  const change = useChangePassword(user.typeUser, user.id)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null)
    try {
      await change.mutateAsync(passwords)
      form.reset(emptyPasswords)
      toast.success(t('account.password.changed'))
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['currentPassword', 'newPassword']))
      if (error instanceof CallError && error.id === 'password-wrong')
        form.setFocus('currentPassword')
    }
  })
  const passwordProps = {
    icon: <IconLock />,
    showLabel: t('common:actions.showPassword'),
    hideLabel: t('common:actions.hidePassword'),
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={styles.fields}
    >
      <Failure id={failure} />
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label={t('account.password.current')}
        error={fieldError(errors.currentPassword?.message)}
      >
        <PasswordInput
          autoComplete="current-password"
          {...passwordProps}
          {...form.register('currentPassword')}
        />
      </Field>
      <Field
        label={t('account.password.new')}
        hint={t('account.password.hint')}
        error={fieldError(errors.newPassword?.message)}
      >
        <PasswordInput
          autoComplete="new-password"
          {...passwordProps}
          {...form.register('newPassword')}
        />
      </Field>
      <Button type="submit" loading={isSubmitting} className={styles.start}>
        {t('account.password.submit')}
      </Button>
    </form>
  )
}
