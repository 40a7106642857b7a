import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Contour } from '../../ui/scenes/Contour.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './LandingCompanies.module.css'

/** Link to the companies' site. */
export function LandingCompanies() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className={`on-deep ${styles.panel}`}>
          <Contour pattern="band" />
          <div>
            <h2>{t('landing.companies.title')}</h2>
            <p>{t('landing.companies.text')}</p>
          </div>
          <Button
            variant="accent"
            size="lg"
            render={<Link reloadDocument to={paths.companies()} />}
          >
            {t('landing.companies.action')}
          </Button>
        </div>
      </div>
    </section>
  )
}
