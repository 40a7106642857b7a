import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useStay } from '../accounts/accounts.data.ts'
import { useTold } from '@trilha/web/accounts/useTold.ts'

/** Somebody who asked to have their account deleted came back: until when they may stay. */
export function LeavingBanner({ deletionAt }: { deletionAt: string }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const told = useTold()
  const stay = useStay()
  return (
    <Alert
      banner
      tone="warn"
      title={t('leaving.title', { day: format.day(deletionAt) })}
      action={
        <Button
          size="sm"
          loading={stay.isPending}
          onClick={() => told(stay.mutateAsync(), t('leaving.stayed'))}
        >
          {t('leaving.stay')}
        </Button>
      }
    >
      {t('leaving.text')}
    </Alert>
  )
}
