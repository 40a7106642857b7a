import { useQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ResultSkeleton } from '../vacancies/search/ResultSkeleton.tsx'
import { VacancyCardItem } from '../vacancies/VacancyCardItem.tsx'
import { recommendedQuery } from '../vacancies/vacancies.data.ts'
import { noFilters, searchOf } from '../vacancies/search/search.ts'
import styles from './HomeScreen.module.css'

/** The best matching vacancies; with an empty profile, those that close first. */
export function BestMatches() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const { data, error, refetch } = useQuery(recommendedQuery)
  const rows = data?.rows
  if (rows?.length === 0) return null
  const matched = rows?.some(({ vacancy }) => vacancy.match !== null) ?? true
  const search = matched ? searchOf({ ...noFilters, sort: 'match' }) : ''
  return (
    <section aria-labelledby="combinam">
      <div className={styles.headingRow}>
        <h2 id="combinam">{t(matched ? 'home.matches' : 'home.vacancies')}</h2>
        <Link className="link link--tap sm" to={paths.search(search)} prefetch="intent">
          {t('home.allVacancies')}
        </Link>
      </div>
      {rows ? (
        <ul className={styles.matches}>
          {rows.map(({ vacancy, reasons }) => (
            <li key={vacancy.id}>
              <VacancyCardItem
                vacancy={vacancy}
                reasons={reasons}
                link={<Link to={paths.viewVacancy(vacancy.id)} prefetch="intent" />}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('home.matchesFailed')}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common('actions.tryAgain')}
            </Button>
          }
        />
      ) : (
        <ResultSkeleton cards={3} />
      )}
    </section>
  )
}
