import type { Handle } from '@trilha/web/router/handle.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { OwnAccount } from '@trilha/web/accounts/OwnAccount.tsx'
import { useTranslation } from 'react-i18next'
import { Screen } from '../shell/Screen.tsx'

export const handle = { namespaces: ['ownEmail', 'passkeys', 'secondStep'] } satisfies Handle

/** Account settings of a Trilha team member. */
export default function AccountScreen() {
  const { t } = useTranslation('admin')
  const { user } = useStartedSession(3)
  if (!user) return null
  return (
    <Screen title={t('account.title')} lead={user.email}>
      <OwnAccount user={user} />
    </Screen>
  )
}
