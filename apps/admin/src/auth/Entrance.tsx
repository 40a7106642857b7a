import { AuthLayout } from '@trilha/web/ui/layout/AuthLayout.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './Entrance.module.css'

type EntranceProps = { title: string; lead?: ReactNode; children: ReactNode }

/** Layout of the password and e-mail confirmation pages, with a link to sign in. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const { t } = useTranslation(['admin', 'site'])
  return (
    <AuthLayout
      logoLink={<Link to={paths.companies()} aria-label={t('login.home')} />}
      panelLabel={t('login.panel')}
      slogan={t('login.slogan')}
      lead={t('login.lead')}
    >
      <title>{t('shell.documentTitle', { title })}</title>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      <p className={styles.login}>
        <Link className="link" to={paths.login()}>
          {t('site:forgot.toLogin')}
        </Link>
      </p>
    </AuthLayout>
  )
}
