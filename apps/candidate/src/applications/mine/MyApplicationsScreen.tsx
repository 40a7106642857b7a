import { applicationGroups } from '@trilha/contracts/applications/applications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { ResultSkeleton } from '../../vacancies/search/ResultSkeleton.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { groupQuery, type Group } from '../applications.data.ts'
import { Loaded } from '../Loaded.tsx'
import styles from './MyApplicationsScreen.module.css'

export const handle = { namespaces: ['applications'] } satisfies Handle

/**
 * Minhas Vagas, in three lists: applications that wait for the candidate, applications that wait
 * for a company, and ended applications.
 */
export default function MyApplicationsScreen() {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const group = applicationGroups.find((known) => known === search.get('group')) ?? 'your-turn'
  const query = useInfiniteQuery(groupQuery(group))
  const rows = query.data?.pages.flatMap((page) => page.rows)
  return (
    <div className="wrap page">
      <PageHead title={t('mine.title')} />
      <h1 className={styles.title}>{t('mine.title')}</h1>
      <GroupLinks group={group} counts={query.data?.pages.at(-1)?.counts} />
      <div className={styles.group}>
        <Loaded query={{ ...query, data: rows }} skeleton={<ResultSkeleton cards={3} />}>
          {(applications) =>
            applications.length === 0 ? (
              <NothingHere group={group} />
            ) : (
              <ul className={styles.list}>
                {applications.map((application) => (
                  <li key={application.id}>
                    <ApplicationCard application={application} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <More query={query} />
      </div>
    </div>
  )
}

type Counts = Record<Group, number>

/** Each list has its own address. */
function GroupLinks({ group, counts }: { group: Group; counts: Counts | undefined }) {
  const { t } = useTranslation('applications')
  return (
    <TabLinks
      label={t('mine.groups')}
      links={applicationGroups.map((id) => (
        <Link
          key={id}
          to={paths.myApplications(`?group=${id}`)}
          aria-current={id === group ? 'page' : undefined}
          preventScrollReset
        >
          {t(`mine.group.${id}`)}
          {counts && <span className={styles.count}>{counts[id]}</span>}
        </Link>
      ))}
    />
  )
}

function NothingHere({ group }: { group: Group }) {
  const { t } = useTranslation('applications')
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t(`mine.empty.${group}.title`)}
      action={<Button render={<Link to={paths.search()} />}>{t('mine.search')}</Button>}
    >
      {t(`mine.empty.${group}.text`)}
    </EmptyState>
  )
}

type MoreProps = {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
}

function More({ query }: MoreProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  if (!query.hasNextPage) return null
  return (
    <div className={styles.more}>
      {query.isFetchNextPageError && <p role="alert">{t('mine.moreFailed')}</p>}
      <Button
        variant="outline"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {common('pages.more')}
      </Button>
    </div>
  )
}
