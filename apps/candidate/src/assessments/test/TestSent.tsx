import type { ApplicationView, Score } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProgressStage } from '../../applications/progress/progress.steps.ts'
import { useAnswerTime } from '../../applications/useDates.ts'
import { paths } from '../../paths.ts'
import { AskReview } from '../AskReview.tsx'
import { NextStage } from './NextStage.tsx'
import styles from './Test.module.css'

type TestSentProps = { application: ApplicationView; stage: ProgressStage; custom: boolean }

/** Confirmation: submitted, the result if it is known, and the next step. */
export function TestSent({ application, stage, custom }: TestSentProps) {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const { t: ofApplication } = useTranslation('applications')
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
    <div className={styles.end}>
      <Tag tone={passed ? 'ok' : 'info'} icon={passed ? <IconCheck /> : <IconHourglass />}>
        {passed ? common('stageState.approved') : ofApplication('waiting.tag')}
      </Tag>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {t(passed ? 'sent.passed' : 'sent.title')}
      </h2>
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
        <div className={styles.actions}>{toTrail}</div>
      )}
    </div>
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
