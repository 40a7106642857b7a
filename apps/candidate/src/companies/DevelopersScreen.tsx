import { webhookEvents } from '@trilha/contracts/webhooks/webhooks'
import { readSample } from '@trilha/contracts/open/sample'
import { verifySample } from '@trilha/contracts/webhooks/sample'
import { useTranslation } from 'react-i18next'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import styles from './DevelopersScreen.module.css'

export const handle = { namespaces: ['public', 'developers'] } satisfies Handle

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(serverContext)
  return { origin, canonical: origin + paths.developers() }
}

const rules = ['raw', 'answer', 'retry', 'once', 'order', 'gone'] as const
const feeds = [
  '/feeds/indeed.xml?empresa=',
  '/feeds/vagas.rss?empresa=',
  '/api/feeds/vacancies?company=',
]

/** API documentation: reading data from Trilha and receiving webhooks. */
export default function DevelopersScreen() {
  const { t } = useTranslation('developers')
  const { origin, canonical } = useLoaderData<typeof loader>()
  const call = `curl '${origin}/api/open/vacancies?limit=50' \\\n  -H 'Authorization: Bearer trilha_...'`
  return (
    <PublicPage>
      <PageHead title={t('title')} description={t('description')} canonical={canonical} />
      <article className={`wrap ${styles.page}`}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p>
          <a className="link link--tap" href={paths.companyIntegrations()}>
            {t('manage')}
          </a>
        </p>
        <h2>{t('api.title')}</h2>
        <p>{t('api.text')}</p>
        <Code label={t('api.sample')} text={call} />
        <h3>{t('api.client')}</h3>
        <Code label={t('api.client')} text={readSample} />
        <p className={styles.ways}>
          <a className="link link--tap" href="/api/docs">
            {t('api.reference')}
          </a>
          <a className="link link--tap" href="/api/open/openapi.json">
            {t('api.openapi')}
          </a>
        </p>
        <h2>{t('webhooks.title')}</h2>
        <p>{t('webhooks.text')}</p>
        <ul>
          {webhookEvents.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
        <h3>{t('webhooks.verify')}</h3>
        <Code label={t('webhooks.verify')} text={verifySample} />
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(`webhooks.rules.${rule}`)}</li>
          ))}
        </ul>
        <h2>{t('feeds.title')}</h2>
        <p>{t('feeds.text')}</p>
        <ul>
          {feeds.map((feed) => (
            <li key={feed}>
              <code>{feed}</code>
            </li>
          ))}
        </ul>
      </article>
    </PublicPage>
  )
}

/** A code sample that scrolls sideways; it can take the focus, so that keys can scroll it. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
