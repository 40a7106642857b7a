import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useCancelDeletion } from '../accounts/accounts.data.ts'
import { useResultToast } from '@trilha/web/accounts/useResultToast.ts'

/** The account is scheduled for deletion: shows the date, and a button to cancel it. */
export function LeavingBanner({ deletionAt }: { deletionAt: string }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const reportResult = useResultToast()
  const stay = useCancelDeletion()
  return (
    <Alert
      banner
      tone="warn"
      title={t('leaving.title', { day: format.day(deletionAt) })}
      action={
        <Button
          size="sm"
          loading={stay.isPending}
          onClick={() => reportResult(stay.mutateAsync(), t('leaving.stayed'))}
        >
          {t('leaving.stay')}
        </Button>
      }
    >
      {t('leaving.text')}
    </Alert>
  )
}
