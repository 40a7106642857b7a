import type { User } from '@trilha/contracts/accounts/accounts'
import type { NotificationRow } from '@trilha/contracts/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@trilha/web/data/session.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconBell, IconBellFilled } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Popover } from '@trilha/web/ui/overlays/Popover.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Announcement } from './Announcement.tsx'
import styles from './Bell.module.css'
import { notificationsQuery, useMarkRead } from '@trilha/web/notifications/notifications.list.ts'
import { badgeText } from '@trilha/web/notifications/notifications.words.ts'
import { useLive } from './notifications.data.ts'
import { Panel } from './Panel.tsx'

const pageSize = 30
const maxRows = 300

/** The bell with the number of unread notifications, its panel, and the popup of announcements. */
export function Bell({ user }: { user: User }) {
  const { t } = useTranslation('notifications')
  const { expired } = useSession()
  const [open, setOpen] = useState(false)
  const [limit, setLimit] = useState(pageSize)
  const [announced, setAnnounced] = useState<NotificationRow | null>(null)
  const bell = useRef<HTMLButtonElement>(null)
  const read = useMarkRead()
  const { data, isError, isFetching } = useQuery(notificationsQuery(user.id, limit))
  useLive(user, !expired)
  const unread = data?.unreadCount ?? 0

  /** Opening a notification marks it as read. */
  function openNotification(row: NotificationRow, popup: boolean) {
    if (row.unread) read.mutate(row)
    if (popup) setAnnounced(row)
    setOpen(false)
  }

  return (
    <>
      <Popover
        inBar
        label={t('title')}
        open={open}
        onOpenChange={setOpen}
        className={styles.panel}
        trigger={
          <IconButton
            ref={bell}
            label={unread > 0 ? t('unread', { count: unread }) : t('title')}
            badge={badgeText(unread)}
          >
            {open ? <IconBellFilled /> : <IconBell />}
          </IconButton>
        }
      >
        <Panel
          userId={user.id}
          rows={data?.rows}
          failed={isError}
          unread={unread}
          more={
            data && data.count > data.rows.length && limit < maxRows
              ? { busy: isFetching, show: () => setLimit((shown) => shown + pageSize) }
              : null
          }
          onFollow={openNotification}
          onRead={(row) => read.mutate(row)}
          onLeave={() => setOpen(false)}
        />
      </Popover>
      <Announcement row={announced} onClose={() => setAnnounced(null)} finalFocus={bell} />
    </>
  )
}
