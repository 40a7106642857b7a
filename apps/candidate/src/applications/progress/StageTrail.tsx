import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconFlag } from '@trilha/web/ui/icons/icons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './StageTrail.module.css'
import { finishedIds, shownSteps, type ProgressStage, type ProgressStep } from './progress.steps.ts'
import { failedResults, RuleResults } from '../../assessments/requirements/RuleResults.tsx'
import { useJustDone } from './useJustDone.ts'
import { useStepTexts } from './useStepTexts.ts'
import { useDates } from '../useDates.ts'

type StageTrailProps = { application: ApplicationView; steps: readonly ProgressStep[] }

/** All steps with state, dates and results. */
export function StageTrail({ application, steps }: StageTrailProps) {
  const texts = useStepTexts(application)
  const justDone = useJustDone(application.id, finishedIds(steps))
  return (
    <Trail
      steps={shownSteps(application, [...steps]).map((step) => ({
        id: step.id,
        state: step.state,
        tag: texts.tag(step),
        title: texts.title(step),
        description: texts.description(step),
        minutes: texts.minutes(step),
        answerTime: texts.answerTime(step) ?? undefined,
        icon: step.stage ? <StageIcon kind={step.stage.kind} /> : <IconFlag />,
        justDone: justDone.has(step.id),
        children: step.stage && (
          <StageResults stage={step.stage} vacancyId={application.vacancy.id} />
        ),
      }))}
    />
  )
}

/** Results of a stage with their reasons, and a review by a person. */
function StageResults({
  stage,
  vacancyId,
}: {
  stage: ProgressStage
  vacancyId: number
}): ReactNode {
  const { t } = useTranslation('assessments')
  const { t: applications } = useTranslation('applications')
  const { ruleResults: results, review } = stage
  // If a person approved the stage afterwards, the failed rules are not shown.
  const failed = stage.state === 'not_approved' ? failedResults(results) : []
  return (
    <>
      {failed.length > 0 && (
        <div className={styles.failed}>
          <p className="b">{t('results.failed', { count: failed.length })}</p>
          <RuleResults results={failed} />
        </div>
      )}
      {results.length > failed.length && (
        <Disclosure className={styles.results} title={t('results.all')} aside={results.length}>
          <RuleResults results={results} />
        </Disclosure>
      )}
      {stage.kind === 'video' && stage.submittedAt && (
        <Link className="link link--tap sm" to={paths.videoInterviewAnswers(vacancyId)}>
          {applications('steps.watchVideo')}
        </Link>
      )}
      {review && <Review review={review} />}
    </>
  )
}

function Review({ review }: { review: NonNullable<ProgressStage['review']> }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const request = t('review.asked', { day: dates.shortDay(review.requestedAt) })
  const answer =
    review.outcome && review.answeredAt
      ? t(`review.${review.outcome}`, { day: dates.shortDay(review.answeredAt) })
      : t('review.pending')
  return (
    <div className={styles.review}>
      <p>
        <b>{request}</b> {answer}
      </p>
      <p className="ink3">{t('review.words', { text: review.text })}</p>
    </div>
  )
}
