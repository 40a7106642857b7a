import { changePasswordByKeyBody } from '@trilha/contracts/accounts/accounts'
import { changePasswordByKey } from '@trilha/web/accounts/accounts.data.ts'
import { isKeyRefused, usePasswordKey } from '@trilha/web/accounts/usePasswordKey.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Spinner } from '@trilha/web/ui/feedback/Spinner.tsx'
import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import { FormPassword } from '../FormField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useErrorText } from '../useErrorText.ts'

const schema = z.pick(changePasswordByKeyBody, { newPassword: true })

/** Sets a new password with the key from the e-mail (`?key=`). */
export default function ChangePasswordScreen() {
  const { t } = useTranslation('auth')
  const key = useSearchParams()[0].get('key') ?? ''
  const { state, refuse } = usePasswordKey(key)
  return (
    <>
      <PageHead title={t('change.head')} noindex />
      {state === 'checking' && (
        <>
          <AuthHeading title={t('change.title')} />
          <Spinner large label={t('change.checking')} />
        </>
      )}
      {state === 'refused' && <KeyRefused />}
      {state === 'works' && <NewPassword passwordKey={key} onRefused={refuse} />}
    </>
  )
}

function NewPassword({ passwordKey, onRefused }: { passwordKey: string; onRefused: () => void }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const form = useForm(schema, {})
  const [failure, setFailure] = useState<unknown>(null)
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null)
    try {
      await changePasswordByKey(1, { key: passwordKey, newPassword })
    } catch (error) {
      if (isKeyRefused(error)) return onRefused()
      if (showFieldErrors(error, form, ['newPassword'])) setFailure(error)
      return
    }
    toast.success(t('change.success'))
    await navigate(paths.login(), { replace: true })
  })
  const password = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <>
      <AuthHeading title={t('change.title')}>{t('change.lead')}</AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting}
        submit={{ label: t('change.submit'), busy: t('change.busy') }}
        problem={
          failure === null ? null : (
            <Alert tone="bad" announce="assertive">
              {errorText(failure)}
            </Alert>
          )
        }
      >
        <div>
          <FormPassword
            form={form}
            name="newPassword"
            label={t('fields.newPassword')}
            hint={t('fields.passwordHint')}
            autoComplete="new-password"
            icon={<IconLock />}
          />
          <PasswordStrength password={password ?? ''} />
        </div>
      </AuthForm>
    </>
  )
}

function KeyRefused() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  return (
    <>
      <AuthHeading title={t('change.refused')} />
      <Alert tone="warn" announce="assertive">
        {common('errors.key-invalid')}
      </Alert>
      <Button size="lg" block render={<Link to={paths.resetPassword()} />}>
        {t('change.newLink')}
      </Button>
    </>
  )
}
