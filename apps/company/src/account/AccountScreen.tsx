import { useStartedSession } from '@trilha/web/data/session.ts'
import { OwnAccount } from '@trilha/web/accounts/OwnAccount.tsx'
import { useTranslation } from 'react-i18next'
import styles from '../companies/companies.module.css'
import pipeline from '../pipeline/pipeline.module.css'
import { OwnMember } from './OwnMember.tsx'

/** Account settings of a company user. */
export default function AccountScreen() {
  const { t } = useTranslation('pipeline')
  const { user } = useStartedSession(2)
  if (!user) return null
  return (
    <>
      <title>{t('account.documentTitle')}</title>
      <h1 className={pipeline.title}>{t('account.title')}</h1>
      <p className={pipeline.lead}>
        {user.recruiter
          ? t('account.lead', { name: user.recruiter.name, email: user.email })
          : user.email}
      </p>
      <div className={styles.screen}>
        <OwnMember />
      </div>
      <OwnAccount
        user={user}
        emailNote={user.recruiter?.role === 'owner' ? t('account.emailNote') : undefined}
      />
    </>
  )
}
