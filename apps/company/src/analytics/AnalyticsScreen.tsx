import type { Handle } from '@trilha/web/router/handle.ts'
import type { Analytics } from '@trilha/contracts/analytics/analytics'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { BackLink } from '../ui/screen/BackLink.tsx'
import { analyticsQuery, type ScopeQuery } from './analytics.data.ts'
import { faultOf, periodOf, scopeOf, vacancyOf, withScope } from './analytics.scope.ts'
import styles from './AnalyticsScreen.module.css'
import { NumberTiles } from './charts/NumberTiles.tsx'
import { DropOffFigure } from './DropOffFigure.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import { ImpactPart } from './ImpactPart.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { SourcesPart } from './SourcesPart.tsx'
import { TimesFigure } from './TimesFigure.tsx'
import { VacanciesPart } from './VacanciesPart.tsx'

export const handle = { namespaces: ['analytics'] } satisfies Handle

/** Figures of all vacancies, or of the vacancy in the URL. */
export default function AnalyticsScreen() {
  const { t } = useTranslation('analytics')
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  const period = periodOf(search, now)
  const vacancy = vacancyOf(search)
  const scope = scopeOf(period, vacancy)
  const fault = faultOf(period)
  const query = useQuery({ ...analyticsQuery(scope), enabled: fault === null })
  const shownVacancy = vacancy === undefined ? null : query.data?.vacancy
  return (
    <>
      <title>{t('documentTitle')}</title>
      {vacancy !== undefined && (
        <BackLink to={`?${withScope(search, { vaga: null })}`}>{t('all')}</BackLink>
      )}
      <h1>{t('title')}</h1>
      <p className={styles.lead}>
        {shownVacancy ? t('leadOf', { role: shownVacancy.roleName }) : t('lead')}
      </p>
      {vacancy !== undefined && (
        <p className={styles.lead}>
          <Link to={paths.vacancy(vacancy)}>{t('toBoard')}</Link>
        </p>
      )}
      <PeriodForm period={period} now={now} />
      {fault === null && (
        <Loaded query={query}>
          {(numbers) =>
            numbers.people === 0 ? (
              <EmptyState title={t('empty.title')} headingLevel="h2">
                {t('empty.text')}
              </EmptyState>
            ) : (
              <Numbers numbers={numbers} scope={scope} />
            )
          }
        </Loaded>
      )}
    </>
  )
}

function Numbers({ numbers, scope }: { numbers: Analytics; scope: ScopeQuery }) {
  const { t } = useTranslation('analytics')
  const tools = (table: 'funnel' | 'times' | 'dropOff' | 'vacancies') => (
    <ExportButton table={table} scope={scope} title={t(`${table}.title`)} />
  )
  return (
    <div className={styles.figures}>
      <Outcomes numbers={numbers} />
      <FunnelFigure numbers={numbers} tools={tools('funnel')} />
      <TimesFigure steps={numbers.steps} tools={tools('times')} />
      <DropOffFigure steps={numbers.steps} tools={tools('dropOff')} />
      <SourcesPart scope={scope} people={numbers.people} />
      <ImpactPart scope={scope} allowed={numbers.can.impact} />
      {numbers.vacancy === null && <VacanciesPart scope={scope} tools={tools('vacancies')} />}
    </div>
  )
}

/** Current outcome of the people who applied in the period. */
function Outcomes({ numbers }: { numbers: Analytics }) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const { people, ends } = numbers
  const shown = [
    ['people', people],
    ['going', ends.going],
    ['hired', ends.hired],
    ['notApproved', ends.notApproved],
    ['withdrew', ends.withdrew],
    ['expired', ends.expired],
    ['cancelled', ends.cancelled],
  ] as const
  return (
    <NumberTiles
      numbers={shown
        .filter(([name, count]) => count > 0 || name !== 'cancelled')
        .map(([name, count]) => ({
          id: name,
          label: t(`ends.${name}`),
          value: number(count),
        }))}
    />
  )
}
