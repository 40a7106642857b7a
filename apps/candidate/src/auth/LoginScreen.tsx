import { loginBody } from '@trilha/contracts/accounts/accounts'
import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { PasskeyButton } from '@trilha/web/accounts/signIn/PasskeyButton.tsx'
import { SecondStep } from '@trilha/web/accounts/signIn/SecondStep.tsx'
import { readSecondStepNeeded } from '@trilha/web/accounts/signIn/secondStepNeeded.ts'
import { CallError } from '@trilha/web/data/call.ts'
import { login } from '@trilha/web/data/session.ts'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { IconLock, IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthHeading } from './AuthHeading.tsx'
import { ForgotLink } from './password/ForgotLink.tsx'
import { FormField, FormPassword } from './FormField.tsx'
import { isReturnToApply } from './isReturnToApply.ts'
import { usePreviousEmail, type EmailState } from './previousEmail.ts'
import { isLinkedInOffered } from './social/isLinkedInOffered.ts'
import { LinkedInButton } from './social/LinkedInButton.tsx'
import { LinkedInOff } from './social/LinkedInOff.tsx'
import { usePartner } from './register/partner.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { useErrorText } from './useErrorText.ts'
import { useRedirectSignedIn } from './useRedirectSignedIn.ts'
import styles from './LoginScreen.module.css'

/** Sign-in with e-mail and password (specification, sections 2, 4, 5 and 8). */
export default function LoginScreen() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const leaving = useRedirectSignedIn()
  const partnerID = usePartner()
  const returnTo = safePath(useSearchParams()[0].get('returnTo'))
  const form = useForm(loginBody, { email: usePreviousEmail() })
  const email = useWatch({ control: form.control, name: 'email' })
  const [failure, setFailure] = useState<unknown>(null)
  const [needed, setNeeded] = useState<SecondStepNeeded | null>(null)

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await login(typed.email, typed.password, 1)
      toast.success(t('login.success'))
    } catch (error) {
      const next = readSecondStepNeeded(error)
      setNeeded(next)
      setFailure(next ? null : error)
      // docs/decisions/0001-login-failure.md: any response resets the form, except for the e-mail.
      if (error instanceof CallError && error.status > 0)
        form.reset({ email: typed.email, password: '' })
    }
  })

  if (needed)
    return (
      <>
        <PageHead title={t('login.head')} description={t('login.description')} />
        <SecondStep
          needed={needed}
          onDone={() => toast.success(t('login.success'))}
          onBack={(error) => {
            setNeeded(null)
            setFailure(error ?? null)
          }}
        />
      </>
    )
  const wrong = isWrong(failure)
  return (
    <>
      <PageHead title={t('login.head')} description={t('login.description')} />
      <AuthHeading title={t('login.title')}>
        {isReturnToApply(returnTo) ? t('login.leadToApply') : t('login.lead')}
      </AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting || leaving}
        submit={{ label: common('actions.signIn'), busy: t('login.busy') }}
        problem={failure === null ? null : <LoginProblem failure={failure} email={email} />}
        above={
          isLinkedInOffered && (
            <>
              <LinkedInButton />
              <p className={styles.or}>{t('login.or')}</p>
            </>
          )
        }
        below={
          <>
            <PasskeyButton typeUser={1} onDone={() => toast.success(t('login.success'))} />
            {!isLinkedInOffered && <LinkedInOff />}
          </>
        }
      >
        <FormField
          form={form}
          name="email"
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={t('fields.emailExample')}
          icon={<IconMail />}
          {...(wrong && { 'aria-invalid': true })}
        />
        <FormPassword
          form={form}
          name="password"
          label={t('fields.password')}
          autoComplete="current-password"
          icon={<IconLock />}
          {...(wrong && { 'aria-invalid': true })}
        />
      </AuthForm>
      <ForgotLink email={email} />
      <AuthFooter>
        {t('login.new')}{' '}
        <Link
          className="link"
          prefetch="intent"
          to={paths.register({ ...(partnerID && { partnerID }), ...(returnTo && { returnTo }) })}
        >
          {t('login.register')}
        </Link>
      </AuthFooter>
    </>
  )
}

const isWrong = (failure: unknown) =>
  failure instanceof CallError && failure.id === 'invalid-credentials'

/** One fixed message for a wrong e-mail or password; other errors show their own message. */
function LoginProblem({ failure, email }: { failure: unknown; email: string | undefined }) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  if (!isWrong(failure))
    return (
      <Alert tone="bad" announce="assertive">
        {errorText(failure)}
      </Alert>
    )
  return (
    <Alert tone="bad" announce="assertive" title={common('errors.invalid-credentials')}>
      {t('login.wrong')}{' '}
      <Link to={paths.resetPassword()} state={{ email } satisfies EmailState}>
        {t('login.newPassword')}
      </Link>
    </Alert>
  )
}
