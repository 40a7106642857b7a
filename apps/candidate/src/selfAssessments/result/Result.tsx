import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { CompetencyResult } from './CompetencyResult.tsx'
import { selfAssessmentQuery } from '../selfAssessments.data.ts'
import { useAskedVacancy } from '../sharing/useAskedVacancy.ts'
import { ValuesResult } from './ValuesResult.tsx'

/** The newest result in full. Only the candidate sees this screen. */
export function Result({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const { t: common } = useTranslation('common')
  const query = useQuery(selfAssessmentQuery(kind))
  return (
    <div className="wrap page">
      <PageHead title={t(`result.head.${kind}`)} />
      {!query.data && <h1 className="sr">{t(`result.head.${kind}`)}</h1>}
      <Loaded
        query={query}
        skeleton={
          <SkeletonGroup label={common('actions.loading')} className="stack">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
      >
        {(assessment) => <Newest assessment={assessment} />}
      </Loaded>
    </div>
  )
}

function Newest({ assessment }: { assessment: SelfAssessment }) {
  const vacancyId = useAskedVacancy()
  const { kind, result } = assessment
  if (!result) return <Navigate replace to={paths.selfAssessment(kind, vacancyId)} />
  return result.kind === 'competency' ? (
    <CompetencyResult assessment={assessment} result={result} />
  ) : (
    <ValuesResult assessment={assessment} result={result} />
  )
}
