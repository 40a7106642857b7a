import { loginBody, type TypeUser } from '@trilha/contracts/accounts/accounts'
import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PasskeyButton } from '../accounts/signIn/PasskeyButton.tsx'
import { SecondStep } from '../accounts/signIn/SecondStep.tsx'
import { readSecondStepNeeded } from '../accounts/signIn/secondStepNeeded.ts'
import { safePath } from '../data/safePath.ts'
import { login, useStartedSession } from '../data/session.ts'
import { failureId } from '../form/Failure.tsx'
import { Form } from '../form/Form.tsx'
import { useFieldError, useForm } from '../form/useForm.ts'
import { AuthLayout } from '../ui/layout/AuthLayout.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import type { LinkElement } from '../ui/link.ts'
import { IconLock, IconMail } from '../ui/icons/icons.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './Login.module.css'

type LoginProps = {
  typeUser: TypeUser
  /** Path after the sign-in, if no other page was requested. */
  home: string
  homeLink: LinkElement
  /** Path of the screen for a forgotten password; the typed e-mail is passed along. */
  forgot: string
  words: {
    documentTitle: string
    panel: string
    slogan: string
    lead: string
    title: string
    intro: string
  }
  /** Paragraphs below the form: other links. */
  children?: ReactNode
}

/** The sign-in screen of a site behind a login, with the second step; redirects signed-in users. */
export function Login({ typeUser, home, homeLink, forgot, words, children }: LoginProps) {
  const { t } = useTranslation(['site', 'common'])
  const { isAuthenticated } = useStartedSession(typeUser)
  const [search] = useSearchParams()
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const [needed, setNeeded] = useState<SecondStepNeeded | null>(null)
  const form = useForm(loginBody, { email: '', password: '' })
  const { errors, isSubmitting } = form.formState
  if (isAuthenticated) return <Navigate to={safePath(search.get('returnTo')) ?? home} replace />
  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await login(email, password, typeUser)
    } catch (error) {
      // The e-mail stays; the wrong password is cleared.
      form.resetField('password')
      const next = readSecondStepNeeded(error)
      setNeeded(next)
      setFailure(next ? null : failureId(error))
    }
  })
  const layout = {
    logoLink: homeLink,
    panelLabel: words.panel,
    slogan: words.slogan,
    lead: words.lead,
  }
  if (needed)
    return (
      <AuthLayout {...layout}>
        <title>{words.documentTitle}</title>
        <SecondStep
          needed={needed}
          onBack={(error) => {
            setNeeded(null)
            setFailure(error === undefined ? null : failureId(error))
          }}
        />
      </AuthLayout>
    )
  return (
    <AuthLayout {...layout}>
      <title>{words.documentTitle}</title>
      <h1>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <Form submit={submit} failure={failure}>
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
          {t('common:actions.signIn')}
        </Button>
        <PasskeyButton typeUser={typeUser} />
        <div className={styles.asides}>
          <p>
            <Link className="link link--tap" to={forgot} state={{ email: form.watch('email') }}>
              {t('login.forgot')}
            </Link>
          </p>
          {children}
        </div>
      </Form>
    </AuthLayout>
  )
}
