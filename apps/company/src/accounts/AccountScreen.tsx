import type { Handle } from '@trilha/web/router/handle.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { OwnAccount } from '@trilha/web/accounts/OwnAccount.tsx'
import { useTranslation } from 'react-i18next'
import { Sections } from '../ui/Section.tsx'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'
import { OwnMember } from './OwnMember.tsx'

export const handle = { namespaces: ['ownEmail', 'passkeys', 'secondStep'] } satisfies Handle

/** Account settings of a company user. */
export default function AccountScreen() {
  const { t } = useTranslation('pipeline')
  const { user } = useStartedSession(2)
  if (!user) return null
  return (
    <>
      <title>{t('account.documentTitle')}</title>
      <ScreenHead title={t('account.title')}>
        {user.recruiter
          ? t('account.lead', { name: user.recruiter.name, email: user.email })
          : user.email}
      </ScreenHead>
      <Sections>
        <OwnMember />
      </Sections>
      <OwnAccount
        user={user}
        emailNote={user.recruiter?.role === 'owner' ? t('account.emailNote') : undefined}
      />
    </>
  )
}
