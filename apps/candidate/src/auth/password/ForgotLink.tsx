import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { EmailState } from '../previousEmail.ts'
import styles from './ForgotLink.module.css'

/** Link to request a new password; passes the typed e-mail along. */
export function ForgotLink({ email }: { email: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <p className={styles.center}>
      <Link
        className="link link--tap"
        to={paths.resetPassword()}
        state={{ email } satisfies EmailState}
      >
        {t('login.forgot')}
      </Link>
    </p>
  )
}
