import type { Handle } from '@trilha/web/router/handle.ts'
import { CallError } from '@trilha/web/data/call.ts'
import { PagedList } from '@trilha/web/site/List.tsx'
import { placeName } from '@trilha/web/site/placeName.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { IconAdjustmentsHorizontal } from '@trilha/web/ui/icons/icons.tsx'
import { Sheet } from '@trilha/web/ui/overlays/Sheet.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { vacanciesQuery } from '../pipeline/pipeline.data.ts'
import { useNarrow } from '../pipeline/board/useNarrow.ts'
import { paths } from '../paths.ts'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'
import { TalentCardItem } from './TalentCardItem.tsx'
import { TalentDrawer } from './TalentDrawer.tsx'
import { TalentFilterPanel } from './TalentFilterPanel.tsx'
import { TalentSearchBar } from './TalentSearchBar.tsx'
import { TalentPlace } from './TalentPlace.tsx'
import { TalentTabs } from './TalentTabs.tsx'
import { talentFacetsQuery, talentsQuery } from './talents.data.ts'
import {
  activeFilters,
  addressOf,
  searchFrom,
  unfiltered,
  type TalentSearch,
} from './talents.filters.ts'
import styles from './TalentsScreen.module.css'
import { useTalentWords } from './useTalentWords.ts'

export const handle = { namespaces: ['talents', 'sheet'] } satisfies Handle

/** People who opted in to the talent search; the URL contains the search and the open person. */
export default function TalentsScreen() {
  const { t } = useTranslation('talents')
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const typed = searchFrom(address)
  const query = useQuery(talentsQuery(typed))
  const place = query.isPlaceholderData ? null : (query.data?.place ?? null)
  const name = place && placeName(place)
  const search = name ? { ...typed, city: name } : typed
  const { page: _, sort: __, ...filters } = typed
  const facets = useQuery({ ...talentFacetsQuery(filters), enabled: !query.isError })
  const vacancies = useQuery(vacanciesQuery({ page: 1, limit: 50, state: ['open'] }))
  const person = address.get('pessoa')
  const showSearch = (next: TalentSearch) =>
    void navigate(paths.talents(addressOf(next)), { preventScrollReset: true })
  const sheetUrl = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('pessoa', id)
    else next.delete('pessoa')
    return `?${next}`
  }
  return (
    <>
      <title>{t('documentTitle')}</title>
      <ScreenHead title={t('title')}>{t('lead')}</ScreenHead>
      <TalentTabs current="search" />
      {isUnverified(query.error) ? (
        <Unverified />
      ) : (
        <>
          <TalentSearchBar
            key={`${search.q} ${search.city} ${search.vacancyId}`}
            search={search}
            vacancies={vacancies.data?.rows ?? []}
            onSearch={showSearch}
          />
          <div className={styles.columns}>
            <Filters
              search={search}
              facets={facets.data?.facets ?? null}
              mayAskDisability={query.data?.mayAskDisability ?? false}
              count={query.data?.count ?? null}
              onChange={showSearch}
            />
            <section aria-label={t('results')} aria-busy={query.isFetching}>
              {place && (
                <TalentPlace
                  place={place}
                  typed={typed.city ?? ''}
                  count={query.data?.count ?? 0}
                  addressIn={(city) => paths.talents(addressOf({ ...search, city }))}
                />
              )}
              <ActiveChips search={search} />
              <ResultCount
                count={query.data?.count}
                correctedWords={query.data?.searchedFor ?? null}
              />
              <PagedList
                query={query}
                empty={t(activeFilters(search).length > 0 ? 'noneFiltered' : 'none')}
                keyOf={({ id }) => id}
              >
                {(talent) => <TalentCardItem talent={talent} to={sheetUrl(talent.id)} />}
              </PagedList>
            </section>
          </div>
          {person && (
            <TalentDrawer
              id={person}
              vacancyId={search.vacancyId}
              vacancies={vacancies.data?.rows ?? []}
              onClose={() =>
                void navigate(sheetUrl(null), { preventScrollReset: true, replace: true })
              }
            />
          )}
        </>
      )}
    </>
  )
}

const isUnverified = (error: Error | null) =>
  error instanceof CallError && error.id === 'company-not-verified'

function Unverified() {
  const { t } = useTranslation('talents')
  return (
    <EmptyState
      title={t('unverified.title')}
      headingLevel="h2"
      action={
        <Button variant="outline" render={<Link to={paths.company()} />}>
          {t('unverified.go')}
        </Button>
      }
    >
      {t('unverified.text')}
    </EmptyState>
  )
}

type ResultCountProps = { count: number | undefined; correctedWords: string | null }

/** Number of results and corrected search words, announced when they change. */
function ResultCount({ count, correctedWords }: ResultCountProps) {
  const { t } = useTranslation('talents')
  return (
    <output className={styles.found}>
      {count !== undefined && t('found', { count })}
      {correctedWords && ` ${t('mended', { text: correctedWords })}`}
    </output>
  )
}

type FiltersProps = Parameters<typeof TalentFilterPanel>[0] & { count: number | null }

/** Next to the list if there is room, otherwise behind a button. */
function Filters({ count, ...panel }: FiltersProps) {
  const { t } = useTranslation('talents')
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const active = activeFilters(panel.search).length
  if (!narrow)
    return (
      <aside className={styles.panel} aria-label={t('filters.title')}>
        <TalentFilterPanel {...panel} />
      </aside>
    )
  return (
    <div>
      <Button
        variant="outline"
        icon={<IconAdjustmentsHorizontal />}
        onClick={() => setOpen(true)}
        block
      >
        {active > 0 ? t('filters.active', { count: active }) : t('filters.title')}
      </Button>
      <Sheet
        tall
        open={open}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        footer={
          <>
            <Button variant="plain" onClick={() => panel.onChange(unfiltered(panel.search))}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => setOpen(false)} loading={count === null}>
              {t('filters.show', { count: count ?? 0 })}
            </Button>
          </>
        }
      >
        <TalentFilterPanel {...panel} />
      </Sheet>
    </div>
  )
}

/** Active filters; each chip links to the search without that filter. */
function ActiveChips({ search }: { search: TalentSearch }) {
  const { t } = useTranslation('talents')
  const words = useTalentWords()
  const active = activeFilters(search)
  if (active.length === 0) return null
  return (
    <Chips scroll>
      {active.map(({ name, value, without }) => {
        const filter = words(name, value)
        const label = t('filters.remove', { filter })
        return (
          <Chip
            key={`${name} ${value}`}
            removeLabel={label}
            render={
              <Link to={paths.talents(addressOf(without))} preventScrollReset aria-label={label} />
            }
          >
            {filter}
          </Chip>
        )
      })}
    </Chips>
  )
}
