import type { PipelineAnswers } from '@trilha/contracts/assessments/pipeline'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { answersQuery, type At } from './assessments.data.ts'
import styles from './StageAnswers.module.css'

type StageAnswersProps = {
  at: At
  /** It is the current stage, which the company decides now: start expanded. */
  current: boolean
}

/** Answers of a questions or custom test; loaded (and recorded as a view) when expanded. */
export function StageAnswers({ at, current }: StageAnswersProps) {
  const { t } = useTranslation('pipelineAnswers')
  const [open, setOpen] = useState(current)
  const query = useQuery({ ...answersQuery(at), enabled: open })
  return (
    <Disclosure
      className={styles.answers}
      title={t('title')}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {open && <Loaded query={query}>{(answers) => <Answers at={at} answers={answers} />}</Loaded>}
    </Disclosure>
  )
}

function Answers({ at, answers }: { at: At; answers: PipelineAnswers }) {
  const { t } = useTranslation('pipelineAnswers')
  return (
    <>
      <Summary answers={answers} />
      <ol className={styles.list}>
        {answers.items.map((item) => (
          <AnswerRow key={item.id} at={at} item={item} />
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

/** Counts without judgement: a phone call looks the same as anything else. */
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
