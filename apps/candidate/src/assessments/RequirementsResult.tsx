import type { ApplicationView } from '@trilha/contracts/applications'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { Disclosure } from '@trilha/web/ui/Disclosure.tsx'
import { IconCheck, IconHourglass, IconScale } from '@trilha/web/ui/icons.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { ProgressStage } from '../applications/progress.steps.ts'
import styles from './Test.module.css'
import { ReviewDialog } from '../applications/ReviewDialog.tsx'
import { failedOf, RuleResults } from './RuleResults.tsx'
import { useAnswerTime, useDates } from '../applications/useDates.ts'

type RequirementsResultProps = { application: ApplicationView; stage: ProgressStage }

/** What the rules answered, each with its reason, and how it goes on. */
export function RequirementsResult({ application, stage }: RequirementsResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const props = { application, stage, heading }
  const passed = stage.state === 'approved' || stage.state === 'skipped'
  return <div className={styles.end}>{passed ? <Passed {...props} /> : <Missing {...props} />}</div>
}

type PartProps = RequirementsResultProps & { heading: React.RefObject<HTMLHeadingElement | null> }

function Passed({ application, stage, heading }: PartProps) {
  const { t } = useTranslation(['assessments', 'applications'])
  const { t: common } = useTranslation('common')
  const answerTime = useAnswerTime()
  const next = application.stages.find(({ position }) => position === stage.position + 1)
  const answer = answerTime(application.answerDueAt)
  return (
    <>
      <Tag tone="ok" icon={<IconCheck />}>
        {common('stageState.approved')}
      </Tag>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {t('result.passed')}
      </h2>
      <p>{t('result.passedText')}</p>
      <Card as="section" className={styles.nextStage}>
        <p className="eyebrow">{t('result.next')}</p>
        <h3>{next?.title ?? t('applications:steps.answer')}</h3>
        {next?.instructions && <p className="ink2">{next.instructions}</p>}
        {answer && <p className="b">{answer}</p>}
      </Card>
      <Disclosure title={t('results.all')} aside={stage.ruleResults.length}>
        <RuleResults results={stage.ruleResults} />
      </Disclosure>
      <div className={styles.actions}>
        <Button render={<Link to={paths.progress(application.vacancy.id)} />}>
          {t('test.toTrail')}
        </Button>
      </div>
    </>
  )
}

/** No blame: what is missing, why it is asked for, and that a person has the last word. */
function Missing({ application, stage, heading }: PartProps) {
  const { t } = useTranslation(['assessments', 'applications'])
  const answerTime = useAnswerTime()
  const dates = useDates()
  const sent = useRef<HTMLParagraphElement>(null)
  const [asking, setAsking] = useState(false)
  const failed = failedOf(stage.ruleResults)
  const answer = answerTime(application.answerDueAt)
  const { review } = stage
  return (
    <>
      <Tag tone="info" icon={<IconHourglass />}>
        {t('applications:waiting.tag')}
      </Tag>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {t('result.missing', { count: failed.length })}
      </h2>
      <Card as="section">
        <RuleResults results={failed} />
      </Card>
      <p>
        {t('result.person')} {answer && <b>{answer}</b>}
      </p>
      {review && (
        <p ref={sent} tabIndex={-1} className={styles.sent}>
          {t('applications:review.asked', { day: dates.shortDay(review.requestedAt) })}{' '}
          {t('applications:review.pending')}
        </p>
      )}
      {stage.ruleResults.length > failed.length && (
        <Disclosure title={t('results.all')} aside={stage.ruleResults.length}>
          <RuleResults results={stage.ruleResults} />
        </Disclosure>
      )}
      <div className={styles.actions}>
        <Button render={<Link to={paths.progress(application.vacancy.id)} />}>
          {t('test.toTrail')}
        </Button>
        {application.can.requestReview.allowed && (
          <Button variant="outline" icon={<IconScale />} onClick={() => setAsking(true)}>
            {t('applications:review.ask')}
          </Button>
        )}
        <ReviewDialog
          at={{ id: application.id, stageId: stage.id }}
          open={asking}
          onOpenChange={setAsking}
          finalFocus={sent}
        />
      </div>
    </>
  )
}
