import { QueryClientProvider } from '@tanstack/react-query'
import type { TypeUser } from '@trilha/contracts/accounts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { createQueryClient } from '../data/queries.ts'
import { logout, useStartedSession } from '../data/session.ts'
import { IconLogout } from '../ui/icons.more.tsx'
import { Sidebar } from '../ui/Sidebar.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/Toaster.tsx'
import styles from './Frame.module.css'

type LoginPath = (returnTo?: string) => string

type FrameProps = {
  typeUser: TypeUser
  login: LoginPath
  /** The site's menu, beside the screens where there is room. */
  menu: ReactNode
}

/** The frame of everything that needs a sign-in. */
export function Frame({ typeUser, login, menu }: FrameProps) {
  const { t } = useTranslation(['site', 'common'])
  const session = useStartedSession(typeUser)
  const { pathname, search } = useLocation()
  const [client] = useState(createQueryClient)
  if (!session.isInitialized) return <Spinner large label={t('common:actions.loading')} />
  if (!session.isAuthenticated || session.expired)
    return <Navigate to={login(pathname + search)} replace />
  return (
    <QueryClientProvider client={client}>
      <div className={styles.desk}>
        <SkipLink href="#conteudo">{t('common:actions.skipToContent')}</SkipLink>
        {menu}
        <main id="conteudo" className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Toaster words={{ region: t('common:toasts'), close: t('common:actions.dismiss') }} />
    </QueryClientProvider>
  )
}

type SideMenuProps = Omit<ComponentProps<typeof Sidebar>, 'collapsed' | 'toggle'>

/** The menu at the side, which folds to its icons; not on narrow screens. */
export function SideMenu(menu: SideMenuProps) {
  const { t } = useTranslation('site')
  const [collapsed, setCollapsed] = useState(false)
  return (
    <div className={styles.side}>
      <Sidebar
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

/** A link of the menu; screen readers hear where one is. */
export function MenuLink({ current, ...link }: ComponentProps<typeof Link> & { current: boolean }) {
  return <Link {...link} aria-current={current ? 'page' : undefined} />
}

/** Ends the session and leads to the login. */
export function useLeave(login: LoginPath): () => void {
  const navigate = useNavigate()
  return () => {
    logout().then(
      () => navigate(login()),
      () => toast.error('Unable to logout'),
    )
  }
}

/** The entry of a menu that ends the session. */
export function useLeaveItem(login: LoginPath) {
  const { t } = useTranslation('site')
  const leave = useLeave(login)
  return {
    id: 'leave',
    link: <button type="button" onClick={leave} aria-label={t('shell.leave')} />,
    icon: <IconLogout />,
    label: t('shell.leave'),
  }
}
