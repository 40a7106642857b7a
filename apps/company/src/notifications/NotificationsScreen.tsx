import type { Handle } from '@trilha/web/router/handle.ts'
import { useQuery } from '@tanstack/react-query'
import type { NotificationRow } from '@trilha/contracts/notifications/notifications'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import {
  notificationsQuery,
  useMarkRead,
  useMarkAllRead,
} from '@trilha/web/notifications/notifications.list.ts'
import { splitMessage } from '@trilha/web/notifications/notifications.words.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ScreenLead } from '../ui/screen/ScreenHead.tsx'
import styles from './NotificationsScreen.module.css'
import { addressOf } from './notifications.target.ts'

export const handle = { namespaces: ['notices'] } satisfies Handle

const pageSize = 30
/** Maximum number of rows in one API reply. */
const maxRows = 300

/** Notifications of a company user: mentions, requests of colleagues, questions, announcements. */
export default function NotificationsScreen() {
  const { t } = useTranslation('notices')
  const { user } = useStartedSession(2)
  const [limit, setLimit] = useState(pageSize)
  const query = useQuery({
    ...notificationsQuery(user?.id ?? '', limit),
    enabled: user !== undefined,
  })
  const readAll = useMarkAllRead(user?.id ?? '')
  return (
    <>
      <title>{t('documentTitle')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {(query.data?.unreadCount ?? 0) > 0 && (
          <Button variant="outline" size="sm" onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <ScreenLead>{t('lead')}</ScreenLead>
      <Loaded query={query}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <EmptyState title={t('empty')} headingLevel="h2" />
          ) : (
            <>
              <ul className={styles.list}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Notice row={row} />
                  </li>
                ))}
              </ul>
              {count > rows.length && limit < maxRows && (
                <Button
                  variant="outline"
                  loading={query.isFetching}
                  loadingText={t('more')}
                  onClick={() => setLimit(limit + pageSize)}
                >
                  {t('more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** One notification. Opening its link marks it as read; without a link, a button does that. */
function Notice({ row }: { row: NotificationRow }) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const read = useMarkRead()
  const { title, text } = splitMessage(row.message)
  const to = addressOf(row)
  const markAsRead = () => row.unread && read.mutate(row)
  // The text comes from the server and is always in Portuguese.
  const heading = <span lang="pt-BR">{title || text}</span>
  return (
    <Card as="article" interactive={to !== null}>
      <h2 className={styles.title}>
        {to === null ? (
          heading
        ) : (
          <CardLink link={<Link to={to} onClick={markAsRead} />}>{heading}</CardLink>
        )}{' '}
        {row.unread && <Tag tone="accent">{t('unread')}</Tag>}
      </h2>
      {title && <p lang="pt-BR">{text}</p>}
      {row.html && (
        <div
          className={styles.prose}
          lang="pt-BR"
          // Sanitised by the server when it was written.
          dangerouslySetInnerHTML={{ __html: row.html }}
        />
      )}
      <p className="sm ink2">{format.dateTime(row.creationDate)}</p>
      {to === null && row.unread && (
        <Button variant="plain" size="sm" onClick={markAsRead}>
          {t('read')}
        </Button>
      )}
    </Card>
  )
}
