import type { ReviewRow } from '@trilha/contracts/desk.inbox'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconArrowLeft } from '@trilha/web/ui/icons.tsx'
import { EmptyState } from '@trilha/web/ui/States.tsx'
import { TabLinks } from '@trilha/web/ui/Tabs.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import styles from './desk.module.css'
import { reviewsQuery } from './inbox.data.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { RuleRow } from './StageList.tsx'

const states = ['open', 'answered'] as const

/** Who asked that a person looks at what a rule said, the first due first. */
export default function ReviewsScreen() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const state = search.get('fila') === 'answered' ? 'answered' : 'open'
  const query = useInfiniteQuery(reviewsQuery(state))
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
      <Loaded query={query}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            <EmptyState title={t('reviews.none')} headingLevel="h2" />
          ) : (
            <ul className={styles.list}>
              {pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <li key={`${row.applicationId}${row.stage.id}`}>
                    <Review row={row} can={pages[0]?.can.answer ?? false} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
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
