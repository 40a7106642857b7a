import type { Handle } from '@trilha/web/router/handle.ts'
import { InfiniteList } from '@trilha/web/site/List.tsx'
import { inboxKinds, type InboxRow } from '@trilha/contracts/pipeline/inbox'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconClock } from '@trilha/web/ui/icons/icons.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Heading } from '../../ui/Heading.tsx'
import { RowCard } from '../../ui/RowCard.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { ScreenTabs } from '../../ui/screen/ScreenTabs.tsx'
import styles from './InboxScreen.module.css'
import { inboxQuery } from './inbox.data.ts'
import { Portrait } from '../Portrait.tsx'

export const handle = { namespaces: ['inbox', 'board'] } satisfies Handle

/** Everybody who waits for an answer of the company, in all vacancies. */
export default function InboxScreen() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const kind = inboxKinds.find((known) => known === search.get('fila')) ?? 'overdue'
  const query = useInfiniteQuery(inboxQuery(kind))
  const counts = query.data?.pages[0]?.counts
  return (
    <>
      <title>{t('documentTitle')}</title>
      <ScreenHead title={t('title')}>{t('lead')}</ScreenHead>
      <ScreenTabs
        label={t('kinds')}
        links={[
          ...inboxKinds.map((name) => (
            <Link
              key={name}
              to={`?fila=${name}`}
              replace
              aria-current={name === kind ? 'page' : undefined}
            >
              {t(`kind.${name}`)} {counts && <span className="num">{counts[name]}</span>}
            </Link>
          )),
          <Link key="reviews" to={paths.reviews()}>
            {t('toReviews')} {counts && <span className="num">{counts.reviews}</span>}
          </Link>,
        ]}
      />
      <InfiniteList query={query} empty={t(`none.${kind}`)} keyOf={({ id }) => id}>
        {(row) => <Row row={row} kind={kind} />}
      </InfiniteList>
    </>
  )
}

function Row({ row, kind }: { row: InboxRow; kind: (typeof inboxKinds)[number] }) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const to = `${paths.application(row.id)}${kind === 'questions' ? '?parte=mensagens' : ''}`
  return (
    <RowCard>
      <div className={styles.person}>
        <Portrait candidate={row.candidate} />
        <div>
          <Heading>
            <CardLink link={<Link to={to} />}>{row.candidate.name}</CardLink>
          </Heading>
          <p className="sm ink2">
            {[row.vacancy.roleName, row.stage?.title].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <span className={cx(styles.clock, kind === 'overdue' ? styles.late : 'sm ink2')}>
        <IconClock />
        {t(`at.${kind}`, { day: format.shortDay(row.at), elapsed: format.elapsed(row.at) })}
      </span>
    </RowCard>
  )
}
