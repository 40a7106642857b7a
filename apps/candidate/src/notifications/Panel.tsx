import type { NotificationRow } from '@trilha/contracts/notifications/notifications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Item, ItemSkeleton } from './Item.tsx'
import styles from './Panel.module.css'
import { useMarkAllRead } from '@trilha/web/notifications/notifications.list.ts'

type PanelProps = {
  userId: string
  /** Undefined while loading. */
  rows: NotificationRow[] | undefined
  failed: boolean
  unread: number
  /** Loads earlier notifications; null if there are none. */
  more: { busy: boolean; show: () => void } | null
  onFollow: (row: NotificationRow, popup: boolean) => void
  onRead: (row: NotificationRow) => void
  onLeave: () => void
}

/**
 * Unread notifications, then read ones: 360 px wide, scrolling (specification, sections 4 and 9).
 */
export function Panel({ userId, rows, failed, unread, more, onLeave, ...handlers }: PanelProps) {
  const { t } = useTranslation('notifications')
  const readAll = useMarkAllRead(userId)
  const unreadRows = rows?.filter((row) => row.unread) ?? []
  const readRows = rows?.filter((row) => !row.unread) ?? []
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {unread > 0 && (
          <Button variant="plain" size="sm" className={styles.act} onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {/* A scrollable region must be focusable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} aria-label={t('list')} tabIndex={0}>
        {rows === undefined && (failed ? <p className={styles.none}>{t('away')}</p> : <Waiting />)}
        {rows?.length === 0 && <p className={styles.none}>{t('empty')}</p>}
        <Part title={t('new')} rows={unreadRows} {...handlers} />
        <Part title={t('earlier')} rows={readRows} {...handlers} />
      </section>
      <div className={styles.foot}>
        {more && (
          <Button
            variant="plain"
            size="sm"
            className={styles.act}
            loading={more.busy}
            loadingText={t('more')}
            onClick={more.show}
          >
            {t('more')}
          </Button>
        )}
        <Button
          variant="plain"
          size="sm"
          className={styles.act}
          render={<Link to={paths.notificationPreferences()} onClick={onLeave} />}
        >
          {t('preferences.link')}
        </Button>
      </div>
    </>
  )
}

type PartProps = Pick<PanelProps, 'onFollow' | 'onRead'> & {
  title: string
  rows: NotificationRow[]
}

function Part({ title, rows, ...handlers }: PartProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <ul aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            <Item row={row} {...handlers} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('notifications')
  return (
    <SkeletonGroup label={t('loading')}>
      {[1, 2, 3].map((place) => (
        <ItemSkeleton key={place} />
      ))}
    </SkeletonGroup>
  )
}
