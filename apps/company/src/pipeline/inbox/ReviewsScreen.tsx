import { GrowingList } from '@trilha/web/site/List.tsx'
import type { ReviewRow } from '@trilha/contracts/pipeline/inbox'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import styles from '../pipeline.module.css'
import { reviewsQuery } from './inbox.data.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { RuleRow } from '../person/StageList.tsx'

const states = ['open', 'answered'] as const

/** Requests for a human review of an automatic decision, earliest deadline first. */
export default function ReviewsScreen() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const state = search.get('fila') === 'answered' ? 'answered' : 'open'
  const query = useInfiniteQuery(reviewsQuery(state))
  const can = query.data?.pages[0]?.can.answer ?? false
  return (
    <>
      <title>{t('reviews.documentTitle')}</title>
      <Link to={paths.inbox()} className={styles.back}>
        <IconArrowLeft /> {t('title')}
      </Link>
      <h1 className={styles.title}>{t('reviews.title')}</h1>
      <p className={styles.lead}>{t('reviews.lead')}</p>
      <TabLinks
        label={t('kinds')}
        className={styles.columns ?? ''}
        links={states.map((name) => (
          <Link
            key={name}
            to={`?fila=${name}`}
            replace
            aria-current={name === state ? 'page' : undefined}
          >
            {t(`reviews.${name}`)}
          </Link>
        ))}
      />
      <GrowingList
        query={query}
        empty={t('reviews.none')}
        keyOf={({ applicationId, stage }) => `${applicationId}${stage.id}`}
      >
        {(row) => <Review row={row} can={can} />}
      </GrowingList>
    </>
  )
}

function Review({ row, can }: { row: ReviewRow; can: boolean }) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  return (
    <Card as="article" className={styles.form}>
      <div>
        <h2 className={styles.rowTitle}>
          <Link to={paths.application(row.applicationId)}>{row.candidate.name}</Link>
        </h2>
        <p className={styles.meta}>{[row.vacancy.roleName, row.stage.title].join(' · ')}</p>
      </div>
      <blockquote className={styles.preserved}>{row.text}</blockquote>
      {row.rules.length > 0 ? (
        <ul className={styles.rules}>
          {row.rules.map((result) => (
            <RuleRow key={result.rule.id} result={result} />
          ))}
        </ul>
      ) : (
        <p className={styles.meta}>{t('reviews.mark')}</p>
      )}
      {row.answeredAt ? (
        <p>
          <Tag tone={row.outcome === 'overturned' ? 'ok' : 'neutral'}>
            {t(`reviews.outcome.${row.outcome ?? 'confirmed'}`)}
          </Tag>{' '}
          <span className={styles.meta}>{format.dateTime(row.answeredAt)}</span>
        </p>
      ) : (
        <p className={cx(row.overdue ? styles.late : styles.meta)}>
          {t(row.overdue ? 'reviews.late' : 'reviews.due', { day: format.shortDay(row.dueAt) })}
        </p>
      )}
      {!row.answeredAt && can && <ReviewAnswer row={row} />}
    </Card>
  )
}
