import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import type { VacancyFacets } from '@trilha/contracts/vacancies/vacancies'
import type { VacancySort } from '@trilha/contracts/vacancies/enums'
import { PlaceNote } from '@trilha/web/site/PlaceNote.tsx'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { IconAdjustmentsHorizontal } from '@trilha/web/ui/icons/icons.tsx'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { VacancyCardItemProps } from '../VacancyCardItem.tsx'
import { ActiveChips } from '../filters/ActiveChips.tsx'
import { ResultCount } from './ResultCount.tsx'
import { ResultList, type SearchResult } from './ResultList.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchPage.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { SearchAddress } from './useSearchAddress.ts'
import { activeFilters } from '../filters/chips.ts'
import { searchOf, unfiltered, withChanges } from './search.ts'

type SearchPageProps = {
  /** Address of a search, in the dashboard or on the public site. */
  address: (search: string) => string
  /** Address of a vacancy on the same site. */
  vacancyAddress: (vacancy: { id: number; slug: string }) => string
  /** Shows one vacancy. */
  Item: ComponentType<VacancyCardItemProps>
  /** With the place that the server read. */
  search: SearchAddress
  /** The place as it was typed. */
  typedPlace: string
  result: SearchResult
  facets: VacancyFacets | null
  sorts: readonly VacancySort[]
  /** Button that saves the current search. */
  save: ReactNode
}

// Next to the results on wide screens, hidden on phones: loaded after the results.
const FilterPanel = lazy(async () => ({
  default: (await importWithRetry(() => import('../filters/FilterPanel.tsx'))).FilterPanel,
}))

// Loaded on demand: only phones open the sheet, and it imports the dialog library.
const loadSheet = () => importWithRetry(() => import('../filters/FilterSheet.tsx'))
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

/** The search page, shared by the public site and the dashboard. */
export function SearchPage({
  address,
  vacancyAddress,
  Item,
  search,
  typedPlace,
  result,
  facets,
  sorts,
  save,
}: SearchPageProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const { filters, current, go } = search
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const active = activeFilters(filters).length
  const panel = { filters, facets, action: address('') }
  const page = result.state === 'ready' ? result.page : null
  return (
    <>
      <SearchBar
        filters={current}
        action={address('')}
        // Keeps a filter that was chosen a moment ago, whose results are still loading.
        onSearch={(typed) => go(withChanges(filters, typed))}
      />
      <div className={`wrap ${styles.columns}`}>
        <aside className={styles.filters} aria-label={t('filters.title')}>
          <div className={styles.filtersHead}>
            <h2>{t('filters.title')}</h2>
            {active > 0 && (
              <Link
                className="link link--tap sm"
                to={address(searchOf(unfiltered(filters)))}
                preventScrollReset
              >
                {t('filters.clearAll')}
              </Link>
            )}
          </div>
          <Suspense>
            <FilterPanel {...panel} onChange={go} />
          </Suspense>
        </aside>
        <section aria-label={t('results.title')}>
          {page?.place && (
            <PlaceNote
              place={page.place}
              typed={typedPlace}
              showing={(place) =>
                t(page.count > 0 ? 'results.placeShowing' : 'results.placeSearched', { place })
              }
              linkTo={({ name: city, state }) => (
                <Link to={address(searchOf(withChanges(current, { city, state })))} />
              )}
            />
          )}
          <div className={styles.head}>
            <ResultCount filters={current} result={result} />
            {page?.place?.readAs !== 'unknown' && save}
            <div className={styles.tools}>
              <SortSelect filters={filters} sorts={sorts} action={address('')} onChange={go} />
              <Chip
                className={`only-narrow ${styles.open}`}
                icon={<IconAdjustmentsHorizontal />}
                count={active}
                label={t('filters.open', { count: active })}
                aria-haspopup="dialog"
                onPointerEnter={() => void loadSheet()}
                onFocus={() => void loadSheet()}
                onClick={() => setSheet('open')}
              >
                {t('filters.title')}
              </Chip>
            </div>
          </div>
          <ActiveChips filters={filters} address={address} />
          <ResultList
            filters={current}
            typedPlace={typedPlace}
            result={result}
            address={address}
            vacancyAddress={vacancyAddress}
            Item={Item}
          />
        </section>
      </div>
      {sheet !== 'unused' && (
        <Suspense fallback={<LoadingPart label={common('actions.loading')} />}>
          <FilterSheet
            {...panel}
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            count={result.state === 'ready' ? result.page.count : null}
            pending={result.state === 'ready' && result.stale}
            // All changes made in the sheet are one history entry.
            onChange={(next) => go(next, { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
