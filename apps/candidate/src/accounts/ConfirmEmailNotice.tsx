import { failureId } from '@trilha/web/form/Failure.tsx'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useRequestConfirmation } from './accounts.data.ts'
import styles from './ConfirmEmailNotice.module.css'

/** Asks to use the mailed link while the user's e-mail is not confirmed; otherwise nothing. */
export function ConfirmEmailNotice() {
  const { t } = useTranslation(['shell', 'common'])
  const { user } = useSession()
  const request = useRequestConfirmation()
  if (!user || user.isEmailConfirmed) return null
  const { email } = user
  const resend = async () => {
    try {
      const result = await request.mutateAsync()
      const isGood = result === 'sent' || result === 'confirmed'
      toast[isGood ? 'success' : 'error'](t(`confirmEmail.${result}`, { email }))
    } catch (error) {
      toast.error(t(`common:errors.${failureId(error)}`))
    }
  }
  return (
    <Alert
      tone="warn"
      className={styles.notice}
      title={t('confirmEmail.title')}
      action={
        <div className={styles.actions}>
          <Button size="sm" loading={request.isPending} onClick={() => void resend()}>
            {t('confirmEmail.resend')}
          </Button>
          <Button size="sm" variant="outline" render={<Link to={paths.changeEmail()} />}>
            {t('confirmEmail.change')}
          </Button>
        </div>
      }
    >
      {t('confirmEmail.text', { email })}
    </Alert>
  )
}
