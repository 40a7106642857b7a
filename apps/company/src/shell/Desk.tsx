import { createQueryClient } from '@trilha/web/data/queries.ts'
import { logout, useStartedSession } from '@trilha/web/data/session.ts'
import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { IconBriefcase, IconBuilding } from '@trilha/web/ui/icons.tsx'
import {
  IconGavel,
  IconLogout,
  IconMessageExclamation,
  IconUsersGroup,
  IconWorld,
} from '@trilha/web/ui/icons.more.tsx'
import { Sidebar } from '@trilha/web/ui/Sidebar.tsx'
import { SkipLink } from '@trilha/web/ui/SkipLink.tsx'
import { Spinner } from '@trilha/web/ui/Spinner.tsx'
import { TabBar } from '@trilha/web/ui/TabBar.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { Toaster } from '@trilha/web/ui/Toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { useDeskLive } from '../desk/desk.live.ts'
import { paths } from '../paths.ts'
import styles from './Desk.module.css'

/** The frame of everything that needs a sign-in: the menu at the side, tabs below on phones. */
export default function Desk() {
  const { t } = useTranslation(['desk', 'common'])
  const session = useStartedSession(2)
  const { pathname, search } = useLocation()
  const [client] = useState(createQueryClient)
  if (!session.isInitialized) return <Spinner large label={t('common:actions.loading')} />
  if (!session.isAuthenticated || session.expired)
    return <Navigate to={paths.login(pathname + search)} replace />
  return (
    <QueryClientProvider client={client}>
      <Live />
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

/** Inside of the queries that it keeps fresh. */
function Live() {
  useDeskLive()
  return null
}

function Menu() {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const { user } = useStartedSession(2)
  const [collapsed, setCollapsed] = useState(false)
  const { pathname } = useLocation()
  const recruiter = user?.recruiter
  const leave = () => {
    logout().then(
      () => navigate(paths.login()),
      () => toast.error('Unable to logout'),
    )
  }
  const vacancies = {
    id: 'vacancies',
    link: (
      <MenuLink
        to={paths.vacancies()}
        current={!/^\/(empresa|equipe|respostas|revisoes)/.test(pathname)}
      />
    ),
    icon: <IconBriefcase />,
    label: t('shell.vacancies'),
  }
  const inbox = {
    id: 'inbox',
    link: <MenuLink to={paths.inbox()} current={pathname.startsWith('/respostas')} />,
    icon: <IconMessageExclamation />,
    label: t('shell.inbox'),
  }
  const reviews = {
    id: 'reviews',
    link: <MenuLink to={paths.reviews()} current={pathname.startsWith('/revisoes')} />,
    icon: <IconGavel />,
    label: t('shell.reviews'),
  }
  const company = {
    id: 'company',
    link: <MenuLink to={paths.company()} current={pathname.startsWith('/empresa')} />,
    icon: <IconBuilding />,
    label: t('shell.company'),
  }
  const team = {
    id: 'team',
    link: <MenuLink to={paths.team()} current={pathname.startsWith('/equipe')} />,
    icon: <IconUsersGroup />,
    label: t('shell.team'),
  }
  const end = {
    id: 'leave',
    link: <button type="button" onClick={leave} aria-label={t('shell.leave')} />,
    icon: <IconLogout />,
    label: t('shell.leave'),
  }
  return (
    <>
      <div className={styles.side}>
        <Sidebar
          label={t('shell.menu')}
          logoLink={<Link to={paths.vacancies()} aria-label={t('login.home')} />}
          items={[vacancies, inbox, reviews, company, team]}
          footerItems={[
            {
              id: 'site',
              link: <a href="/" aria-label={t('shell.site')} />,
              icon: <IconWorld />,
              label: t('shell.site'),
            },
            end,
          ]}
          collapsed={collapsed}
          toggle={{
            collapse: t('shell.collapse'),
            expand: t('shell.expand'),
            onToggle: () => setCollapsed(!collapsed),
          }}
          {...(recruiter && {
            person: {
              avatar: <Avatar name={recruiter.name} photoUrl={user.photoUrl} />,
              name: recruiter.name,
              detail: recruiter.company.name,
            },
          })}
        />
      </div>
      <div className={styles.tabs}>
        <TabBar label={t('shell.menu')} tabs={[vacancies, inbox, company, team, end]} />
      </div>
    </>
  )
}

/** A link of the menu; screen readers hear where one is. */
function MenuLink({ current, ...link }: ComponentProps<typeof Link> & { current: boolean }) {
  return <Link {...link} aria-current={current ? 'page' : undefined} />
}
