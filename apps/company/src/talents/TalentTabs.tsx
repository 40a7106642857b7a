import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ScreenTabs } from '../ui/screen/ScreenTabs.tsx'

/** Tabs: the search, and sent invitations. */
export function TalentTabs({ current }: { current: 'search' | 'sent' }) {
  const { t } = useTranslation('talents')
  return (
    <ScreenTabs
      label={t('tabs.label')}
      links={[
        <Link
          key="search"
          to={paths.talents()}
          aria-current={current === 'search' ? 'page' : undefined}
        >
          {t('tabs.search')}
        </Link>,
        <Link
          key="sent"
          to={paths.sentInvitations()}
          aria-current={current === 'sent' ? 'page' : undefined}
        >
          {t('tabs.sent')}
        </Link>,
      ]}
    />
  )
}
