import { hasStoredSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import styles from './ForCompaniesScreen.module.css'

export const handle = { namespaces: ['public', 'forCompanies'] } satisfies Handle

export function loader({ context }: LoaderFunctionArgs) {
  return { canonical: context.get(serverContext).origin + paths.companies() }
}

const offers = ['trail', 'evidence', 'law', 'team', 'answers'] as const
const requirements = ['verified', 'answer', 'person'] as const

/**
 * Information for companies: what Trilha offers and requires. Signed-in companies are redirected to
 * their site.
 */
export default function ForCompaniesScreen() {
  const { t } = useTranslation('forCompanies')
  const { canonical } = useLoaderData<typeof loader>()
  useEffect(() => {
    if (hasStoredSession(2)) window.location.replace(paths.companySite())
  }, [])
  return (
    <PublicPage>
      <PageHead title={t('title')} description={t('description')} canonical={canonical} />
      <article className={`wrap ${styles.page}`}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <AccountLinks />
        <h2>{t('offers.title')}</h2>
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer}>
              <h3>{t(`offers.${offer}.title`)}</h3>
              <p>{t(`offers.${offer}.text`)}</p>
            </li>
          ))}
        </ul>
        <h2>{t('asks.title')}</h2>
        <ul className={styles.list}>
          {requirements.map((requirement) => (
            <li key={requirement}>
              <h3>{t(`asks.${requirement}.title`)}</h3>
              <p>{t(`asks.${requirement}.text`)}</p>
            </li>
          ))}
        </ul>
        <AccountLinks />
      </article>
    </PublicPage>
  )
}

/** Links to registration and sign-in. */
function AccountLinks() {
  const { t } = useTranslation('forCompanies')
  return (
    <p className={styles.ways}>
      <Button size="lg" render={<a href={paths.companyRegistration()}>{t('register')}</a>}>
        {t('register')}
      </Button>
      <a className="link link--tap" href={paths.companyLogin()}>
        {t('login')}
      </a>
    </p>
  )
}
