import { Login } from '@trilha/web/site/Login.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Sign-in for Trilha's team. */
export default function LoginScreen() {
  const { t } = useTranslation('admin')
  return (
    <Login
      typeUser={3}
      home={paths.companies()}
      forgot={paths.forgotPassword()}
      homeLink={<Link to={paths.companies()} aria-label={t('login.home')} />}
      words={{
        documentTitle: t('login.documentTitle'),
        panel: t('login.panel'),
        slogan: t('login.slogan'),
        lead: t('login.lead'),
        title: t('login.title'),
        intro: t('login.intro'),
      }}
    />
  )
}
