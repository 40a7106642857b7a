import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { ProgressStage } from '../../applications/progress/progress.steps.ts'
import { ActionRow } from '../ActionRow.tsx'
import { AskReview } from '../AskReview.tsx'
import { NextStage } from '../test/outcome/NextStage.tsx'
import { Outcome } from '../test/outcome/Outcome.tsx'
import { TestHeading } from '../test/TestHeading.tsx'
import { failedResults, RuleResults } from './RuleResults.tsx'
import { useAnswerTime } from '../../applications/useDates.ts'

type RequirementsResultProps = { application: ApplicationView; stage: ProgressStage }

/** Result of the requirements test with the reason for each rule, and the next step. */
export function RequirementsResult({ application, stage }: RequirementsResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const props = { application, stage, heading }
  const passed = stage.state === 'approved' || stage.state === 'skipped'
  return <Outcome>{passed ? <Passed {...props} /> : <Missing {...props} />}</Outcome>
}

type PartProps = RequirementsResultProps & { heading: React.RefObject<HTMLHeadingElement | null> }

function Passed({ application, stage, heading }: PartProps) {
  const { t } = useTranslation(['assessments', 'applications'])
  const { t: common } = useTranslation('common')
  return (
    <>
      <Tag tone="ok" icon={<IconCheck />}>
        {common('stageState.approved')}
      </Tag>
      <TestHeading ref={heading} tabIndex={-1}>
        {t('result.passed')}
      </TestHeading>
      <p>{t('result.passedText')}</p>
      <NextStage application={application} stage={stage} />
      <Disclosure title={t('results.all')} aside={stage.ruleResults.length}>
        <RuleResults results={stage.ruleResults} />
      </Disclosure>
      <ActionRow>
        <Button render={<Link to={paths.progress(application.vacancy.id)} />}>
          {t('test.toTrail')}
        </Button>
      </ActionRow>
    </>
  )
}

/** Neutral wording: what is missing, why it is required, and that a person can review it. */
function Missing({ application, stage, heading }: PartProps) {
  const { t } = useTranslation(['assessments', 'applications'])
  const answerTime = useAnswerTime()
  const failed = failedResults(stage.ruleResults)
  const answer = answerTime(application.answerDueAt)
  return (
    <>
      <Tag tone="info" icon={<IconHourglass />}>
        {t('applications:waiting.tag')}
      </Tag>
      <TestHeading ref={heading} tabIndex={-1}>
        {t('result.missing', { count: failed.length })}
      </TestHeading>
      <Card as="section">
        <RuleResults results={failed} />
      </Card>
      <p>
        {t('result.person')} {answer && <b>{answer}</b>}
      </p>
      <AskReview
        application={application}
        stage={stage}
        between={
          stage.ruleResults.length > failed.length && (
            <Disclosure title={t('results.all')} aside={stage.ruleResults.length}>
              <RuleResults results={stage.ruleResults} />
            </Disclosure>
          )
        }
      >
        <Button render={<Link to={paths.progress(application.vacancy.id)} />}>
          {t('test.toTrail')}
        </Button>
      </AskReview>
    </>
  )
}
