import { applicationGroups } from '@trilha/contracts/applications/applications'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ResultSkeleton } from '../../vacancies/search/ResultSkeleton.tsx'
import { groupQuery } from '../applications.data.ts'
import { Loaded } from '../Loaded.tsx'
import styles from './AllGroups.module.css'
import { GroupLinks } from './GroupLinks.tsx'
import { GroupRows } from './GroupRows.tsx'
import { NoApplications } from './NoApplications.tsx'

/** The beginning of each group that has applications. */
export function AllGroups() {
  const { t } = useTranslation('applications')
  const query = useQueries({
    queries: applicationGroups.map((group) => groupQuery(group)),
    combine: (lists) => {
      const pages = lists.flatMap(({ data }) => data ?? [])
      return {
        data: pages.length === lists.length ? pages : undefined,
        error: lists.find(({ error }) => error)?.error ?? null,
        isFetching: lists.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
      }
    },
  })
  return (
    <Loaded query={query} skeleton={<ResultSkeleton cards={3} />}>
      {(pages) =>
        pages.every(({ count }) => count === 0) ? (
          <NoApplications />
        ) : (
          <>
            <p className="ink2">{t('mine.order')}</p>
            <GroupLinks counts={pages[0]?.counts} />
            <div className={styles.groups}>
              {applicationGroups.map((group, i) => (
                <GroupRows
                  key={group}
                  group={group}
                  rows={pages[i]?.rows ?? []}
                  count={pages[i]?.count ?? 0}
                >
                  {(pages[i]?.totalPages ?? 0) > 1 && (
                    <Link className="link link--tap" to={paths.myApplications(`?group=${group}`)}>
                      {t('mine.all', { count: pages[i]?.count, group: t(`mine.group.${group}`) })}
                    </Link>
                  )}
                </GroupRows>
              ))}
            </div>
          </>
        )
      }
    </Loaded>
  )
}
