import { CallError } from '@trilha/web/data/call.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBrandLinkedin } from '@trilha/web/ui/icons/icons.tsx'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './LinkedInButton.module.css'
import { redirectToLinkedIn } from './social.data.ts'
import { useErrorText } from '../useErrorText.ts'

/** Sign-in with LinkedIn; shows a message if it is not configured (docs/product/accounts.md#linkedin). */
export function LinkedInButton({
  again = false,
}: {
  /** A retry: the page requested at the first attempt is still stored. */
  again?: boolean
}) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const returnTo = safePath(useSearchParams()[0].get('returnTo'))
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function leave() {
    setFailure(null)
    setLeaving(true)
    try {
      await redirectToLinkedIn(again ? undefined : returnTo)
    } catch (error) {
      setFailure(error)
      setLeaving(false)
    }
  }
  const isUnavailable = failure instanceof CallError && failure.id === 'social-unavailable'
  return (
    <div>
      <Button
        block
        variant="outline"
        className={styles.linkedIn}
        icon={<IconBrandLinkedin />}
        loading={leaving}
        disabled={!hydrated}
        onClick={() => void leave()}
      >
        {t('login.linkedIn')}
      </Button>
      <output className={styles.said}>
        {failure !== null && (
          <Alert tone={isUnavailable ? 'info' : 'bad'} className={styles.below}>
            {isUnavailable ? t('login.linkedInAway') : errorText(failure)}
          </Alert>
        )}
      </output>
    </div>
  )
}
