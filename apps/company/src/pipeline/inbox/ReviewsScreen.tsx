import type { Handle } from '@trilha/web/router/handle.ts'
import { InfiniteList } from '@trilha/web/site/List.tsx'
import type { ReviewRow } from '@trilha/contracts/pipeline/inbox'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Heading } from '../../ui/Heading.tsx'
import { BackLink } from '../../ui/screen/BackLink.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { ScreenTabs } from '../../ui/screen/ScreenTabs.tsx'
import styles from './ReviewsScreen.module.css'
import { reviewsQuery } from './inbox.data.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { RuleList } from '../person/RuleList.tsx'

export const handle = { namespaces: ['inbox'] } satisfies Handle

const states = ['open', 'answered'] as const

/** Requests for a human review of an automatic decision, earliest deadline first. */
export default function ReviewsScreen() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const state = search.get('fila') === 'answered' ? 'answered' : 'open'
  const query = useInfiniteQuery(reviewsQuery(state))
  const canAnswer = query.data?.pages[0]?.can.answer ?? false
  return (
    <>
      <title>{t('reviews.documentTitle')}</title>
      <BackLink to={paths.inbox()}>{t('title')}</BackLink>
      <ScreenHead title={t('reviews.title')}>{t('reviews.lead')}</ScreenHead>
      <ScreenTabs
        label={t('kinds')}
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
      <InfiniteList
        query={query}
        empty={t('reviews.none')}
        keyOf={({ applicationId, stage }) => `${applicationId}${stage.id}`}
      >
        {(row) => <Review row={row} canAnswer={canAnswer} />}
      </InfiniteList>
    </>
  )
}

function Review({ row, canAnswer }: { row: ReviewRow; canAnswer: boolean }) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  return (
    <Card as="article" className={styles.review}>
      <div>
        <Heading>
          <Link to={paths.application(row.applicationId)}>{row.candidate.name}</Link>
        </Heading>
        <p className="sm ink2">{[row.vacancy.roleName, row.stage.title].join(' · ')}</p>
      </div>
      <blockquote className={styles.text}>{row.text}</blockquote>
      {row.rules.length > 0 ? (
        <RuleList results={row.rules} />
      ) : (
        <p className="sm ink2">{t('reviews.mark')}</p>
      )}
      {row.answeredAt ? (
        <p>
          <Tag tone={row.outcome === 'overturned' ? 'ok' : 'neutral'}>
            {t(`reviews.outcome.${row.outcome ?? 'confirmed'}`)}
          </Tag>{' '}
          <span className="sm ink2">{format.dateTime(row.answeredAt)}</span>
        </p>
      ) : (
        <p className={row.overdue ? styles.late : 'sm ink2'}>
          {t(row.overdue ? 'reviews.late' : 'reviews.due', { day: format.shortDay(row.dueAt) })}
        </p>
      )}
      {!row.answeredAt && canAnswer && <ReviewAnswer row={row} />}
    </Card>
  )
}
