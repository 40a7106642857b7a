import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { notificationsQuery } from '@trilha/web/notifications/notifications.list.ts'
import { badgeText } from '@trilha/web/notifications/notifications.words.ts'
import { Frame } from '@trilha/web/site/Frame.tsx'
import { MenuLink, SideMenu, TabsAndMore } from '@trilha/web/site/Menu.tsx'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { IconBuilding } from '@trilha/web/ui/icons/icons.tsx'
import { IconBriefcase } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconBell,
  IconChartBar,
  IconGavel,
  IconMessageExclamation,
  IconSettingsCog,
  IconUserCircle,
  IconUserSearch,
  IconUsersGroup,
  IconWorld,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import type { SidebarItem } from '@trilha/web/ui/navigation/Sidebar.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { usePipelineLive } from '../pipeline/pipeline.live.ts'
import { useOverdueCount } from '../pipeline/inbox/overdue.data.ts'
import { deleteUnsentInput } from '../pipeline/unsentInput.ts'
import { paths } from '../paths.ts'
import { currentMenuItem } from './menu.current.ts'

/** Layout of all signed-in pages: side menu, on phones tabs at the bottom. */
export default function Dashboard() {
  return (
    <Frame
      typeUser={2}
      login={paths.login}
      menu={
        <>
          <Live />
          <Menu />
        </>
      }
    />
  )
}

/** Keeps the data up to date. It is a component, because it must be inside the query provider. */
function Live() {
  usePipelineLive()
  return null
}

/** Entries of the menu, in their order. */
const places = [
  { id: 'vacancies', to: paths.vacancies(), icon: <IconBriefcase /> },
  { id: 'inbox', to: paths.inbox(), icon: <IconMessageExclamation /> },
  { id: 'reviews', to: paths.reviews(), icon: <IconGavel /> },
  { id: 'notifications', to: paths.notifications(), icon: <IconBell /> },
  { id: 'talents', to: paths.talents(), icon: <IconUserSearch /> },
  { id: 'analytics', to: paths.analytics(), icon: <IconChartBar /> },
  { id: 'company', to: paths.company(), icon: <IconBuilding /> },
  { id: 'team', to: paths.team(), icon: <IconUsersGroup /> },
  { id: 'integrations', to: paths.apiKeys(), icon: <IconSettingsCog /> },
] as const

type Place = (typeof places)[number]

/** Integrations are for owners. Talent search and figures are for everybody except evaluators. */
const isFor = (role: RecruiterRole | undefined) => (place: Place) =>
  place.id === 'integrations'
    ? role === 'owner'
    : role !== 'evaluator' || !['talents', 'analytics'].includes(place.id)

function Menu() {
  const { t } = useTranslation('pipeline')
  const { user } = useStartedSession(2)
  const { pathname } = useLocation()
  const recruiter = user?.recruiter
  const visiblePlaces = places.filter(isFor(recruiter?.role))
  const currentPlace = currentMenuItem(pathname)
  const { data: notifications } = useQuery({
    ...notificationsQuery(user?.id ?? '', 1),
    enabled: user !== undefined,
  })
  const unread = notifications?.unreadCount ?? 0
  const count = badgeText(unread)
  const overdueCount = useOverdueCount()
  const badges: Partial<Record<Place['id'], SidebarItem['badge']>> = {
    ...(count !== undefined && {
      notifications: { count, said: t('shell.unread', { count: unread }) },
    }),
    ...(overdueCount > 0 && {
      inbox: {
        count: overdueCount > 99 ? '99+' : String(overdueCount),
        said: t('shell.overdue', { count: overdueCount }),
      },
    }),
  }
  const itemOf = ({ id, to, icon }: Place) => ({
    id,
    icon,
    label: t(`shell.${id}`),
    link: <MenuLink to={to} current={id === currentPlace} />,
    badge: badges[id],
  })
  const menu = {
    label: t('shell.menu'),
    login: paths.login,
    onLeft: deleteUnsentInput,
    logoLink: <Link to={paths.vacancies()} aria-label={t('login.home')} />,
    items: visiblePlaces.map(itemOf),
    footerItems: [
      {
        id: 'account',
        link: <MenuLink to={paths.account()} current={currentPlace === 'account'} />,
        icon: <IconUserCircle />,
        label: t('account.title'),
      },
      {
        id: 'site',
        link: <a href="/" aria-label={t('shell.site')} />,
        icon: <IconWorld />,
        label: t('shell.site'),
      },
    ],
    ...(recruiter && {
      person: {
        avatar: <Avatar name={recruiter.name} photoUrl={user.photoUrl} />,
        name: recruiter.name,
        detail: recruiter.company.name,
      },
    }),
  }
  const tabs = visiblePlaces.filter(({ id }) =>
    ['vacancies', 'inbox', 'notifications', 'talents'].includes(id),
  )
  return (
    <>
      <SideMenu {...menu} />
      <TabsAndMore {...menu} tabs={tabs.map(itemOf)} />
    </>
  )
}
