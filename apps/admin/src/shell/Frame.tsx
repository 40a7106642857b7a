import { createQueryClient } from '@trilha/web/data/queries.ts'
import { logout, useStartedSession } from '@trilha/web/data/session.ts'
import {
  IconBuilding,
  IconFlag,
  IconListCheck,
  IconMail,
  IconUsers,
} from '@trilha/web/ui/icons.tsx'
import {
  IconHeartHandshake,
  IconHistory,
  IconLogout,
  IconProgress,
  IconSpeakerphone,
} from '@trilha/web/ui/icons.more.tsx'
import { Sidebar } from '@trilha/web/ui/Sidebar.tsx'
import { SkipLink } from '@trilha/web/ui/SkipLink.tsx'
import { Spinner } from '@trilha/web/ui/Spinner.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { Toaster } from '@trilha/web/ui/Toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import styles from './Frame.module.css'

/** The frame of everything that needs a sign-in: the menu at the side, a row above on phones. */
export default function Frame() {
  const { t } = useTranslation(['admin', 'common'])
  const session = useStartedSession(3)
  const { pathname, search } = useLocation()
  const [client] = useState(createQueryClient)
  if (!session.isInitialized) return <Spinner large label={t('common:actions.loading')} />
  if (!session.isAuthenticated || session.expired)
    return <Navigate to={paths.login(pathname + search)} replace />
  return (
    <QueryClientProvider client={client}>
      <div className={styles.desk}>
        <SkipLink href="#conteudo">{t('common:actions.skipToContent')}</SkipLink>
        <Menu />
        <main id="conteudo" className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Toaster words={{ region: t('shell.toasts'), close: t('common:actions.dismiss') }} />
    </QueryClientProvider>
  )
}

const places = [
  { id: 'companies', to: paths.companies(), icon: <IconBuilding /> },
  { id: 'review', to: paths.review(), icon: <IconListCheck /> },
  { id: 'reports', to: paths.reports(), icon: <IconFlag /> },
  { id: 'users', to: paths.users(), icon: <IconUsers /> },
  { id: 'partners', to: paths.partners(), icon: <IconHeartHandshake /> },
  { id: 'announcements', to: paths.announcements(), icon: <IconSpeakerphone /> },
  { id: 'messages', to: paths.messages(), icon: <IconMail /> },
  { id: 'audit', to: paths.audit(), icon: <IconHistory /> },
  { id: 'health', to: paths.health(), icon: <IconProgress /> },
] as const

function Menu() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useState(false)
  const leave = () => {
    logout().then(
      () => navigate(paths.login()),
      () => toast.error('Unable to logout'),
    )
  }
  const isHere = (to: string) =>
    to === '/' ? pathname === '/' || pathname.startsWith('/empresas') : pathname.startsWith(to)
  return (
    <>
      <div className={styles.side}>
        <Sidebar
          label={t('shell.menu')}
          logoLink={<Link to={paths.companies()} aria-label={t('shell.home')} />}
          items={places.map(({ id, to, icon }) => ({
            id,
            icon,
            label: t(`menu.${id}`),
            link: <MenuLink to={to} current={isHere(to)} aria-label={t(`menu.${id}`)} />,
          }))}
          footerItems={[
            {
              id: 'leave',
              link: <button type="button" onClick={leave} aria-label={t('shell.leave')} />,
              icon: <IconLogout />,
              label: t('shell.leave'),
            },
          ]}
          collapsed={collapsed}
          toggle={{
            collapse: t('shell.collapse'),
            expand: t('shell.expand'),
            onToggle: () => setCollapsed(!collapsed),
          }}
        />
      </div>
      <nav className={styles.top} aria-label={t('shell.menu')}>
        {places.map(({ id, to }) => (
          <MenuLink key={id} to={to} current={isHere(to)} className={styles.tab}>
            {t(`menu.${id}`)}
          </MenuLink>
        ))}
        <button type="button" className={styles.tab} onClick={leave}>
          {t('shell.leave')}
        </button>
      </nav>
    </>
  )
}

/** A link of the menu; screen readers hear where one is. */
function MenuLink({ current, ...link }: ComponentProps<typeof Link> & { current: boolean }) {
  return <Link {...link} aria-current={current ? 'page' : undefined} />
}
