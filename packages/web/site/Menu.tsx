import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { logout } from '../data/session.ts'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { IconMenu2, IconX } from '../ui/icons/icons.tsx'
import { IconLogout } from '../ui/icons/moreIcons.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { Sidebar } from '../ui/navigation/Sidebar.tsx'
import { TabBar, type Tab } from '../ui/navigation/TabBar.tsx'
import { toast } from '../ui/feedback/toast.ts'
import type { LoginPath } from './Frame.tsx'
import styles from './Menu.module.css'

type SideMenuProps = Omit<ComponentProps<typeof Sidebar>, 'collapsed' | 'toggle'> & {
  login: LoginPath
  /** Clears data of the site after signing out. */
  onLeft?: () => void
}

/** The side menu, collapsible to icons; hidden on narrow screens. */
export function SideMenu(menu: SideMenuProps) {
  const { t } = useTranslation('site')
  const [collapsed, setCollapsed] = useState(false)
  return (
    <div className={styles.side}>
      <MenuSidebar
        {...menu}
        collapsed={collapsed}
        toggle={{
          collapse: t('shell.collapse'),
          expand: t('shell.expand'),
          onToggle: () => setCollapsed(!collapsed),
        }}
      />
    </div>
  )
}

/** A menu link; marks the current page for screen readers. */
export function MenuLink({ current, ...link }: ComponentProps<typeof Link> & { current: boolean }) {
  return <Link {...link} aria-current={current ? 'page' : undefined} />
}

/** A function that ends the session and goes to the login. */
function useSignOut(login: LoginPath, onLeft?: () => void): () => void {
  const navigate = useNavigate()
  return () => {
    logout().then(
      () => {
        onLeft?.()
        return navigate(login())
      },
      () => toast.error('Unable to logout'),
    )
  }
}

/** The sidebar with one more entry at the bottom, which signs out. */
function MenuSidebar({
  login,
  onLeft,
  footerItems = [],
  ...sidebar
}: ComponentProps<typeof Sidebar> & SideMenuProps) {
  const { t } = useTranslation('common')
  const signOut = useSignOut(login, onLeft)
  const label = t('actions.signOut')
  const signOutItem = {
    id: 'leave',
    link: <button type="button" onClick={signOut} aria-label={label} />,
    icon: <IconLogout />,
    label,
  }
  return <Sidebar {...sidebar} footerItems={[...footerItems, signOutItem]} />
}

/** Tabs at the bottom of narrow screens: the main entries, and the whole menu in a drawer. */
export function TabsAndMore({ tabs, ...menu }: SideMenuProps & { tabs: readonly Tab[] }) {
  const { t } = useTranslation(['site', 'common'])
  const { key } = useLocation()
  // Stores the location at which the drawer is open: navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  const open = openAt === key
  return (
    <div className={styles.tabs}>
      <TabBar
        label={menu.label}
        tabs={[
          ...tabs,
          {
            id: 'more',
            link: (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t('shell.more')}
                aria-expanded={open}
                onClick={() => setOpenAt(key)}
              />
            ),
            icon: <IconMenu2 />,
            label: t('shell.more'),
          },
        ]}
      />
      <Sheet
        side="start"
        open={open}
        onOpenChange={(next) => setOpenAt(next ? key : null)}
        title={menu.label}
        closeLabel={t('common:actions.close')}
        head={
          <MenuSidebar
            {...menu}
            variant="drawer"
            headerEnd={
              <IconButton label={t('common:actions.close')} onClick={close}>
                <IconX />
              </IconButton>
            }
          />
        }
      >
        {null}
      </Sheet>
    </div>
  )
}
