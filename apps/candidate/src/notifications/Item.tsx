import {
  notificationTypes,
  type NotificationRow,
} from '@trilha/contracts/notifications/notifications'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { cx } from '@trilha/web/ui/cx.ts'
import {
  IconClockExclamation,
  IconMessageCheck,
  type IconComponent,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconRoute } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconBell, IconMailHeart, IconSpeakerphone } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './Item.module.css'
import { splitMessage } from '@trilha/web/notifications/notifications.words.ts'
import { targetOf } from './notifications.target.ts'

const icons: Record<number, IconComponent> = {
  [notificationTypes.movement]: IconRoute,
  [notificationTypes.message]: IconMessageCheck,
  [notificationTypes.invitation]: IconMailHeart,
  [notificationTypes.reminder]: IconClockExclamation,
  [notificationTypes.announcement]: IconSpeakerphone,
}

type ItemProps = {
  row: NotificationRow
  onFollow: (row: NotificationRow, popup: boolean) => void
  onRead: (row: NotificationRow) => void
}

/** One notification: a link, a button (opens its popup or marks it as read), or plain text. */
export function Item({ row, onFollow, onRead }: ItemProps) {
  const target = targetOf(row)
  const classes = cx(styles.item, row.unread && styles.unread)
  const content = <ItemContent row={row} />
  if (target === 'popup')
    return (
      <button
        type="button"
        className={classes}
        aria-haspopup="dialog"
        onClick={() => onFollow(row, true)}
      >
        {content}
      </button>
    )
  if (target !== null)
    return (
      <Link
        className={classes}
        to={target.to}
        prefetch="intent"
        onClick={() => onFollow(row, false)}
      >
        {content}
      </Link>
    )
  if (row.unread)
    return (
      <button type="button" className={classes} onClick={() => onRead(row)}>
        {content}
      </button>
    )
  return <div className={classes}>{content}</div>
}

/** The placeholder of one notification; put several into a `SkeletonGroup`. */
export function ItemSkeleton() {
  return (
    <div className={styles.item}>
      <Skeleton shape="circle" />
      <div>
        <Skeleton width={90} />
        <Skeleton width={40} />
      </div>
    </div>
  )
}

function ItemContent({ row }: { row: NotificationRow }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const Icon = icons[row.type] ?? IconBell
  const { title, text } = splitMessage(row.message)
  return (
    <>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span>
        {/* The server writes notifications in Portuguese only. */}
        <span lang="pt-BR">
          {title && <b>{title}</b>} {text}
        </span>
        <time className={styles.when} dateTime={row.creationDate}>
          {format.elapsed(row.creationDate)}
        </time>
      </span>
      {row.unread && (
        <span className={styles.dot}>
          <span className="sr">{t('unreadMark')}</span>
        </span>
      )}
    </>
  )
}
