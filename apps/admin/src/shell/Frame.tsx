import { Frame } from '@trilha/web/site/Frame.tsx'
import { MenuLink, SideMenu, TabsAndMore } from '@trilha/web/site/Menu.tsx'
import { IconBuilding, IconFlag, IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { IconListCheck, IconUsers } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconHeartHandshake,
  IconHistory,
  IconProgress,
  IconShieldLock,
  IconSpeakerphone,
  IconUserCircle,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { currentMenuItem } from './menu.current.ts'

/** Layout of all signed-in pages, with a side menu; on phones, with tabs at the bottom. */
export default function Admin() {
  return <Frame typeUser={3} login={paths.login} menu={<Menu />} />
}

const places = [
  { id: 'companies', to: paths.companies(), icon: <IconBuilding /> },
  { id: 'review', to: paths.review(), icon: <IconListCheck /> },
  { id: 'reports', to: paths.reports(), icon: <IconFlag /> },
  { id: 'users', to: paths.users(), icon: <IconUsers /> },
  { id: 'partners', to: paths.partners(), icon: <IconHeartHandshake /> },
  { id: 'announcements', to: paths.announcements(), icon: <IconSpeakerphone /> },
  { id: 'messages', to: paths.messages(), icon: <IconMail /> },
  { id: 'privacy', to: paths.privacy(), icon: <IconShieldLock /> },
  { id: 'audit', to: paths.audit(), icon: <IconHistory /> },
  { id: 'health', to: paths.health(), icon: <IconProgress /> },
] as const

function Menu() {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const here = currentMenuItem(pathname)
  const items = places.map(({ id, to, icon }) => ({
    id,
    icon,
    label: t(`menu.${id}`),
    link: <MenuLink to={to} current={id === here} aria-label={t(`menu.${id}`)} />,
  }))
  const menu = {
    label: t('shell.menu'),
    login: paths.login,
    logoLink: <Link to={paths.companies()} aria-label={t('login.home')} />,
    items,
    footerItems: [
      {
        id: 'account',
        link: <MenuLink to={paths.account()} current={here === 'account'} />,
        icon: <IconUserCircle />,
        label: t('account.title'),
      },
    ],
  }
  // Only items whose name is short enough for a tab.
  const tabs = items.filter(({ id }) => ['companies', 'users', 'messages', 'audit'].includes(id))
  return (
    <>
      <SideMenu {...menu} />
      <TabsAndMore {...menu} tabs={tabs} />
    </>
  )
}
