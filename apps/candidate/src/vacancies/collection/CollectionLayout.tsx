import { useQuery } from '@tanstack/react-query'
import type { Handle } from '@trilha/web/router/handle.ts'
import { IconBookmark, IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { IconBell, IconBuildingStore } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { marksQuery } from '../marks/marks.data.ts'
import { savedSearchesQuery } from '../savedSearches/savedSearches.data.ts'
import styles from './CollectionLayout.module.css'

export const handle = { namespaces: ['collection'] } satisfies Handle

/** What the user keeps: saved and hidden vacancies, companies, alerts; one tab for each. */
export default function CollectionLayout() {
  const { t } = useTranslation('collection')
  const { pathname } = useLocation()
  const marks = useQuery(marksQuery).data
  const searches = useQuery(savedSearchesQuery).data?.rows
  const tabs = [
    { id: 'saved', to: paths.savedVacancies(), icon: <IconBookmark />, count: marks?.saved.length },
    {
      id: 'hidden',
      to: paths.hiddenVacancies(),
      icon: <IconEyeOff />,
      count: marks?.hidden.length,
    },
    {
      id: 'companies',
      to: paths.followedCompanies(),
      icon: <IconBuildingStore />,
      count: searches?.filter(({ company }) => company !== null).length,
    },
    { id: 'alerts', to: paths.savedSearches(), icon: <IconBell />, count: searches?.length },
  ] as const
  const current = tabs.find(({ to }) => to === pathname)
  return (
    <div className="wrap page">
      <PageHead title={current ? t(`tabs.${current.id}`) : t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <TabLinks
        label={t('title')}
        className={styles.tabs}
        links={tabs.map(({ id, to, icon, count }) => (
          <Link key={id} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {icon}
            {t(`tabs.${id}`)}
            <Count count={count} />
          </Link>
        ))}
      />
      <Outlet />
    </div>
  )
}

function Count({ count }: { count: number | undefined }): ReactNode {
  return count === undefined ? null : <span className={styles.count}>{count}</span>
}
