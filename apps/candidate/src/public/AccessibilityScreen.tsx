import { useTranslation } from 'react-i18next'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ContactLink } from '../contact/ContactLink.tsx'
import { paths } from '../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import styles from './AccessibilityScreen.module.css'
import { PageHead } from './PageHead.tsx'
import { PublicPage } from './PublicPage.tsx'

export const handle = { namespaces: ['public', 'accessibility'] } satisfies Handle

export function loader({ context }: LoaderFunctionArgs) {
  return { canonical: context.get(serverContext).origin + paths.accessibility() }
}

const done = ['keyboard', 'contrast', 'zoom', 'motion', 'names', 'video', 'time'] as const
const missing = ['people', 'libras', 'captions', 'requests', 'companies'] as const

/** Accessibility statement: the standard we follow, what was checked and how, and known gaps. */
export default function AccessibilityScreen() {
  const { t } = useTranslation('accessibility')
  const { canonical } = useLoaderData<typeof loader>()
  return (
    <PublicPage>
      <PageHead title={t('title')} description={t('description')} canonical={canonical} />
      <article className={`wrap ${styles.page}`}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <h2>{t('standard.title')}</h2>
        <p>{t('standard.text')}</p>
        <p>{t('standard.status')}</p>
        <h2>{t('done.title')}</h2>
        <ul>
          {done.map((item) => (
            <li key={item}>{t(`done.${item}`)}</li>
          ))}
        </ul>
        <h2>{t('checked.title')}</h2>
        <p>{t('checked.text')}</p>
        <h2>{t('missing.title')}</h2>
        <p>{t('missing.text')}</p>
        <ul>
          {missing.map((item) => (
            <li key={item}>{t(`missing.${item}`)}</li>
          ))}
        </ul>
        <h2>{t('process.title')}</h2>
        <p>{t('process.text')}</p>
        <h2>{t('tell.title')}</h2>
        <p>{t('tell.text')}</p>
        <p>
          <ContactLink className="link link--tap">{t('tell.action')}</ContactLink>
        </p>
        <p className="sm ink2">{t('date')}</p>
      </article>
    </PublicPage>
  )
}
