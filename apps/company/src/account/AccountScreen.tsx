import { useStartedSession } from '@trilha/web/data/session.ts'
import { OwnAccount } from '@trilha/web/accounts/OwnAccount.tsx'
import { useTranslation } from 'react-i18next'
import styles from '../companies/companies.module.css'
import desk from '../desk/desk.module.css'
import { OwnMember } from './OwnMember.tsx'

/** Account settings of a company user. */
export default function AccountScreen() {
  const { t } = useTranslation('desk')
  const { user } = useStartedSession(2)
  if (!user) return null
  return (
    <>
      <title>{t('account.documentTitle')}</title>
      <h1 className={desk.title}>{t('account.title')}</h1>
      <p className={desk.lead}>
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
