import type { listVacancies } from '@trilha/contracts/vacancies/vacancies'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Pagination } from '@trilha/web/ui/navigation/Pagination.tsx'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState, ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { FromSearch } from './BackToSearch.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import styles from './ResultList.module.css'
import type { VacancyCardItemProps } from '../VacancyCardItem.tsx'
import { nextWider, type Wider } from '../filters/chips.ts'
import { searchOf, withChanges, type VacancyFilters } from './search.ts'
import { UnknownPlace } from './UnknownPlace.tsx'

export type VacancyPage = ReplyOf<typeof listVacancies>

/** State of a search. */
export type SearchResult =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      page: VacancyPage
      /** `page` belongs to the previous search; the new one is loading. */
      stale: boolean
      /** A wider search to offer, if this search found nothing. */
      wider: Wider | null
    }

type ResultListProps = {
  filters: VacancyFilters
  /** The place as it was typed. */
  typedPlace: string
  result: SearchResult
  address: (search: string) => string
  vacancyAddress: (vacancy: { id: number; slug: string }) => string
  /** Shows one vacancy. */
  Item: ComponentType<VacancyCardItemProps>
}

/** One page of vacancies, or loading, failed and empty states. */
export function ResultList({
  filters,
  typedPlace,
  result,
  address,
  vacancyAddress,
  Item,
}: ResultListProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  if (result.state === 'loading') return <ResultSkeleton />
  if (result.state === 'failed')
    return (
      <ErrorState
        headingLevel="h2"
        title={t('results.failedTitle')}
        action={<Button onClick={result.retry}>{common('actions.tryAgain')}</Button>}
      >
        {t('results.failedText')}
      </ErrorState>
    )
  const { page } = result
  if (page.place?.readAs === 'unknown')
    return (
      <UnknownPlace
        place={page.place}
        typed={typedPlace}
        hrefFor={(chosen) => address(searchOf(withChanges(filters, chosen)))}
      />
    )
  if (page.rows.length === 0)
    return <NothingFound filters={filters} wider={result.wider} address={address} />
  const first = (page.page - 1) * page.limit + 1
  return (
    <>
      <ul className={styles.list} aria-busy={result.stale}>
        {page.rows.map((vacancy) => (
          <li key={vacancy.id}>
            <Item
              vacancy={vacancy}
              headingLevel="h2"
              link={
                <Link
                  to={vacancyAddress(vacancy)}
                  state={{ search: searchOf(filters) } satisfies FromSearch}
                  prefetch="intent"
                />
              }
            />
          </li>
        ))}
      </ul>
      <Pagination
        className={styles.pages}
        page={page.page}
        pages={page.totalPages}
        hrefFor={(to) => address(searchOf({ ...filters, page: to }))}
        renderLink={(href) => <Link to={href} />}
        words={{
          label: common('pages.label'),
          page: (number) => common('pages.page', { number }),
          previous: common('pages.previous'),
          next: common('pages.next'),
        }}
        summary={t('results.shown', {
          first: format.number(first),
          last: format.number(first + page.rows.length - 1),
          total: format.number(page.count),
        })}
      />
    </>
  )
}

/** Offers the narrowest wider search that has results, with its count. */
function NothingFound({
  filters,
  wider,
  address,
}: Pick<ResultListProps, 'filters' | 'address'> & { wider: Wider | null }) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const { drops, to } = wider ?? nextWider(filters)
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t('results.emptyTitle')}
      action={
        <Button variant="outline" render={<Link to={address(searchOf(to))} />}>
          {t(`results.wider.${drops}`, { km: to.radius })}
        </Button>
      }
    >
      {wider && wider.count > 0
        ? t(`results.widerCount.${drops}`, {
            count: wider.count,
            number: format.number(wider.count),
            km: to.radius,
          })
        : t('results.emptyText')}
    </EmptyState>
  )
}
