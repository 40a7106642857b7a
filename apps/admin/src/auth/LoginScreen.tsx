import { loginBody } from '@trilha/contracts/accounts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { login, useStartedSession } from '@trilha/web/data/session.ts'
import { useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { AuthLayout } from '@trilha/web/ui/AuthLayout.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/PasswordInput.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Failure, failureOf } from '../shell/Failure.tsx'
import styles from './LoginScreen.module.css'

/** Signing in as somebody of Trilha's own team. */
export default function LoginScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const { isAuthenticated } = useStartedSession(3)
  const [search] = useSearchParams()
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(loginBody, { email: '', password: '' })
  const { errors, isSubmitting } = form.formState
  if (isAuthenticated)
    return <Navigate to={safePath(search.get('returnTo')) ?? paths.companies()} replace />
  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await login(email, password, 3)
    } catch (error) {
      // The e-mail stays as typed; a wrong password is typed anew.
      form.resetField('password')
      setFailure(failureOf(error))
    }
  })
  return (
    <AuthLayout
      logoLink={<Link to={paths.companies()} aria-label={t('shell.home')} />}
      panelLabel={t('login.panel')}
      slogan={t('login.slogan')}
      lead={t('login.lead')}
    >
      <title>{t('login.documentTitle')}</title>
      <h1>{t('login.title')}</h1>
      <p className={styles.intro}>{t('login.intro')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <Failure id={failure} />
        <Field label={t('login.email')} error={fieldError(errors.email?.message)}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={t('login.password')} error={fieldError(errors.password?.message)}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
            {...form.register('password')}
          />
        </Field>
        <Button type="submit" size="lg" block loading={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </AuthLayout>
  )
}
