import { currentStage } from '@trilha/contracts/applications/states'
import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import type { TrailState } from '@trilha/web/ui/trail/trail.states.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ExtensionRequest } from '../../assessments/ExtensionRequest.tsx'
import { StageAnswers } from '../../assessments/StageAnswers.tsx'
import { RuleList } from './RuleList.tsx'

type Stage = PipelineApplicationView['stages'][number]

/** Stage states as the company sees them in the trail. */
const trailStates: Record<Stage['state'], TrailState> = {
  locked: 'locked',
  open: 'current',
  in_progress: 'current',
  extended: 'current',
  submitted: 'waiting',
  approved: 'approved',
  not_approved: 'stopped',
  skipped: 'done',
  expired: 'stopped',
}

/** The stages of an application, each with its results. */
export function StageList({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('pipeline')
  const format = useFormat()
  return (
    <section aria-label={t('application.stages')}>
      <Trail
        headingLevel="h2"
        label={t('application.stages')}
        steps={application.stages.map((stage) => ({
          id: stage.id,
          state: trailStates[stage.state],
          title: stage.title,
          tag: t(`application.stageState.${stage.state}`),
          icon: <StageIcon kind={stage.kind} />,
          description:
            stage.decidedAt || stage.submittedAt
              ? format.dateTime(stage.decidedAt ?? stage.submittedAt ?? '')
              : stage.instructions,
          children: <StageEvidence application={application} stage={stage} />,
        }))}
      />
    </section>
  )
}

type StageEvidenceProps = { application: PipelineApplicationView; stage: Stage }

function StageEvidence({ application, stage }: StageEvidenceProps) {
  const { t } = useTranslation(['pipeline', 'common'])
  const stageRef = { id: application.id, stageId: stage.id }
  const { isWithheld } = application
  const hasAnswers = stage.kind === 'questions' || stage.kind === 'custom'
  const isCurrent = currentStage(application)?.id === stage.id
  return (
    <>
      {stage.weight > 1 && <p className="sm ink2">{t(`common:stageWeight.${stage.weight}`)}</p>}
      {stage.ruleResults.length > 0 && <RuleList results={stage.ruleResults} />}
      {stage.review && (
        <Alert tone="info" title={t('application.review')}>
          {stage.review.text}
        </Alert>
      )}
      <Suspense>
        {stage.extension && (
          <ExtensionRequest
            stageRef={stageRef}
            version={application.version}
            extension={stage.extension}
            canAnswer={isCurrent}
          />
        )}
        {hasAnswers && stage.submittedAt !== null && !isWithheld && (
          <StageAnswers stageRef={stageRef} isCurrent={stage.state === 'submitted'} />
        )}
      </Suspense>
    </>
  )
}
