import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { ConfirmEmailNotice } from '../../accounts/ConfirmEmailNotice.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { progressQuery } from '../applications.data.ts'
import { ConversationLink } from '../conversation/ConversationLink.tsx'
import { DecisionMessages } from '../conversation/DecisionMessages.tsx'
import { Loaded } from '../Loaded.tsx'
import { Movement } from './Movement.tsx'
import { Needs } from './actions/Needs.tsx'
import { NextStep } from './next/NextStep.tsx'
import { NoTrail, renderNoTrail } from './NoTrail.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './ProgressScreen.module.css'
import { Pcd } from '../pcd/Pcd.tsx'
import { ProgressColumns } from './ProgressColumns.tsx'
import { ProgressMap } from './map/ProgressMap.tsx'
import { ProgressSkeleton } from './ProgressSkeleton.tsx'
import { stepsOf } from './progress.steps.ts'
import { SimilarTrails } from './SimilarTrails.tsx'
import { StageTrail } from './StageTrail.tsx'
import { waitingScreen } from '../stageScreens.ts'
import { useDates } from '../useDates.ts'
import { useVacancyId } from '../useVacancyId.ts'

export const handle = { namespaces: ['applications', 'assessments', 'vacancies'] } satisfies Handle

/** The trail of one application: current stage, next step and deadline. */
export default function ProgressScreen() {
  const { t } = useTranslation('applications')
  const vacancyId = useVacancyId()
  const query = useQuery({ ...progressQuery(vacancyId), enabled: vacancyId > 0 })
  return (
    <div className={`wrap page ${styles.page}`}>
      <BackLink link={<Link className="only-wide" to={paths.myApplications()} />}>
        {t('mine.title')}
      </BackLink>
      {!query.data && <PageHead title={t('mine.title')} />}
      {!query.data && (query.error || vacancyId === 0) && <h1 className="sr">{t('mine.title')}</h1>}
      {vacancyId === 0 ? (
        <NoTrail />
      ) : (
        <Loaded query={query} skeleton={<ProgressSkeleton />} refused={renderNoTrail}>
          {(application) => <Progress application={application} />}
        </Loaded>
      )}
    </div>
  )
}

function Progress({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const { vacancy } = application
  const steps = stepsOf(application)
  const waiting = useSearchParams()[0].get('abrir') === 'etapa' && waitingScreen(application)
  const endedWithoutJob = application.group === 'finished' && application.state !== 'hired'
  // A reminder of a deadline leads to the stage itself, as long as it waits.
  if (waiting) return <Navigate replace to={waiting} />
  return (
    <>
      <PageHead
        title={t('progress.head', { role: vacancy.roleName, company: vacancy.company.name })}
      />
      <ConfirmEmailNotice />
      <Movement application={application} steps={steps} />
      <ProgressMap application={application} steps={steps} />
      <ProgressColumns
        outcome={<Outcome application={application} />}
        asideLabel={t('progress.aside')}
        aside={
          <>
            <NextStep application={application} />
            <Needs application={application} />
            {application.deficiency && (
              <Pcd id={application.id} deficiency={application.deficiency} />
            )}
            {endedWithoutJob && <SimilarTrails vacancyId={vacancy.id} />}
          </>
        }
      >
        <section aria-labelledby="etapas">
          <h2 id="etapas" className={styles.heading}>
            {t(application.group === 'finished' ? 'progress.path' : 'progress.stages')}
          </h2>
          {application.snapshotAt && (
            <p className={`sm ink2 ${styles.snapshotAt}`}>
              {t('outcome.snapshotAt', {
                company: vacancy.company.name,
                day: dates.shortDay(application.snapshotAt),
              })}
            </p>
          )}
          <StageTrail application={application} steps={steps} />
          <DecisionMessages application={application} />
          <ConversationLink application={application} />
        </section>
      </ProgressColumns>
    </>
  )
}
