import type { PipelineAnswers } from '@trilha/contracts/assessments/pipeline'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { answersQuery, type StageRef } from './assessments.data.ts'
import styles from './StageAnswers.module.css'

type StageAnswersProps = {
  stageRef: StageRef
  /** True for the stage that the company must decide now: its answers are shown at once. */
  isCurrent: boolean
}

/** Answers of a questions or custom test; loaded (and recorded as a view) when expanded. */
export function StageAnswers({ stageRef, isCurrent }: StageAnswersProps) {
  const { t } = useTranslation('pipelineAnswers')
  const [open, setOpen] = useState(isCurrent)
  const query = useQuery({ ...answersQuery(stageRef), enabled: open })
  return (
    <Disclosure
      className={styles.answers}
      title={t('title')}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {open && (
        <Loaded query={query}>
          {(answers) => <Answers stageRef={stageRef} answers={answers} />}
        </Loaded>
      )}
    </Disclosure>
  )
}

type AnswersProps = { stageRef: StageRef; answers: PipelineAnswers }

function Answers({ stageRef, answers }: AnswersProps) {
  const { t } = useTranslation('pipelineAnswers')
  return (
    <>
      <Summary answers={answers} />
      <ol className={styles.list}>
        {answers.items.map((item) => (
          <AnswerRow key={item.id} stageRef={stageRef} item={item} />
        ))}
      </ol>
      <Signals signals={answers.signals} />
      {answers.sentByClock && <p className="sm ink2">{t('byClock')}</p>}
    </>
  )
}

/** Points with the pass mark, or the number of answers to rate. */
function Summary({ answers: { score, percent, unrated, kind } }: { answers: PipelineAnswers }) {
  const { t } = useTranslation('pipelineAnswers')
  const format = useFormat()
  if (kind === 'questions') return null
  return (
    <p className={styles.summary}>
      {score && percent !== null && (
        <b>
          {t('score', {
            points: format.number(score.points),
            most: format.number(score.most),
            count: score.most,
            percent,
          })}
        </b>
      )}
      {score?.passPercent && <span>{t('pass', { percent: score.passPercent })}</span>}
      {unrated > 0 && <Tag tone="accent">{t('unrated', { count: unrated })}</Tag>}
    </p>
  )
}

/** How often the page was left and text was pasted. Not judged: there can be many reasons. */
function Signals({ signals: { left, pasted } }: Pick<PipelineAnswers, 'signals'>) {
  const { t } = useTranslation('pipelineAnswers')
  if (left === 0 && pasted === 0) return null
  return (
    <p className="sm ink2">
      {left > 0 && t('signals.left', { count: left })}{' '}
      {pasted > 0 && t('signals.pasted', { count: pasted })} {t('signals.neutral')}
    </p>
  )
}
