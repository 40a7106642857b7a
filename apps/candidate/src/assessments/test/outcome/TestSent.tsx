import type { ApplicationView, Score } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProgressStage } from '../../../applications/progress/progress.steps.ts'
import { useAnswerTime } from '../../../applications/useDates.ts'
import { paths } from '../../../paths.ts'
import { ActionRow } from '../../ActionRow.tsx'
import { AskReview } from '../../AskReview.tsx'
import { TestHeading } from '../TestHeading.tsx'
import { NextStage } from './NextStage.tsx'
import { Outcome } from './Outcome.tsx'

type TestSentProps = { application: ApplicationView; stage: ProgressStage; custom: boolean }

/** Confirmation: submitted, the result if it is known, and the next step. */
export function TestSent({ application, stage, custom }: TestSentProps) {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const { t: applications } = useTranslation('applications')
  const answerTime = useAnswerTime()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const passed = stage.state === 'approved' || stage.state === 'skipped'
  const ruledOut = stage.state === 'not_approved' && stage.decidedBy === 'rule'
  const answer = answerTime(application.answerDueAt)
  const toTrail = (
    <Button render={<Link to={paths.progress(application.vacancy.id)} />}>
      {t('test.toTrail')}
    </Button>
  )
  return (
    <Outcome>
      <Tag tone={passed ? 'ok' : 'info'} icon={passed ? <IconCheck /> : <IconHourglass />}>
        {passed ? common('stageState.approved') : applications('waiting.tag')}
      </Tag>
      <TestHeading ref={heading} tabIndex={-1}>
        {t(passed ? 'sent.passed' : 'sent.title')}
      </TestHeading>
      {custom && <Points score={stage.score} />}
      {passed && <NextStage application={application} stage={stage} />}
      {!passed && (
        <p>
          {t(ruledOut ? 'result.person' : 'sent.text')} {answer && <b>{answer}</b>}
        </p>
      )}
      {ruledOut ? (
        <AskReview application={application} stage={stage}>
          {toTrail}
        </AskReview>
      ) : (
        <ActionRow>{toTrail}</ActionRow>
      )}
    </Outcome>
  )
}

/** The candidate's own points and the minimum; nobody else's. */
function Points({ score }: { score: Score | null }) {
  const { t } = useTranslation('assessments')
  const format = useFormat()
  if (!score) return <p>{t('sent.unrated')}</p>
  return (
    <p>
      {t('sent.score', {
        points: format.number(score.points),
        most: format.number(score.most),
        count: score.most,
      })}{' '}
      {score.passPercent !== null && t('sent.pass', { percent: score.passPercent })}
    </p>
  )
}
