import type { SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { passSecondStep } from '../../data/session.ts'
import { Failure, failureId } from '../../form/Failure.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { CodeInput } from '../../ui/forms/CodeInput.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { Avatar } from '../../ui/media/Avatar.tsx'
import styles from './SecondStepForm.module.css'

export type SecondStepFormProps = {
  needed: SecondStepNeeded
  /** Called after the sign-in. */
  onDone?: () => void
  /**
   * Back to the first step.
   * @param error why; absent when the person wants another account.
   */
  onBack: (error?: unknown) => void
  /** False where a dialog shows the title. */
  hasTitle?: boolean
}

const wrongIds: readonly string[] = ['second-step-wrong', 'recovery-code-wrong']

/** Asks for a code of the authenticator app, or a recovery code, and signs in. */
export default function SecondStepForm({
  needed,
  onDone,
  onBack,
  hasTitle = true,
}: SecondStepFormProps) {
  const { t } = useTranslation(['secondStep', 'common'])
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [isRecovery])

  const send = async (typed: string) => {
    if (pending) return
    if (typed === '') {
      setFailure('required')
      return input.current?.focus()
    }
    setPending(true)
    setFailure(null)
    try {
      await passSecondStep({ ticket: needed.ticket, code: typed, trustDevice })
      onDone?.()
    } catch (error) {
      const id = failureId(error)
      if (id === 'second-step-expired') return onBack(error)
      setFailure(id)
      setPending(false)
      // A wrong code of the app is useless; a recovery code can have one wrong letter.
      if (id === 'second-step-wrong') setCode('')
      if (wrongIds.includes(id)) input.current?.focus()
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(code)
  }
  const switchKind = () => {
    setIsRecovery(!isRecovery)
    setCode('')
    setFailure(null)
  }
  const error =
    failure === 'required'
      ? t('common:fieldErrors.required')
      : failure !== null &&
        wrongIds.includes(failure) &&
        t(`common:errors.${failure as 'second-step-wrong'}`)

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div>
        {hasTitle && <h1>{t('signIn.title')}</h1>}
        <p className={styles.lead}>{t(isRecovery ? 'signIn.recoveryLead' : 'signIn.lead')}</p>
      </div>
      <div className={styles.person}>
        <Avatar name={needed.name} size={38} />
        <div className={styles.who}>
          <b>{needed.name}</b>
          <span className={styles.email}>{needed.email}</span>
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('signIn.switchOf')}
          onClick={() => onBack()}
        >
          {t('signIn.switch')}
        </Button>
      </div>
      {failure === 'too-many-requests' ? (
        <Alert tone="warn" announce="assertive">
          {t('signIn.wait')}
        </Alert>
      ) : (
        <Failure id={error === false ? failure : null} />
      )}
      {isRecovery ? (
        <Field label={t('signIn.recoveryCode')} hint={t('signIn.recoveryHint')} error={error}>
          <TextInput
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      ) : (
        <Field label={t('signIn.code')} hint={t('signIn.codeHint')} error={error}>
          <CodeInput
            ref={input}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void send(digits)}
            digitLabel={(position) => t('signIn.digit', { position })}
          />
        </Field>
      )}
      <Checkbox checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)}>
        {t('signIn.trust')}
      </Checkbox>
      <Button type="submit" size="lg" block loading={pending}>
        {t('common:actions.signIn')}
      </Button>
      <p className={styles.or}>{t('signIn.or')}</p>
      <Button variant="ghost" block onClick={switchKind}>
        {t(isRecovery ? 'signIn.useApp' : 'signIn.useRecovery')}
      </Button>
      <p className={styles.lost}>
        {t('lost.question')}{' '}
        <a className="link" href="/contato" target="_blank">
          {t('lost.contact')}
        </a>
      </p>
    </form>
  )
}
