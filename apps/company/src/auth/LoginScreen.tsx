import { Login } from '@trilha/web/site/Login.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Sign-in for company users. */
export default function LoginScreen() {
  const { t } = useTranslation('pipeline')
  return (
    <Login
      typeUser={2}
      home={paths.vacancies()}
      forgot={paths.forgotPassword()}
      homeLink={<Link to={paths.vacancies()} aria-label={t('login.home')} />}
      words={{
        documentTitle: t('login.documentTitle'),
        panel: t('login.panel'),
        slogan: t('login.slogan'),
        lead: t('login.lead'),
        title: t('login.title'),
        intro: t('login.intro'),
      }}
    >
      <p>
        {t('login.newCompany')}{' '}
        <Link className="link" to={paths.register()}>
          {t('login.register')}
        </Link>
      </p>
      <p>
        <a href="/">{t('login.candidates')}</a>
      </p>
    </Login>
  )
}
