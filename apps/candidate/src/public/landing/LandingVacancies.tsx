import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconArrowRight } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { VacancyCardItem } from '../../vacancies/VacancyCardItem.tsx'
import styles from './LandingVacancies.module.css'

type LandingVacanciesProps = {
  /** Null if loading failed. */
  vacancies: readonly VacancyCard[] | null
  /** True if all of them were published in the last seven days. */
  thisWeek: boolean
}

/** The newest vacancies; four of them on phones. */
export function LandingVacancies({ vacancies, thisWeek }: LandingVacanciesProps) {
  const { t } = useTranslation('public')
  return (
    <section className={styles.section} aria-labelledby="novas">
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 className={styles.title} id="novas">
              {thisWeek ? t('landing.vacancies.thisWeek') : t('landing.vacancies.newest')}
            </h2>
            <p className="lead">{t('landing.vacancies.lead')}</p>
          </div>
          <Button variant="outline" render={<Link to={paths.vacancies()} prefetch="intent" />}>
            {t('landing.vacancies.all')} <IconArrowRight />
          </Button>
        </div>
        {vacancies === null && <Alert tone="warn">{t('landing.vacancies.failed')}</Alert>}
        {vacancies?.length === 0 && <p className="ink2">{t('landing.vacancies.none')}</p>}
        <div className={styles.grid}>
          {vacancies?.map((vacancy) => (
            <VacancyCardItem
              key={vacancy.id}
              variant="compact"
              vacancy={vacancy}
              link={<Link to={paths.vacancy(vacancy)} />}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
