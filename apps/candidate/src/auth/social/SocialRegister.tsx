import { registerWithUserBody } from '@trilha/contracts/accounts/social'
import { CallError } from '@trilha/web/data/call.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { typedBirthDate } from '../birthDate.ts'
import { AuthForm } from '../AuthForm.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import type { EmailState } from '../previousEmail.ts'
import { usePartner } from '../register/partner.ts'
import { BirthAndTerms, NameAndEmail } from '../register/RegisterFields.tsx'
import { registerWithUser, popReturnTo, storedReturnTo } from './social.data.ts'
import type { Needed } from './SocialScreen.tsx'
import { useErrorText } from '../useErrorText.ts'
import { wantedPage } from '../useRedirectSignedIn.ts'

const { name, email, acceptedTerms } = registerWithUserBody.shape
const schema = z.object({ name, email, birthDate: typedBirthDate, acceptedTerms })
const fieldNames = ['name', 'email', 'birthDate', 'acceptedTerms'] as const

/** First sign-in with LinkedIn, which gave name and e-mail; two other fields are still missing. */
export function SocialRegister({ needed }: { needed: Needed }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const partnerId = usePartner()
  const form = useForm<z.input<typeof schema>>(schema, {
    name: needed.name ?? '',
    email: needed.email ?? '',
  })
  const [failure, setFailure] = useState<unknown>(null)
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      const user = { proof: needed.proof }
      await registerWithUser({ ...typed, number: null, partnerId: partnerId ?? null, user })
      toast.success(t('register.success'))
      await navigate(wantedPage(popReturnTo()) ?? paths.firstSteps(), { replace: true })
    } catch (error) {
      if (showFieldErrors(error, form, fieldNames)) setFailure(error)
    }
  })
  const returnTo = wantedPage(storedReturnTo())
  const taken = failure instanceof CallError && failure.id === 'email-taken'
  return (
    <>
      <AuthHeading title={t('social.join')}>{t('social.joinLead')}</AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting}
        submit={{ label: t('register.submit'), busy: t('register.busy') }}
        problem={
          failure === null ? null : (
            <Alert tone={taken ? 'warn' : 'bad'} announce="assertive">
              {errorText(failure)}{' '}
              {taken && (
                <Link
                  className="link"
                  to={paths.login({ ...(returnTo && { returnTo }) })}
                  state={{ email: form.getValues('email') } satisfies EmailState}
                >
                  {t('register.login')}
                </Link>
              )}
            </Alert>
          )
        }
      >
        <NameAndEmail form={form} />
        <BirthAndTerms form={form} />
      </AuthForm>
    </>
  )
}
