import { useQueryClient } from '@tanstack/react-query'
import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { SecondStep } from '@trilha/web/accounts/signIn/SecondStep.tsx'
import { readSecondStepNeeded } from '@trilha/web/accounts/signIn/secondStepNeeded.ts'
import { login } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/forms/PasswordInput.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useErrorText } from '../auth/useErrorText.ts'
import { paths } from '../paths.ts'

/** Sign-in dialog after the session ended on an open page; the page stays as it is. */
export function SessionEnded({ email }: { email: string }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
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
      await login(email, password, 1)
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
  /** Another account needs a page reload, so that nothing stays in memory. */
  function switchAccount() {
    window.location.assign(paths.login({ returnTo: pathname + search }))
  }

  if (needed)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && setNeeded(null)}
        title={t('ended.secondStep')}
        closeLabel={common('actions.back')}
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
      confirmLabel={common('actions.signIn')}
      cancelLabel={t('ended.other')}
      onConfirm={() => void signIn()}
      onCancel={switchAccount}
      initialFocus={input}
      loading={state === 'pending'}
      loadingText={t('ended.signingIn')}
      error={
        typeof state === 'object' && (
          <Alert tone="bad" announce="assertive">
            {errorText(state.failed)}
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
          error={state === 'missing' && common('fieldErrors.password-required')}
        >
          <PasswordInput
            ref={input}
            name="password"
            autoComplete="current-password"
            showLabel={common('actions.showPassword')}
            hideLabel={common('actions.hidePassword')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {/* Enter submits a form with two fields only if it has a submit button. */}
        <input type="submit" hidden />
      </form>
    </ConfirmDialog>
  )
}
