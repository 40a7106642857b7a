import { useStartedSession } from '@trilha/web/data/session.ts'
import { Frame, MenuLink, SideMenu, useLeaveItem } from '@trilha/web/site/Frame.tsx'
import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { IconBriefcase, IconBuilding } from '@trilha/web/ui/icons.tsx'
import {
  IconChartBar,
  IconGavel,
  IconMessageExclamation,
  IconSettingsCog,
  IconUserSearch,
  IconUsersGroup,
  IconWorld,
} from '@trilha/web/ui/icons.more.tsx'
import { TabBar } from '@trilha/web/ui/TabBar.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useDeskLive } from '../desk/desk.live.ts'
import { paths } from '../paths.ts'
import styles from './Desk.module.css'

/** The frame of everything that needs a sign-in: the menu at the side, tabs below on phones. */
export default function Desk() {
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

/** Inside of the queries that it keeps fresh. */
function Live() {
  useDeskLive()
  return null
}

function Menu() {
  const { t } = useTranslation('desk')
  const { user } = useStartedSession(2)
  const { pathname } = useLocation()
  const recruiter = user?.recruiter
  const leave = useLeaveItem(paths.login)
  const vacancies = {
    id: 'vacancies',
    link: (
      <MenuLink
        to={paths.vacancies()}
        current={
          !/^\/(analises|empresa|equipe|integracoes|respostas|revisoes|talentos)/.test(pathname)
        }
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
  const analytics = {
    id: 'analytics',
    link: <MenuLink to={paths.analytics()} current={pathname.startsWith('/analises')} />,
    icon: <IconChartBar />,
    label: t('shell.analytics'),
  }
  const talents = {
    id: 'talents',
    link: <MenuLink to={paths.talents()} current={pathname.startsWith('/talentos')} />,
    icon: <IconUserSearch />,
    label: t('shell.talents'),
  }
  // Evaluators judge people; finding them and the numbers are for who runs the selections.
  const running = recruiter?.role === 'evaluator' ? [] : [talents, analytics]
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
  const integrations = {
    id: 'integrations',
    link: <MenuLink to={paths.apiKeys()} current={pathname.startsWith('/integracoes')} />,
    icon: <IconSettingsCog />,
    label: t('shell.integrations'),
  }
  return (
    <>
      <SideMenu
        label={t('shell.menu')}
        logoLink={<Link to={paths.vacancies()} aria-label={t('login.home')} />}
        items={[
          vacancies,
          inbox,
          reviews,
          ...running,
          company,
          team,
          ...(recruiter?.role === 'owner' ? [integrations] : []),
        ]}
        footerItems={[
          {
            id: 'site',
            link: <a href="/" aria-label={t('shell.site')} />,
            icon: <IconWorld />,
            label: t('shell.site'),
          },
          leave,
        ]}
        {...(recruiter && {
          person: {
            avatar: <Avatar name={recruiter.name} photoUrl={user.photoUrl} />,
            name: recruiter.name,
            detail: recruiter.company.name,
          },
        })}
      />
      <div className={styles.tabs}>
        <TabBar label={t('shell.menu')} tabs={[vacancies, inbox, company, team, leave]} />
      </div>
    </>
  )
}
