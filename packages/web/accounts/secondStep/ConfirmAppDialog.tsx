import type { prepareAuthenticator } from '@trilha/contracts/accounts/secondStep'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { failureId } from '../../form/Failure.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CodeInput } from '../../ui/forms/CodeInput.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { IconCopy } from '../../ui/icons/icons.tsx'
import { AccountDialog } from '../AccountDialog.tsx'
import styles from './ConfirmAppDialog.module.css'
import { QrCode } from './QrCode.tsx'
import { useConfirmAuthenticator } from './secondStep.data.ts'
import { useStay } from './useStay.ts'

type ConfirmAppDialogProps = {
  title: string
  prepared: ReplyOf<typeof prepareAuthenticator>
  /** The key is too old: start again. */
  onExpired: () => void
  onClose: () => void
  /** Receives the recovery codes. */
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** Groups of four letters, as people type them. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?!$)/g, '$1 ')

/** Shows the key of the authenticator app as a QR code and as text, and asks for the first code. */
export function ConfirmAppDialog({
  title,
  prepared: { ticket, key, address },
  onExpired,
  onClose,
  onConfirmed,
}: ConfirmAppDialogProps) {
  const { t } = useTranslation(['secondStep', 'common'])
  const confirm = useConfirmAuthenticator()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useStay(confirm.isPending)
  const send = async (digits: string) => {
    if (confirm.isPending) return
    setFailure(null)
    try {
      onConfirmed((await confirm.mutateAsync({ ticket, code: digits })).recoveryCodes)
    } catch (error) {
      const id = failureId(error)
      if (id === 'authenticator-key-expired') {
        toast.error(t(`common:errors.${id}`))
        return onExpired()
      }
      setFailure(id)
      if (id === 'second-step-wrong') setCode('')
      input.current?.focus()
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.length === 6) void send(code)
    else {
      setFailure('required')
      input.current?.focus()
    }
  }
  const copyKey = () =>
    navigator.clipboard.writeText(key).then(
      () => toast.success(t('common:actions.copied')),
      () => undefined,
    )
  const isWrong = failure === 'second-step-wrong'
  return (
    <AccountDialog
      title={title}
      description={t('setUp.lead')}
      onClose={onClose}
      onSubmit={submit}
      submit={t('setUp.submit')}
      pending={confirm.isPending}
      size="medium"
      failure={isWrong || failure === 'required' ? null : failure}
    >
      <div className={styles.columns}>
        <QrCode text={address} label={t('setUp.qr')} />
        <ol className={styles.steps}>
          <li>{t('setUp.scan')}</li>
          <li>
            {t('setUp.type')}
            <code className={styles.key}>{grouped(key)}</code>
            <span className={styles.actions}>
              <Button
                variant="outline"
                size="sm"
                icon={<IconCopy />}
                onClick={() => void copyKey()}
              >
                {t('setUp.copyKey')}
              </Button>
              <Button
                variant="plain"
                size="sm"
                className={styles.open}
                render={<a href={address}>{t('setUp.open')}</a>}
              >
                {t('setUp.open')}
              </Button>
            </span>
          </li>
          <li>{t('setUp.write')}</li>
        </ol>
      </div>
      <Field
        label={t('setUp.code')}
        hint={t('setUp.codeHint')}
        error={
          isWrong
            ? t('common:errors.second-step-wrong')
            : failure === 'required' && t('common:fieldErrors.required')
        }
      >
        <CodeInput
          ref={input}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void send(digits)}
          digitLabel={(position) => t('signIn.digit', { position })}
        />
      </Field>
    </AccountDialog>
  )
}
