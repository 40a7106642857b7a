import { AuthLayout } from '@trilha/web/ui/layout/AuthLayout.tsx'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusRecovery } from '@trilha/web/site/useFocusRecovery.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import styles from './Entrance.module.css'

type EntranceProps = { title: string; lead?: ReactNode; children: ReactNode }

/** Layout of the signed-out pages: registration and mail links. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const { t } = useTranslation(['ownCompany', 'pipeline'])
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content, useLocation().pathname)
  return (
    <AuthLayout
      logoLink={<a href="/empresas" aria-label={t('pipeline:login.home')} />}
      panelLabel={t('pipeline:login.panel')}
      slogan={t('pipeline:login.slogan')}
      lead={t('pipeline:login.lead')}
    >
      <title>{t('entrance.documentTitle', { title })}</title>
      <div ref={content} className={styles.entrance}>
        <h1>{title}</h1>
        {lead && <EntranceLead>{lead}</EntranceLead>}
        {children}
      </div>
      <p className={styles.aside}>
        <Link className="link" to={paths.login()}>
          {t('entrance.login')}
        </Link>
      </p>
    </AuthLayout>
  )
}

/** What the page is for, below its title. */
export function EntranceLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
