import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import pipeline from '../pipeline/pipeline.module.css'
import { paths } from '../paths.ts'
import styles from '../companies/companies.module.css'

const parts = ['keys', 'webhooks', 'feeds'] as const

type IntegrationsFrameProps = { part: (typeof parts)[number]; children: ReactNode }

/** Common layout of the integration screens: title, tabs, link to the docs. */
export function IntegrationsFrame({ part, children }: IntegrationsFrameProps) {
  const { t } = useTranslation('integrations')
  const links = { keys: paths.apiKeys(), webhooks: paths.webhooks(), feeds: paths.feeds() }
  return (
    <>
      <title>{t('documentTitle', { part: t(`parts.${part}`) })}</title>
      <h1 className={pipeline.title}>{t('title')}</h1>
      <p className={pipeline.lead}>
        {t('lead')}{' '}
        <a className="link" href={paths.developers()}>
          {t('docs')}
        </a>
      </p>
      <TabLinks
        label={t('title')}
        links={parts.map((name) => (
          <Link key={name} to={links[name]} aria-current={name === part ? 'page' : undefined}>
            {t(`parts.${name}`)}
          </Link>
        ))}
      />
      <div className={styles.screen}>{children}</div>
    </>
  )
}
