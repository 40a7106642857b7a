import { useQuery } from '@tanstack/react-query'
import { Pagination } from '@trilha/web/ui/navigation/Pagination.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { ResultSkeleton } from '../../vacancies/search/ResultSkeleton.tsx'
import { groupQuery, type Group } from '../applications.data.ts'
import { Loaded } from '../Loaded.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { GroupRows } from './GroupRows.tsx'
import styles from './OneGroup.module.css'

const address = (group: Group, page: number) =>
  paths.myApplications(`?group=${group}${page > 1 ? `&page=${page}` : ''}`)

/** One group, in pages of ten. */
export function OneGroup({ group, page }: { group: Group; page: number }) {
  const { t: common } = useTranslation('common')
  const query = useQuery(groupQuery(group, page))
  return (
    <>
      <GroupLinks group={group} counts={query.data?.counts} />
      <Loaded query={query} skeleton={<ResultSkeleton cards={3} />}>
        {({ rows, count, totalPages, limit }) =>
          rows.length === 0 ? (
            <NothingHere group={group} />
          ) : (
            <>
              <GroupRows group={group} rows={rows} count={count} />
              <Pagination
                className={styles.pages}
                page={page}
                pages={totalPages}
                hrefFor={(to) => address(group, to)}
                renderLink={(href) => <Link to={href} />}
                words={{
                  label: common('pages.label'),
                  page: (number) => common('pages.page', { number }),
                  previous: common('pages.previous'),
                  next: common('pages.next'),
                }}
                {...(totalPages > 1 && {
                  summary: common('pages.summary', {
                    from: (page - 1) * limit + 1,
                    to: (page - 1) * limit + rows.length,
                    count,
                  }),
                })}
              />
            </>
          )
        }
      </Loaded>
    </>
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
