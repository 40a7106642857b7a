import { loginBody } from '@trilha/contracts/accounts'
import { CallError } from '@trilha/web/data/call.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { login, useStartedSession } from '@trilha/web/data/session.ts'
import { useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { AuthLayout } from '@trilha/web/ui/AuthLayout.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconLock, IconMail } from '@trilha/web/ui/icons.tsx'
import { PasswordInput } from '@trilha/web/ui/PasswordInput.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import styles from './LoginScreen.module.css'

export default function LoginScreen() {
  const { t } = useTranslation('desk')
  const { isAuthenticated } = useStartedSession(2)
  const [search] = useSearchParams()
  if (isAuthenticated)
    return <Navigate to={safePath(search.get('returnTo')) ?? paths.vacancies()} replace />
  return (
    <AuthLayout
      logoLink={<Link to={paths.vacancies()} aria-label={t('login.home')} />}
      panelLabel={t('login.panel')}
      slogan={t('login.slogan')}
      lead={t('login.lead')}
    >
      <title>{t('login.documentTitle')}</title>
      <h1>{t('login.title')}</h1>
      <p className={styles.intro}>{t('login.intro')}</p>
      <LoginForm />
    </AuthLayout>
  )
}

function LoginForm() {
  const { t } = useTranslation(['desk', 'common'])
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(loginBody, { email: '', password: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await login(email, password, 2)
    } catch (error) {
      // The e-mail stays as typed; a wrong password is typed anew.
      form.resetField('password')
      setFailure(error instanceof CallError ? error.id : 'unexpected')
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {failure && (
        <Alert tone="bad" announce="assertive">
          {t(`common:errors.${failure as 'unexpected'}`)}
        </Alert>
      )}
      <Field label={t('login.email')} error={fieldError(errors.email?.message)}>
        <TextInput
          type="email"
          autoComplete="username"
          icon={<IconMail />}
          {...form.register('email')}
        />
      </Field>
      <Field label={t('login.password')} error={fieldError(errors.password?.message)}>
        <PasswordInput
          autoComplete="current-password"
          icon={<IconLock />}
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
      <p className={styles.aside}>
        {t('login.newCompany')}{' '}
        <Link className="link" to={paths.register()}>
          {t('login.register')}
        </Link>
      </p>
      <p className={styles.aside}>
        <a href="/">{t('login.candidates')}</a>
      </p>
    </form>
  )
}
