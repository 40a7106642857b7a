import { SignInWay } from '@trilha/web/accounts/signIn/SignInWay.tsx'
import { CallError } from '@trilha/web/data/call.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { IconBrandLinkedin } from '@trilha/web/ui/icons/icons.tsx'
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
  const returnTo = safePath(useSearchParams()[0].get('returnTo'))
  return (
    <SignInWay
      icon={<IconBrandLinkedin className={styles.icon} />}
      label={t('login.linkedIn')}
      signIn={() => redirectToLinkedIn(again ? undefined : returnTo)}
      explain={(failure) =>
        failure instanceof CallError && failure.id === 'social-unavailable'
          ? { tone: 'info', text: t('login.linkedInAway') }
          : { tone: 'bad', text: errorText(failure) }
      }
    />
  )
}
