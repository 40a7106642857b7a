import type { User } from '@trilha/contracts/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import { readSecondStepNeeded } from './secondStepNeeded.ts'
import { login } from '../../data/session.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router'
import { failureId } from '../../form/Failure.tsx'
import type { LoginPath } from '../../site/Frame.tsx'

type SessionEndedProps = { user: User; login: LoginPath }

/** Sign-in dialog after the session ended on an open page; the page stays as it is. */
export function SessionEnded({ user, login: loginPath }: SessionEndedProps) {
  const { id, email, typeUser } = user
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [needed, setNeeded] = useState<SecondStepNeeded | null>(null)
  const [state, setState] = useState<'idle' | 'missing' | 'pending' | { failed: unknown }>('idle')

  async function signIn() {
    if (password === '') return setState('missing')
    setState('pending')
    try {
      await login(email, password, typeUser)
      await client.invalidateQueries()
    } catch (failed) {
      const next = readSecondStepNeeded(failed)
      if (next) {
        setState('idle')
        return setNeeded(next)
      }
      setState({ failed })
      input.current?.select()
    }
  }
  const loginHref = useHref(loginPath(pathname + search))
  /** Another account needs a page reload, so that nothing stays in memory. */
  const switchAccount = () => window.location.assign(loginHref)

  if (needed)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && setNeeded(null)}
        title={t('ended.secondStep')}
        closeLabel={t('actions.back')}
        size="small"
      >
        <SecondStep
          needed={needed}
          hasTitle={false}
          onDone={() => void client.invalidateQueries()}
          onBack={(error) => {
            if (error === undefined) return switchAccount()
            setNeeded(null)
            setState({ failed: error })
          }}
        />
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      title={t('ended.title')}
      confirmLabel={t('actions.signIn')}
      cancelLabel={t('ended.other')}
      onConfirm={() => void signIn()}
      onCancel={switchAccount}
      initialFocus={input}
      loading={state === 'pending'}
      loadingText={t('ended.signingIn')}
      error={
        typeof state === 'object' && (
          <Alert tone="bad" announce="assertive">
            {t(`errors.${failureId(state.failed)}`)}
          </Alert>
        )
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void signIn()
        }}
      >
        <p>{t('ended.text')}</p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('ended.password', { email })}
          error={state === 'missing' && t('fieldErrors.password-required')}
        >
          <PasswordInput
            ref={input}
            name="password"
            autoComplete="current-password"
            showLabel={t('actions.showPassword')}
            hideLabel={t('actions.hidePassword')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <PasskeyButton
          typeUser={typeUser}
          onDone={(signedIn) => {
            // Another account needs a page reload, as below.
            if (signedIn.id !== id) window.location.reload()
            else void client.invalidateQueries()
          }}
        />
        {/* Enter submits a form with two fields only if it has a submit button. */}
        <input type="submit" hidden />
      </form>
    </ConfirmDialog>
  )
}
