import { CallError } from '@trilha/web/data/call.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconBrandLinkedin } from '@trilha/web/ui/icons.tsx'
import { useAlive } from '@trilha/web/ui/useAlive.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './auth.module.css'
import { leaveForLinkedIn } from './social.data.ts'
import { useErrorText } from './useErrorText.ts'

/** Sign-in by the professional network; where it is not configured it says so (docs/product/accounts.md#linkedin). */
export function LinkedInButton({
  again = false,
}: {
  /** A second try: the page that was wanted at the first is still known. */
  again?: boolean
}) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const alive = useAlive()
  const returnTo = safePath(useSearchParams()[0].get('returnTo'))
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function leave() {
    setFailure(null)
    setLeaving(true)
    try {
      await leaveForLinkedIn(again ? undefined : returnTo)
    } catch (error) {
      setFailure(error)
      setLeaving(false)
    }
  }
  const away = failure instanceof CallError && failure.id === 'social-unavailable'
  return (
    <div>
      <Button
        block
        variant="outline"
        className={styles.linkedIn}
        icon={<IconBrandLinkedin />}
        loading={leaving}
        disabled={!alive}
        onClick={() => void leave()}
      >
        {t('login.linkedIn')}
      </Button>
      <output className={styles.said}>
        {failure !== null && (
          <Alert tone={away ? 'info' : 'bad'} className={styles.below}>
            {away ? t('login.linkedInAway') : errorText(failure)}
          </Alert>
        )}
      </output>
    </div>
  )
}
