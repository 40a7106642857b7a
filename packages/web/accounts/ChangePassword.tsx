import { changePasswordByKeyBody, type TypeUser } from '@trilha/contracts/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { Form, FormStack } from '../form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '../form/useForm.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { IconLock } from '../ui/icons/icons.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import type { EntranceFrame } from './ForgotPassword.tsx'
import { changePasswordByKey } from './accounts.data.ts'
import { isKeyRefused, usePasswordKey } from './usePasswordKey.ts'

const schema = z.pick(changePasswordByKeyBody, { newPassword: true })

type ChangePasswordProps = {
  typeUser: TypeUser
  loginPath: string
  forgotPath: string
  Entrance: EntranceFrame
}

/** Sets a new password with the key from the e-mail (`?key=`). */
export function ChangePassword({ typeUser, loginPath, forgotPath, Entrance }: ChangePasswordProps) {
  const { t } = useTranslation(['site', 'common'])
  const key = useSearchParams()[0].get('key') ?? ''
  const fieldError = useFieldError()
  const form = useForm(schema, { newPassword: '' })
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { state, refuse } = usePasswordKey(key)
  if (done)
    return (
      <Entrance title={t('change.done')}>
        <FormStack>
          <Alert tone="ok" announce="polite">
            {t('change.doneText')}
          </Alert>
          <Button size="lg" block render={<Link to={loginPath} replace />}>
            {t('common:actions.signIn')}
          </Button>
        </FormStack>
      </Entrance>
    )
  if (state === 'checking')
    return (
      <Entrance title={t('change.title')}>
        <Spinner large label={t('change.checking')} />
      </Entrance>
    )
  if (state === 'refused')
    return (
      <Entrance title={t('change.refused')}>
        <FormStack>
          <Alert tone="warn" announce="assertive">
            {t('common:errors.key-invalid')}
          </Alert>
          <Button size="lg" block render={<Link to={forgotPath} replace />}>
            {t('change.newLink')}
          </Button>
        </FormStack>
      </Entrance>
    )
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null)
    try {
      await changePasswordByKey(typeUser, { key, newPassword })
      setDone(true)
    } catch (error) {
      if (isKeyRefused(error)) refuse()
      else setFailure(showFieldErrors(error, form, ['newPassword']))
    }
  })
  return (
    <Entrance title={t('change.title')} lead={t('change.lead')}>
      <Form submit={submit} failure={failure}>
        <Field
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          error={fieldError(errors.newPassword?.message)}
        >
          <PasswordInput
            autoComplete="new-password"
            icon={<IconLock />}
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
            {...form.register('newPassword')}
          />
        </Field>
        <Button type="submit" size="lg" block loading={isSubmitting}>
          {t('change.submit')}
        </Button>
      </Form>
    </Entrance>
  )
}
