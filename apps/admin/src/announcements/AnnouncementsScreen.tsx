import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Html } from '../shell/Html.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from '../shell/screen.module.css'
import { announcementsQuery } from './announcements.data.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'

/** Sends announcements to a segment of users, and lists earlier ones. */
export default function AnnouncementsScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const query = useQuery(announcementsQuery)
  return (
    <Screen title={t('menu.announcements')} lead={t('announcements.lead')}>
      <Card as="section" className={styles.part}>
        <h2 className={styles.heading}>{t('announcements.new')}</h2>
        <AnnouncementForm />
      </Card>
      <h2 className={styles.heading}>{t('announcements.sent')}</h2>
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('announcements.empty')} headingLevel="h3" />
          ) : (
            rows.map((row) => (
              <Card key={row.id} as="article" className={styles.part}>
                <h3 className={styles.heading}>{row.message}</h3>
                <p className={styles.meta}>
                  {t(`announcements.audiences.${row.audience}`)}
                  {row.states.length > 0 && ` · ${row.states.join(', ')}`} ·{' '}
                  {format.dateTime(row.createdAt)} ·{' '}
                  {row.recipients === null
                    ? t('announcements.onItsWay')
                    : t('announcements.people', { count: row.recipients })}
                </p>
                <Disclosure title={t('announcements.show')}>
                  <Html html={row.html} />
                </Disclosure>
              </Card>
            ))
          )
        }
      </Loaded>
    </Screen>
  )
}
