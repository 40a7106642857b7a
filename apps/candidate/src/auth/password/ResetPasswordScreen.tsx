import { forgotPasswordBody } from '@trilha/contracts/accounts/accounts'
import { requestPasswordLink } from '@trilha/web/accounts/accounts.data.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { AuthFooter } from '../AuthFooter.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import { FormField } from '../FormField.tsx'
import { usePreviousEmail } from '../previousEmail.ts'
import { useErrorText } from '../useErrorText.ts'

/** Asks for a link to set a new password. The answer never reveals whether the e-mail is known. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <PageHead title={t('reset.head')} noindex />
      {sentTo === null ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <AuthFooter>
        <Link className="link link--tap" to={paths.login()}>
          {t('reset.toLogin')}
        </Link>
      </AuthFooter>
    </>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const form = useForm(forgotPasswordBody, { email: usePreviousEmail() })
  const [failure, setFailure] = useState<unknown>(null)
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await requestPasswordLink(1, email, paths.changePassword())
      onSent(email)
    } catch (error) {
      if (showFieldErrors(error, form, ['email'])) setFailure(error)
    }
  })
  return (
    <>
      <AuthHeading title={t('reset.title')}>{t('reset.lead')}</AuthHeading>
      <AuthForm
        onSubmit={(event) => void submit(event)}
        pending={form.formState.isSubmitting}
        submit={{ label: t('reset.submit'), busy: common('actions.sending') }}
        problem={
          failure === null ? null : (
            <Alert tone="bad" announce="assertive">
              {errorText(failure)}
            </Alert>
          )
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
        />
      </AuthForm>
    </>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <AuthHeading title={t('reset.sent')} />
      <Alert tone="ok" announce="polite">
        {t('reset.sentText', { email })}
      </Alert>
      <p className="ink2">{t('reset.sentHint')}</p>
      <Button variant="outline" block onClick={onAgain}>
        {t('reset.again')}
      </Button>
    </>
  )
}
