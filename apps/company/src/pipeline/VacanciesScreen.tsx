import type { Handle } from '@trilha/web/router/handle.ts'
import { PagedList } from '@trilha/web/site/List.tsx'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { usePage } from '@trilha/web/site/usePage.ts'
import type { PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import { vacancyStates, type VacancyState } from '@trilha/contracts/vacancies/enums'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { QuotaNotice } from '../companies/quota/QuotaNotice.tsx'
import { paths } from '../paths.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { RowCard } from '../ui/RowCard.tsx'
import { ScreenLead } from '../ui/screen/ScreenHead.tsx'
import { ScreenTabs } from '../ui/screen/ScreenTabs.tsx'
import { NewVacancy } from '../vacancies/lifecycle/NewVacancy.tsx'
import { vacanciesQuery } from './pipeline.data.ts'
import styles from './VacanciesScreen.module.css'

export const handle = { namespaces: ['editor', 'stages'] } satisfies Handle

/** States with a tab; archived vacancies are not listed. */
const states = vacancyStates.filter((state) => state !== 'archived')

/** The company's vacancies, overdue answers first; the filter is in the URL. */
export default function VacanciesScreen() {
  const { t } = useTranslation('pipeline')
  const page = usePage()
  const { user } = useStartedSession(2)
  const [search] = useSearchParams()
  const state = states.find((known) => known === search.get('estado'))
  const query = useQuery(vacanciesQuery({ page, limit: 10, ...(state && { state: [state] }) }))
  return (
    <>
      <title>{t('vacancies.documentTitle')}</title>
      <div className={styles.head}>
        <h1>{t('vacancies.title')}</h1>
        {user?.recruiter && user.recruiter.role !== 'evaluator' && (
          <ButtonRow>
            <NewVacancy />
          </ButtonRow>
        )}
      </div>
      <ScreenLead>{t('vacancies.lead')}</ScreenLead>
      <QuotaNotice />
      <StateTabs state={state} byState={query.data?.byState} />
      <PagedList
        query={query}
        empty={t(state ? 'vacancies.noneHere' : 'vacancies.empty')}
        keyOf={({ id }) => id}
      >
        {(vacancy) => <VacancyRow vacancy={vacancy} />}
      </PagedList>
    </>
  )
}

type StateTabsProps = {
  state: VacancyState | undefined
  byState: Partial<Record<string, number>> | undefined
}

/** Tabs for all or one state, with counts. */
function StateTabs({ state, byState }: StateTabsProps) {
  const { t } = useTranslation('pipeline')
  const all = states.reduce((sum, name) => sum + (byState?.[name] ?? 0), 0)
  return (
    <ScreenTabs
      label={t('vacancies.states')}
      links={[undefined, ...states].map((name) => (
        <Link
          key={name ?? 'all'}
          to={name ? `?estado=${name}` : '?'}
          replace
          aria-current={name === state ? 'page' : undefined}
        >
          {t(`vacancies.tab.${name ?? 'all'}`)}{' '}
          {byState && <span className="num">{name ? (byState[name] ?? 0) : all}</span>}
        </Link>
      ))}
    />
  )
}

function VacancyRow({ vacancy }: { vacancy: PipelineVacancy }) {
  const { t } = useTranslation(['pipeline', 'common'])
  const format = useFormat()
  return (
    <RowCard>
      <div>
        <Heading>
          <CardLink
            link={
              <Link
                to={
                  vacancy.state === 'draft' ? paths.editor(vacancy.id) : paths.vacancy(vacancy.id)
                }
              />
            }
          >
            {vacancy.roleName || t('vacancies.untitled')}
          </CardLink>
        </Heading>
        <p className="sm ink2">
          {vacancy.municipality
            ? `${vacancy.municipality.name}, ${vacancy.municipality.state}`
            : t('vacancies.anywhere')}
          {' · '}
          {t(`vacancies.state.${vacancy.state}`, { day: format.shortDay(vacancy.closesOn) })}
          {' · '}
          {t('vacancies.positions', { count: vacancy.positions })}
        </p>
      </div>
      <div className={styles.tags}>
        <Tag>{t('vacancies.applications', { count: vacancy.applications })}</Tag>
        {vacancy.waiting > 0 && (
          <Tag tone="info">{t('vacancies.waiting', { count: vacancy.waiting })}</Tag>
        )}
        {vacancy.overdue > 0 && (
          <Tag tone="warn">{t('vacancies.overdue', { count: vacancy.overdue })}</Tag>
        )}
      </div>
    </RowCard>
  )
}
