import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Sections } from '../ui/Section.tsx'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'

const parts = ['keys', 'webhooks', 'feeds'] as const

type IntegrationsFrameProps = { part: (typeof parts)[number]; children: ReactNode }

/** Common layout of the integration screens: title, tabs, link to the docs. */
export function IntegrationsFrame({ part, children }: IntegrationsFrameProps) {
  const { t } = useTranslation('integrations')
  const links = { keys: paths.apiKeys(), webhooks: paths.webhooks(), feeds: paths.feeds() }
  return (
    <>
      <title>{t('documentTitle', { part: t(`parts.${part}`) })}</title>
      <ScreenHead title={t('title')}>
        {t('lead')}{' '}
        <a className="link" href={paths.developers()}>
          {t('docs')}
        </a>
      </ScreenHead>
      <TabLinks
        label={t('title')}
        links={parts.map((name) => (
          <Link key={name} to={links[name]} aria-current={name === part ? 'page' : undefined}>
            {t(`parts.${name}`)}
          </Link>
        ))}
      />
      <Sections>{children}</Sections>
    </>
  )
}
