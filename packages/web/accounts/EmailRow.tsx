import type { AccountSettings } from '@trilha/contracts/accounts/settings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/useFormat.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { IconMail } from '../ui/icons/icons.tsx'
import { useCancelEmailChange } from './accounts.data.ts'
import { Row } from './Row.tsx'
import { useResultToast } from './useResultToast.ts'

type EmailRowProps = {
  own: AccountSettings
  onChange: () => void
  /** Reason why the address cannot be changed now. */
  disabledReason?: string
}

/** The account's e-mail, a button to change it, and a pending new address. */
export function EmailRow({ own, onChange, disabledReason }: EmailRowProps) {
  const { t } = useTranslation('ownEmail')
  return (
    <Row
      icon={<IconMail />}
      title={t('label')}
      detail={own.email}
      action={
        <Button
          variant="outline"
          size="sm"
          {...(disabledReason !== undefined && { disabledReason })}
          onClick={onChange}
        >
          {t('change')}
        </Button>
      }
    >
      {own.pendingEmail && <Pending pending={own.pendingEmail} />}
    </Row>
  )
}

/** A new address that is not confirmed yet. */
function Pending({ pending }: { pending: NonNullable<AccountSettings['pendingEmail']> }) {
  const { t } = useTranslation('ownEmail')
  const format = useFormat()
  const cancel = useCancelEmailChange()
  const reportResult = useResultToast()
  return (
    <Alert
      tone="info"
      action={
        <Button
          variant="ghost"
          size="sm"
          loading={cancel.isPending}
          onClick={() => reportResult(cancel.mutateAsync(undefined))}
        >
          {t('cancel')}
        </Button>
      }
    >
      {t('pending', { email: pending.email, until: format.dateTime(pending.expiresAt) })}
    </Alert>
  )
}
