import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { linkLinkedIn as endpoint } from '@trilha/contracts/accounts/social'
import { SecondStep } from '@trilha/web/accounts/signIn/SecondStep.tsx'
import { readSecondStepNeeded } from '@trilha/web/accounts/signIn/secondStepNeeded.ts'
import { CallError } from '@trilha/web/data/call.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { AuthForm } from '../AuthForm.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import { ForgotLink } from '../password/ForgotLink.tsx'
import { FormPassword } from '../FormField.tsx'
import { linkLinkedIn, popReturnTo } from './social.data.ts'
import type { Needed } from './SocialScreen.tsx'
import { useErrorText } from '../useErrorText.ts'

const schema = z.pick(endpoint.body as NonNullable<typeof endpoint.body>, { password: true })

/** An account with this e-mail exists: its password proves that it belongs to the same person. */
export function SocialPassword({ needed }: { needed: Needed }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const form = useForm(schema, { password: '' })
  const [failure, setFailure] = useState<unknown>(null)
  const [secondStep, setSecondStep] = useState<SecondStepNeeded | null>(null)
  const leave = () => navigate(safePath(popReturnTo()) ?? paths.home(), { replace: true })
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await linkLinkedIn(needed.proof, password)
      toast.success(t('login.success'))
      await leave()
    } catch (error) {
      const next = readSecondStepNeeded(error)
      if (next) return setSecondStep(next)
      if (showFieldErrors(error, form, ['password'])) setFailure(error)
    }
  })
  if (secondStep)
    return (
      <SecondStep
        needed={secondStep}
        onDone={() => void leave()}
        onBack={(error) => {
          setSecondStep(null)
          setFailure(error ?? null)
        }}
      />
    )
  const wrong = failure instanceof CallError && failure.id === 'invalid-credentials'
  const email = needed.email ?? ''
  return (
    <>
      <AuthHeading title={t('social.link')}>{t('social.linkLead', { email })}</AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting}
        submit={{ label: t('social.linkSubmit'), busy: t('login.busy') }}
        problem={
          failure === null ? null : (
            <Alert tone="bad" announce="assertive">
              {wrong ? t('social.wrong') : errorText(failure)}
            </Alert>
          )
        }
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
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
    </>
  )
}
