import { recruiterRoles } from '@trilha/contracts/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'
import { Section, Sections } from '../ui/Section.tsx'
import { teamQuery } from './companies.data.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'
import { SecondStepRule } from './secondStepRule/SecondStepRule.tsx'
import styles from './TeamScreen.module.css'

/** Team members and their roles. */
export default function TeamScreen() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery(teamQuery)
  return (
    <>
      <title>{t('team.documentTitle')}</title>
      <ScreenHead title={t('team.title')}>{t('team.lead')}</ScreenHead>
      <Loaded query={query}>
        {({ members, invitations, manage }) => (
          <Sections>
            {manage && (
              <Section title={t('team.inviteTitle')}>
                <InvitationForm />
                <Invitations invitations={invitations} />
              </Section>
            )}
            <Section title={t('team.people', { count: members.length })}>
              <Members members={members} manage={manage} />
            </Section>
            {manage && <SecondStepRule />}
            <Section title={t('team.roles')}>
              <ul className={styles.roles}>
                {recruiterRoles.map((role) => (
                  <li key={role}>
                    <strong>{t(`roles.${role}.name`)}</strong>: {t(`roles.${role}.about`)}
                  </li>
                ))}
              </ul>
            </Section>
          </Sections>
        )}
      </Loaded>
    </>
  )
}
