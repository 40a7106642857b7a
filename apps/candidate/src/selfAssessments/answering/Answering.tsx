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

/** Fetches the answers at the start of each visit only; then the player has its own copy. */
const fetchOncePerVisit = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** Full-screen player of a self-assessment. */
export function Answering({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const { t: common } = useTranslation('common')
  const vacancyId = useAskedVacancy()
  const query = useQuery({ ...selfAssessmentQuery(kind), ...fetchOncePerVisit })
  const visitQuery = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  return (
    <TestFrame
      vacancyId={vacancyId}
      title={t(`title.${kind}`)}
      exit={paths.selfAssessment(kind, vacancyId)}
    >
      <PageHead title={t(`title.${kind}`)} />
      <Loaded
        query={visitQuery}
        skeleton={
          <SkeletonGroup label={common('actions.loading')} className="stack">
            <Skeleton width={30} />
            <Skeleton shape="title" width={80} />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
      >
        {(assessment) => <OpenQuestionnaire assessment={assessment} />}
      </Loaded>
    </TestFrame>
  )
}

/** The player; redirects if no questionnaire is open. */
function OpenQuestionnaire({ assessment }: { assessment: SelfAssessment }) {
  const vacancyId = useAskedVacancy()
  const navigate = useNavigate()
  // Keeps the questionnaire as it was on mount, even if it is refetched.
  const [initial] = useState(assessment)
  const { kind } = initial
  if (!initial.open) return <Navigate replace to={paths.selfAssessment(kind, vacancyId)} />
  return (
    <Player
      kind={kind}
      open={initial.open}
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
