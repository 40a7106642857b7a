import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import pipeline from '../pipeline/pipeline.module.css'
import { paths } from '../paths.ts'

/** Tabs: the search, and sent invitations. */
export function TalentTabs({ current }: { current: 'search' | 'sent' }) {
  const { t } = useTranslation('talents')
  return (
    <TabLinks
      label={t('tabs.label')}
      className={pipeline.columns ?? ''}
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
