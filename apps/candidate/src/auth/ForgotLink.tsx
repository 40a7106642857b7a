import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { KeptEmail } from './keptEmail.ts'
import styles from './auth.module.css'

/** Leads to a new password; the e-mail that was typed goes along. */
export function ForgotLink({ email }: { email: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <p className={styles.center}>
      <Link
        className="link link--tap"
        to={paths.resetPassword()}
        state={{ email } satisfies KeptEmail}
      >
        {t('login.forgot')}
      </Link>
    </p>
  )
}
