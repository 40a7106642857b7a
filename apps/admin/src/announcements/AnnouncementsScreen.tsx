import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Html } from '../shell/Html.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Screen } from '../shell/Screen.tsx'
import { Heading } from '../ui/Heading.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { announcementsQuery } from './announcements.data.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'

/** Sends announcements to a segment of users, and lists earlier ones. */
export default function AnnouncementsScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const query = useQuery(announcementsQuery)
  return (
    <Screen title={t('menu.announcements')} lead={t('announcements.lead')}>
      <CardStack as="section">
        <Heading>{t('announcements.new')}</Heading>
        <AnnouncementForm />
      </CardStack>
      <Heading>{t('announcements.sent')}</Heading>
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('announcements.empty')} headingLevel="h3" />
          ) : (
            rows.map((row) => (
              <CardStack key={row.id} as="article">
                <Heading as="h3">{row.message}</Heading>
                <p className="sm ink2">
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
              </CardStack>
            ))
          )
        }
      </Loaded>
    </Screen>
  )
}
