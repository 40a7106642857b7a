import { deletionDays } from '@trilha/contracts/privacy/privacy'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@trilha/web/data/call.ts'
import { clearSession } from '@trilha/web/data/session.ts'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { PasswordInput } from '@trilha/web/ui/forms/PasswordInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { settingsQuery } from '@trilha/web/accounts/accounts.data.ts'
import { useAskDeletion } from '../accounts.data.ts'
import { Section } from '../Section.tsx'
import type { DialogName } from '../SettingsScreen.tsx'
import styles from './Leave.module.css'

type LeaveProps = {
  /** When the account will be deleted, if that was requested. */
  deletionAt: string | null
  opened: DialogName | null
  onOpen: (opened: DialogName | null) => void
}

/** Account deletion: what is deleted, what must be stored by law, and the seven-day period. */
export function Leave({ deletionAt, opened, onOpen }: LeaveProps) {
  const { t } = useTranslation('account')
  return (
    <Section part="leave">
      <ul className={styles.bullets}>
        <li>{t('leave.goes')}</li>
        <li>{t('leave.trails')}</li>
        <li>{t('leave.stays')}</li>
      </ul>
      {deletionAt === null && (
        <Button
          variant="dangerGhost"
          className={styles.leave}
          icon={<IconTrash />}
          onClick={() => onOpen('leave')}
        >
          {t('leave.ask')}
        </Button>
      )}
      {opened === 'leave' && deletionAt === null && <Confirm onClose={() => onOpen(null)} />}
    </Section>
  )
}

function Confirm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'site'])
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const errorText = useErrorText()
  const fieldError = useFieldError()
  const { data: own } = useQuery(settingsQuery)
  const ask = useAskDeletion()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const needsPassword = own?.hasPassword !== false

  function confirm() {
    const isMissing = needsPassword && password === ''
    setMissing(isMissing)
    if (isMissing) return input.current?.focus()
    ask.mutate(needsPassword ? password : undefined, {
      onSuccess: (date) => void leave(date),
      onError: () => input.current?.select(),
    })
  }
  async function leave(deletionDate: string) {
    toast.info(t('leave.asked', { day: format.day(deletionDate) }))
    // Removes the dialog from the address, so that going back does not open it again.
    await navigate(paths.settings(), { replace: true })
    await clearSession()
  }
  const wrong = ask.error instanceof CallError && ask.error.id === 'password-wrong'
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      confirmIcon={<IconTrash />}
      cancelLabel={common('actions.cancel')}
      loading={ask.isPending}
      loadingText={common('actions.sending')}
      onConfirm={confirm}
      {...(needsPassword && { initialFocus: input })}
      error={
        ask.isError &&
        !wrong && (
          <Alert tone="bad" announce="assertive">
            {errorText(ask.error)}
          </Alert>
        )
      }
    >
      <form
        className="stack"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <p>{t('leave.text', { count: deletionDays })}</p>
        {needsPassword && (
          <Field
            label={t('site:account.password.current')}
            error={
              missing
                ? fieldError('password-required')
                : wrong
                  ? common('errors.password-wrong')
                  : undefined
            }
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
        )}
      </form>
    </ConfirmDialog>
  )
}
