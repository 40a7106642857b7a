import type { User } from '@trilha/contracts/accounts/accounts'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconHome, IconMenu2, IconSearch, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { IconRoute, IconUserSquareRounded } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconLogout, IconUserCircle } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Sheet } from '@trilha/web/ui/overlays/Sheet.tsx'
import { Sidebar } from '@trilha/web/ui/navigation/Sidebar.tsx'
import { TabBar } from '@trilha/web/ui/navigation/TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Bell } from '../notifications/Bell.tsx'
import { paths } from '../paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { currentMenuItem } from './menu.current.ts'
import styles from './Bars.module.css'
import { useDrawer } from './useDrawer.ts'

type BarsProps = { user: User; onSignOut: () => void; children: ReactNode }

/**
 * The layout around the content: the top menu, the drawer of medium screens, and the tabs of narrow
 * screens.
 */
export function Bars({ user, onSignOut, children }: BarsProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const entries = useMenuEntries()
  const drawer = useDrawer()
  const logoLink = <Link to={paths.home()} aria-label={t('nav.logo')} />
  const name = user.candidate?.name ?? user.email
  return (
    <>
      <TopBar
        logoLink={logoLink}
        navLabel={t('nav.main')}
        links={entries.map(({ id, to, current, label }) => (
          <Link key={id} to={to} aria-current={current} prefetch="intent">
            {label}
          </Link>
        ))}
        menu={
          <IconButton
            label={t('nav.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={drawer.open}
            onClick={() => drawer.setOpen(true)}
          >
            <IconMenu2 />
          </IconButton>
        }
        actions={
          <>
            <Bell user={user} />
            <AccountMenu user={user} onSignOut={onSignOut} />
          </>
        }
      />
      <Sheet
        side="start"
        open={drawer.open}
        onOpenChange={drawer.setOpen}
        title={t('nav.menu')}
        closeLabel={t('nav.closeMenu')}
        head={
          <Sidebar
            variant="drawer"
            label={t('nav.menu')}
            logoLink={logoLink}
            headerEnd={
              <IconButton label={t('nav.closeMenu')} onClick={() => drawer.setOpen(false)}>
                <IconX />
              </IconButton>
            }
            person={{
              avatar: <Avatar name={name} photoUrl={user.photoUrl} size={48} />,
              name,
              detail: user.email,
            }}
            items={entries.map(({ id, to, current, icon, label }) => ({
              id,
              icon,
              label,
              link: <Link to={to} aria-current={current} />,
            }))}
            footerItems={[
              {
                id: 'settings',
                icon: <IconUserCircle />,
                label: t('account.settings'),
                link: <Link to={paths.settings()} />,
              },
              {
                id: 'sign-out',
                icon: <IconLogout />,
                label: common('actions.signOut'),
                link: (
                  <button
                    type="button"
                    aria-label={common('actions.signOut')}
                    onClick={onSignOut}
                  />
                ),
              },
            ]}
          />
        }
      >
        {null}
      </Sheet>
      {children}
      <div className={styles.tabs}>
        <TabBar
          label={t('nav.tabs')}
          tabs={entries.map(({ id, to, current, icon, label }) => ({
            id,
            icon,
            label,
            link: <Link to={to} aria-current={current} />,
          }))}
        />
      </div>
    </>
  )
}

/** The entries of the main menu; the current one has `current`. */
function useMenuEntries() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const currentId = currentMenuItem(pathname)
  const entries = [
    {
      id: 'home',
      to: paths.home(),
      label: t('nav.home'),
      icon: <IconHome />,
    },
    {
      id: 'search',
      to: paths.search(),
      label: t('nav.search'),
      icon: <IconSearch />,
    },
    {
      id: 'profile',
      to: paths.profile(),
      label: t('nav.profile'),
      icon: <IconUserSquareRounded />,
    },
    {
      id: 'applications',
      to: paths.myApplications(),
      label: t('nav.applications'),
      icon: <IconRoute />,
    },
  ]
  return entries.map((entry) => ({
    ...entry,
    current: entry.id === currentId ? ('page' as const) : undefined,
  }))
}
