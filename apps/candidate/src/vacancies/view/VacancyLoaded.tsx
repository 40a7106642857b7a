import type { VacancyView as Vacancy } from '@trilha/contracts/vacancies/vacancies'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState, ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { Affinity } from '../../selfAssessments/result/Affinity.tsx'
import { BackToSearch } from '../search/BackToSearch.tsx'
import { ApplyButton } from '../apply/ApplyButton.tsx'
import { ApplyError } from '../apply/ApplyError.tsx'
import { PcdChoice } from '../apply/PcdChoice.tsx'
import { PcdLine } from '../apply/PcdLine.tsx'
import { MatchSection } from '../match/MatchSection.tsx'
import { MarkButtons } from '../marks/MarkButtons.tsx'
import { FollowButton } from '../savedSearches/FollowButton.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useApplyStep } from '../apply/useApplyStep.ts'
import { vacancyQuery, type ApplySource } from '../vacancies.data.ts'
import { VacancySkeleton } from './VacancySkeleton.tsx'
import { VacancyView } from './VacancyView.tsx'

type VacancyLoadedProps = {
  /** The id as written in the address. */
  id: string | null | undefined
  source: ApplySource
  /** Shown above the vacancy. */
  notice?: (vacancy: Vacancy) => ReactNode
}

/** A vacancy in the dashboard, or why it cannot be shown. */
export function VacancyLoaded({ id, source, notice }: VacancyLoadedProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const vacancyId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : 0
  const { data, error, refetch } = useQuery({
    ...vacancyQuery(vacancyId),
    enabled: vacancyId > 0,
  })
  if (data) return <Loaded key={data.id} vacancy={data} source={source} notice={notice?.(data)} />
  const gone = vacancyId === 0 || (error instanceof CallError && error.status === 404)
  if (!gone && !error) return <VacancySkeleton />
  return (
    <div className="wrap page">
      <PageHead title={t('view.goneTitle')} />
      {gone ? (
        <EmptyState
          headingLevel="h1"
          art={<EmptyScene />}
          title={t('view.goneTitle')}
          action={<Button render={<Link to={paths.search()} />}>{t('view.others')}</Button>}
        >
          {t('view.goneText')}
        </EmptyState>
      ) : (
        <ErrorState
          headingLevel="h1"
          title={t('view.failedTitle')}
          action={<Button onClick={() => void refetch()}>{common('actions.tryAgain')}</Button>}
        >
          {common(`errors.${error instanceof CallError ? error.id : 'unexpected'}`)}
        </ErrorState>
      )}
    </div>
  )
}

type LoadedProps = { vacancy: Vacancy; source: ApplySource; notice: ReactNode }

function Loaded({ vacancy, source, notice }: LoadedProps) {
  const step = useApplyStep(vacancy, source)
  const { pcd, pcdBox } = step
  const deficiency = step.action === 'apply' ? vacancy.vacanciesDeficiencies : null
  return (
    <>
      <PageHead title={`${vacancy.roleName}, ${vacancy.company.name}`} />
      <VacancyView
        vacancy={vacancy}
        notice={notice}
        back={<BackToSearch address={paths.search} />}
        apply={<ApplyButton step={step} />}
        applyChoice={
          deficiency && (
            <PcdChoice deficiency={deficiency} value={pcd} onChange={step.setPcd} ref={pcdBox} />
          )
        }
        applyLine={deficiency && <PcdLine chosen={pcd.isTicked} box={pcdBox} />}
        applyError={<ApplyError step={step} />}
        share={<ShareButton title={vacancy.roleName} path={paths.vacancy(vacancy)} />}
        marks={<MarkButtons vacancy={vacancy} />}
        follow={<FollowButton company={vacancy.company} />}
        match={<MatchSection vacancy={vacancy} />}
        affinity={<Affinity companyId={vacancy.company.id} />}
        report={<ReportDialog vacancyId={vacancy.id} />}
        vacancyLink={({ id }) => <Link to={paths.viewVacancy(id)} prefetch="intent" />}
      />
    </>
  )
}
