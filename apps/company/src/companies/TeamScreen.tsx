import { recruiterRoles } from '@trilha/contracts/accounts/accounts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import pipeline from '../pipeline/pipeline.module.css'
import { teamQuery } from './companies.data.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'
import styles from './companies.module.css'

/** Team members and their roles. */
export default function TeamScreen() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery(teamQuery)
  return (
    <>
      <title>{t('team.documentTitle')}</title>
      <h1 className={pipeline.title}>{t('team.title')}</h1>
      <p className={pipeline.lead}>{t('team.lead')}</p>
      <Loaded query={query}>
        {({ members, invitations, manage }) => (
          <div className={styles.screen}>
            {manage && (
              <Card as="section" className={styles.part}>
                <h2 className={styles.partTitle}>{t('team.inviteTitle')}</h2>
                <InvitationForm />
                <Invitations invitations={invitations} />
              </Card>
            )}
            <Card as="section" className={styles.part}>
              <h2 className={styles.partTitle}>{t('team.people', { count: members.length })}</h2>
              <Members members={members} manage={manage} />
            </Card>
            <Card as="section" className={styles.part}>
              <h2 className={styles.partTitle}>{t('team.roles')}</h2>
              <ul className={styles.roles}>
                {recruiterRoles.map((role) => (
                  <li key={role}>
                    <strong>{t(`roles.${role}.name`)}</strong>: {t(`roles.${role}.about`)}
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </Loaded>
    </>
  )
}
