import { useQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileQuery } from '../candidates/profile/profile.data.ts'
import { paths } from '../paths.ts'
import { ResultSkeleton } from '../vacancies/search/ResultSkeleton.tsx'
import { MarkableCard } from '../vacancies/marks/MarkableCard.tsx'
import { recommendedQuery } from '../vacancies/vacancies.data.ts'
import { noFilters, searchOf } from '../vacancies/search/search.ts'
import { AskFirstSteps } from './AskFirstSteps.tsx'
import styles from './BestMatches.module.css'
import { SectionHead } from './SectionHead.tsx'

/** The best matching vacancies; with an empty profile, the vacancies that close first. */
export function BestMatches() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const { data, error, refetch } = useQuery(recommendedQuery)
  const { data: profile } = useQuery(profileQuery)
  const rows = data?.rows
  if (rows?.length === 0) return null
  const hasMatches = rows?.some(({ vacancy }) => vacancy.match !== null) ?? true
  const wanted = profile?.facts.wantedRoles ?? []
  const firstJob = profile?.facts.firstJob ?? false
  const isByMatch = hasMatches || firstJob
  const search = isByMatch ? searchOf({ ...noFilters, sort: 'match' }) : ''
  const isAsked = profile !== undefined && wanted.length === 0 && !firstJob && !hasMatches
  return (
    <>
      {isAsked && <AskFirstSteps />}
      <section aria-labelledby="combinam">
        <SectionHead
          id="combinam"
          title={t(firstJob ? 'home.beginnings' : hasMatches ? 'home.matches' : 'home.vacancies')}
          all={{ to: paths.search(search), text: t('home.allVacancies') }}
        />
        {(wanted.length > 0 || firstJob) && (
          <p className={styles.wanted}>
            {firstJob
              ? t('home.work.firstJob')
              : t('home.work.looking', { roles: wanted.join(', ') })}{' '}
            <Link className="link link--tap" to={paths.firstSteps()}>
              {t('home.work.change')}
            </Link>
          </p>
        )}
        {rows ? (
          <ul className={styles.list}>
            {rows.map(({ vacancy, reasons }) => (
              <li key={vacancy.id}>
                <MarkableCard
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
    </>
  )
}
