import type { PipelineItem } from '@trilha/contracts/assessments/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { IconFileText } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './AnswerRow.module.css'
import type { StageRef } from './assessments.data.ts'
import { RatingForm } from './RatingForm.tsx'
import { Ratings } from './Ratings.tsx'
import { useAnswerTexts } from './useAnswerTexts.ts'

/** One question with its answer, key, points and ratings. */
export function AnswerRow({ stageRef, item }: { stageRef: StageRef; item: PipelineItem }) {
  const { t } = useTranslation('pipelineAnswers')
  const texts = useAnswerTexts()
  const answer = texts.answer(item)
  const correctAnswer = texts.right(item)
  return (
    <li className={styles.row}>
      <div className={styles.asked}>
        <h3>{item.prompt}</h3>
        <Points item={item} />
      </div>
      {item.file ? (
        <File file={item.file} />
      ) : (
        <p className={item.kind === 'code' ? styles.code : styles.answer}>
          {answer ?? <span className={styles.none}>{t('none')}</span>}
        </p>
      )}
      {correctAnswer !== null && <p className="sm ink2">{t('right', { answer: correctAnswer })}</p>}
      <Ratings item={item} />
      {item.canRate && item.value !== null && <RatingForm stageRef={stageRef} item={item} />}
    </li>
  )
}

/** An uploaded file; it has no link while the candidate is hidden. */
function File({ file: { name, url } }: { file: NonNullable<PipelineItem['file']> }) {
  const { t } = useTranslation('pipelineAnswers')
  if (url === null)
    return (
      <p className={styles.file}>
        <IconFileText />
        {name}: {t('fileHidden')}
      </p>
    )
  return (
    <a className={styles.file} href={url} target="_blank" rel="noreferrer">
      <IconFileText />
      {name}
    </a>
  )
}

function Points({ item: { points, earned } }: { item: PipelineItem }) {
  const { t } = useTranslation('pipelineAnswers')
  const format = useFormat()
  if (points === null) return null
  return (
    <span className={styles.points}>
      {earned === null
        ? t('worth', { count: points })
        : t('earned', { points: format.number(earned), most: points, count: points })}
    </span>
  )
}
