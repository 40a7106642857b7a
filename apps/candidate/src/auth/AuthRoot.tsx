import { useStartedSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { AuthLayout } from '@trilha/web/ui/layout/AuthLayout.tsx'
import { SkipLink } from '@trilha/web/ui/navigation/SkipLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { LanguageSelect } from '../public/LanguageSelect.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import styles from './AuthRoot.module.css'

export const handle = { namespaces: ['auth'] } satisfies Handle

/**
 * Layout of sign-in, sign-up and new password: a landscape next to the form. Initialises the
 * session.
 */
export default function AuthRoot() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const { pathname } = useLocation()
  useStartedSession(1)
  const isRegistration = pathname === paths.register()
  return (
    <>
      <SkipLink>{common('actions.skipToContent')}</SkipLink>
      <AuthLayout
        logoLink={<Link to={paths.landing()} aria-label={t('home')} />}
        panelLabel={t('panel.label')}
        slogan={isRegistration ? t('panel.joinSlogan') : t('panel.slogan')}
        lead={isRegistration ? t('panel.joinLead') : t('panel.lead')}
      >
        <noscript>
          <Alert tone="warn">{t('noScript')}</Alert>
        </noscript>
        <Outlet />
        <div className={styles.language}>
          <LanguageSelect />
        </div>
      </AuthLayout>
    </>
  )
}
