import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import { useSession } from '@trilha/web/data/session.ts'
import { Failure } from '@trilha/web/form/Failure.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { useFocusOnChange } from '../../applications/useFocusOnChange.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { profileQuery } from '../profile/profile.data.ts'
import { CvStep } from './cv/CvStep.tsx'
import { stepOf, stepsAround, type FirstStep } from './firstSteps.steps.ts'
import styles from './FirstStepsScreen.module.css'
import { LivePanel } from './LivePanel.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { StepFooter } from './StepFooter.tsx'
import { StepHead } from './StepHead.tsx'
import { useAnswers } from './useAnswers.ts'
import { WorkStep } from './WorkStep.tsx'

export const handle = {
  namespaces: [
    'firstSteps',
    'candidates',
    'entries',
    'assessments',
    'vacancies',
    'applications',
    'auth',
  ],
} satisfies Handle

/**
 * The questions after the registration: work, place, CV. None has to be answered. The step is in the
 * address, so that the back button and a reload work.
 */
export default function FirstStepsScreen() {
  const { t } = useTranslation('firstSteps')
  const { user } = useSession()
  const step = stepOf(useSearchParams()[0].get('step'))
  const query = useQuery(profileQuery)
  useFocusOnChange(step)
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={t('title')} />
      <div className={styles.column}>
        <StepHead step={step} />
        <Loaded query={query} skeleton={<StepSkeleton />}>
          {(profile) => (
            <Steps profile={profile} candidateId={user?.candidate?.id ?? ''} step={step} />
          )}
        </Loaded>
      </div>
      <LivePanel />
    </div>
  )
}

type StepsProps = { profile: Profile; candidateId: string; step: FirstStep }

function Steps({ profile, candidateId, step }: StepsProps) {
  const { answers, answer, failure } = useAnswers(profile, candidateId)
  const question: Record<FirstStep, () => ReactNode> = {
    work: () => <WorkStep answers={answers} onAnswer={answer} />,
    place: () => <PlaceStep answers={answers} onAnswer={answer} />,
    cv: () => <CvStep profile={profile} candidateId={candidateId} />,
  }
  return (
    <>
      {question[step]()}
      <Failure id={failure} />
      {step !== 'cv' && <QuestionFooter step={step} />}
    </>
  )
}

function QuestionFooter({ step }: { step: FirstStep }) {
  const { t } = useTranslation('firstSteps')
  const { before, after } = stepsAround(step)
  return (
    <StepFooter>
      {before && (
        <Button
          variant="plain"
          className={styles.back}
          render={<Link to={paths.firstSteps(before)} />}
        >
          {t('back')}
        </Button>
      )}
      <Button render={<Link to={after ? paths.firstSteps(after) : paths.home()} />}>
        {t('continue')}
      </Button>
    </StepFooter>
  )
}

function StepSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('actions.loading')}>
      <Skeleton shape="title" width={70} />
      <Skeleton width={50} />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
