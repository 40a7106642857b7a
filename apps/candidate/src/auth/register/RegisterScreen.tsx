import { registerBody } from '@trilha/contracts/accounts/accounts'
import { CallError } from '@trilha/web/data/call.ts'
import { register } from '@trilha/web/data/session.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { sendPhoto } from '../auth.data.ts'
import { typedBirthDate } from '../birthDate.ts'
import { AuthFooter } from '../AuthFooter.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import { isReturnToApply } from '../isReturnToApply.ts'
import { usePreviousEmail, type EmailState } from '../previousEmail.ts'
import { usePartner } from './partner.ts'
import { useRegisterPhoto } from './photo.draft.ts'
import { useRegisterDraft } from './register.draft.ts'
import { fieldNames, isOptional, type RegisterValues } from './register.values.ts'
import { RegisterOptional } from './RegisterOptional.tsx'
import { RegisterRequired } from './RegisterRequired.tsx'
import { safePath } from '@trilha/web/data/safePath.ts'
import { useErrorText } from '../useErrorText.ts'
import { useRedirectSignedIn } from '../useRedirectSignedIn.ts'
import styles from './RegisterScreen.module.css'

const schema = z.extend(registerBody, { birthDate: typedBirthDate })

/** Registration of a candidate: five required fields, the rest now or later. */
export default function RegisterScreen() {
  const { t } = useTranslation('auth')
  const [isNew, setIsNew] = useState(false)
  const leaving = useRedirectSignedIn(isNew ? paths.firstSteps() : paths.home())
  const partnerId = usePartner()
  const returnTo = safePath(useSearchParams()[0].get('returnTo'))
  const email = usePreviousEmail()
  const form = useForm<RegisterValues>(schema, { ...(email && { email }) })
  const hasOptional = useRegisterDraft(form, leaving)
  const [opened, setOpened] = useState<boolean>()
  const { photo, choose } = useRegisterPhoto()
  const optionalOpen = opened ?? (hasOptional || photo !== null)
  const [failure, setFailure] = useState<unknown>(null)

  const openIfOptional = (refusedFields: readonly string[]) => {
    if (refusedFields.some(isOptional)) setOpened(true)
  }
  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(null)
      // Before the session starts, because that already leads away from here.
      setIsNew(true)
      try {
        const user = await register({
          ...typed,
          // These three fields are always sent, also when empty (specification, section 7).
          number: typed.number ?? null,
          partnerId: partnerId ?? null,
          user: { email: typed.email },
        })
        toast.success(t('register.success'))
        // The account exists even if the photo fails; the upload continues during navigation.
        if (photo) sendPhoto(user, photo.file).catch(() => toast.error(t('register.photoFailed')))
      } catch (error) {
        setIsNew(false)
        if (showFieldErrors(error, form, fieldNames)) setFailure(error)
        if (error instanceof CallError) openIfOptional(error.errors.map(({ field }) => field))
      }
    },
    (errors) => openIfOptional(Object.keys(errors)),
  )

  // "Quero participar" leads here, also people who have an account: they see at once where to sign in.
  const isToApply = isReturnToApply(returnTo)
  const toLogin = (
    <>
      {t('register.known')}{' '}
      <Link className="link" to={paths.login({ ...(returnTo && { returnTo }) })}>
        {t('register.login')}
      </Link>
    </>
  )
  return (
    <>
      <PageHead title={t('register.head')} description={t('register.description')} />
      <AuthHeading title={t('register.title')}>
        {isToApply ? (
          <>
            {t('register.leadToApply')} {toLogin}
          </>
        ) : (
          t('register.lead')
        )}
      </AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting || leaving}
        submit={{ label: t('register.submit'), busy: t('register.busy') }}
        problem={
          failure === null ? null : (
            <RegisterProblem
              failure={failure}
              email={form.getValues('email')}
              {...(returnTo && { returnTo })}
            />
          )
        }
      >
        <RegisterRequired form={form} />
        <RegisterOptional
          form={form}
          open={optionalOpen}
          onOpen={setOpened}
          photo={photo}
          onPhoto={choose}
        />
      </AuthForm>
      {!isToApply && <AuthFooter>{toLogin}</AuthFooter>}
    </>
  )
}

type RegisterProblemProps = { failure: unknown; email: string | undefined; returnTo?: string }

/** The error of the form. For an existing e-mail or CPF it offers sign-in and a new password. */
function RegisterProblem({ failure, email, returnTo }: RegisterProblemProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const taken =
    failure instanceof CallError && (failure.id === 'email-taken' || failure.id === 'cpf-taken')
  const state = { email } satisfies EmailState
  return (
    <Alert tone={taken ? 'warn' : 'bad'} announce="assertive">
      {errorText(failure)}
      {taken && (
        <p className={styles.ways}>
          <Link
            className="link link--tap"
            to={paths.login({ ...(returnTo && { returnTo }) })}
            state={state}
          >
            {t('register.login')}
          </Link>
          <Link className="link link--tap" to={paths.resetPassword()} state={state}>
            {t('register.newPassword')}
          </Link>
        </p>
      )}
    </Alert>
  )
}
