import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { confirmEmail } from '../accounts/accounts.data.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthHeading } from './AuthHeading.tsx'
import { useErrorText } from './useErrorText.ts'

/**
 * Taking a new e-mail with the key of its mail (`?key=`). One press, since programs that look at
 * mail open its links by themselves.
 */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('auth')
  const key = useSearchParams()[0].get('key') ?? ''
  const [refused, setRefused] = useState(false)
  return (
    <>
      <PageHead title={t('confirm.head')} noindex />
      {refused || key === '' ? (
        <Refused />
      ) : (
        <Confirm emailKey={key} onRefused={() => setRefused(true)} />
      )}
    </>
  )
}

function Confirm({ emailKey, onRefused }: { emailKey: string; onRefused: () => void }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function confirm() {
    setPending(true)
    setFailure(null)
    try {
      const email = await confirmEmail(emailKey)
      toast.success(t('confirm.done', { email }))
      await navigate(paths.settings(), { replace: true })
    } catch (error) {
      setPending(false)
      if (error instanceof CallError && (error.id === 'key-invalid' || error.status === 400))
        onRefused()
      else setFailure(error)
    }
  }
  return (
    <>
      <AuthHeading title={t('confirm.title')}>{t('confirm.lead')}</AuthHeading>
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
        pending={pending}
        submit={{ label: t('confirm.submit'), busy: t('confirm.busy') }}
        problem={
          failure === null ? null : (
            <Alert tone="bad" announce="assertive">
              {errorText(failure)}
            </Alert>
          )
        }
      >
        {null}
      </AuthForm>
    </>
  )
}

function Refused() {
  const { t } = useTranslation('auth')
  return (
    <>
      <AuthHeading title={t('confirm.refused')} />
      <Alert tone="warn" announce="assertive">
        {t('confirm.again')}
      </Alert>
      <Button size="lg" block render={<Link to={paths.settings()} />}>
        {t('confirm.toAccount')}
      </Button>
    </>
  )
}
