import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref, useLocation, useSearchParams } from 'react-router'
import { CallError } from '../data/call.ts'
import { logout, useSession } from '../data/session.ts'
import { Failure, failureId } from '../form/Failure.tsx'
import { FormStack } from '../form/Form.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import { confirmEmail } from './accounts.data.ts'
import type { EntranceFrame } from './ForgotPassword.tsx'

type ConfirmEmailProps = {
  typeUser: TypeUser
  /** Path of Minha conta; it leads to the login first if nobody is signed in. */
  accountPath: string
  loginPath: (returnTo: string) => string
  Entrance: EntranceFrame
}

/**
 * Confirms an e-mail address with the key from the mail (`?key=`). It needs the account's own user,
 * and one click, because mail scanners open links automatically.
 */
export function ConfirmEmail({ typeUser, accountPath, loginPath, Entrance }: ConfirmEmailProps) {
  const { t } = useTranslation(['ownEmail', 'common'])
  const key = useSearchParams()[0].get('key') ?? ''
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const { user } = useSession()
  const loginHref = useHref(loginPath(pathname + search))
  /** Somebody else is signed in on this device. */
  const signOut = async () => {
    try {
      await logout()
      window.location.assign(loginHref)
    } catch (error) {
      setFailure(failureId(error))
    }
  }
  const toAccount = (
    <Button size="lg" block render={<Link to={accountPath} replace />}>
      {t('confirm.toAccount')}
    </Button>
  )
  if (email !== null)
    return (
      <Entrance title={t('confirm.done')}>
        <FormStack>
          <Alert tone="ok" announce="polite">
            {t('confirm.doneText', { email })}
          </Alert>
          {toAccount}
        </FormStack>
      </Entrance>
    )
  if (refused || key === '')
    return (
      <Entrance title={t('confirm.refused')}>
        <FormStack>
          <Alert tone="warn" announce="assertive">
            {t('confirm.again')}
          </Alert>
          {toAccount}
        </FormStack>
      </Entrance>
    )
  if (needsSignIn)
    return (
      <Entrance title={t('confirm.signIn')}>
        <FormStack>
          <Alert tone="info" announce="assertive">
            {t('confirm.signInText')}
          </Alert>
          <Failure id={failure} />
          {user ? (
            <Button size="lg" block onClick={() => void signOut()}>
              {t('confirm.signOut')}
            </Button>
          ) : (
            <Button size="lg" block render={<Link to={loginPath(pathname + search)} />}>
              {t('confirm.signInAndConfirm')}
            </Button>
          )}
        </FormStack>
      </Entrance>
    )
  const confirm = async () => {
    setPending(true)
    setFailure(null)
    try {
      setEmail(await confirmEmail(typeUser, key))
    } catch (error) {
      setPending(false)
      if (error instanceof CallError && error.status === 400) setRefused(true)
      else if (error instanceof CallError && error.status === 403) setNeedsSignIn(true)
      else setFailure(failureId(error))
    }
  }
  return (
    <Entrance title={t('confirm.title')} lead={t('confirm.lead')}>
      <FormStack>
        <Failure id={failure} />
        <Button
          size="lg"
          block
          loading={pending}
          loadingText={t('confirm.busy')}
          disabled={!hydrated}
          onClick={() => void confirm()}
        >
          {t('confirm.submit')}
        </Button>
      </FormStack>
    </Entrance>
  )
}
