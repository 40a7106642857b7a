import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { TestFrame } from '../../assessments/test/TestFrame.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { Player } from './Player.tsx'
import { selfAssessmentQuery } from '../selfAssessments.data.ts'
import { useAskedVacancy } from '../sharing/useAskedVacancy.ts'

/** Refetched on each visit, but not during it: the screen manages its state from there. */
const onlyOnce = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** Full-screen player of a self-assessment. */
export function Answering({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const { t: common } = useTranslation('common')
  const vacancyId = useAskedVacancy()
  const query = useQuery({ ...selfAssessmentQuery(kind), ...onlyOnce })
  const fresh = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  return (
    <TestFrame
      vacancyId={vacancyId}
      title={t(`title.${kind}`)}
      exit={paths.selfAssessment(kind, vacancyId)}
    >
      <PageHead title={t(`title.${kind}`)} />
      <Loaded
        query={fresh}
        skeleton={
          <SkeletonGroup label={common('actions.loading')} className="stack">
            <Skeleton width={30} />
            <Skeleton shape="title" width={80} />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
      >
        {(assessment) => <Open assessment={assessment} />}
      </Loaded>
    </TestFrame>
  )
}

/** Redirects if no questionnaire is open. */
function Open({ assessment }: { assessment: SelfAssessment }) {
  const vacancyId = useAskedVacancy()
  const navigate = useNavigate()
  // Keeps the questionnaire as it was on mount, even if it is refetched.
  const [begun] = useState(assessment)
  const { kind } = begun
  if (!begun.open) return <Navigate replace to={paths.selfAssessment(kind, vacancyId)} />
  return (
    <Player
      kind={kind}
      open={begun.open}
      onSent={({ result, discarded }) =>
        void navigate(
          result && discarded.length === 0
            ? paths.selfAssessmentResult(kind, vacancyId)
            : paths.selfAssessment(kind, vacancyId),
          { replace: true },
        )
      }
    />
  )
}
