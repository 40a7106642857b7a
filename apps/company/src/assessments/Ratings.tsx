import type { PipelineItem } from '@trilha/contracts/assessments/pipeline'
import { useTranslation } from 'react-i18next'
import styles from './Ratings.module.css'

/** Ratings of the team. The user sees other people's ratings after rating the answer. */
export function Ratings({ item: { ratings, hiddenRatings, key } }: { item: PipelineItem }) {
  const { t } = useTranslation('pipelineAnswers')
  const marks = key?.kind === 'rubric' ? key.marks : []
  return (
    <>
      {ratings.map(({ from, own, rating, note, at }) => (
        <p key={at} className={styles.rating}>
          <b>{t('rating.mark', { rating, name: own ? t('rating.you') : from })}</b>{' '}
          {marks[rating - 1]}
          {note && <span className={styles.note}>{note}</span>}
        </p>
      ))}
      {hiddenRatings > 0 && (
        <p className="sm ink2">{t('rating.hidden', { count: hiddenRatings })}</p>
      )}
    </>
  )
}
