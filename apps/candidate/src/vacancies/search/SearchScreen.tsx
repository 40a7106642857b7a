import { vacancySorts } from '@trilha/contracts/vacancies/enums'
import { useQuery } from '@tanstack/react-query'
import { logFailure } from '@trilha/web/data/logFailure.ts'
import { useSession } from '@trilha/web/data/session.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import type { SearchResult } from './ResultList.tsx'
import { MarkableCard } from '../marks/MarkableCard.tsx'
import { SaveSearch } from '../savedSearches/SaveSearch.tsx'
import { SearchPage } from './SearchPage.tsx'
import { useSearchAddress, withPlace } from './useSearchAddress.ts'
import { facetsQuery, searchQuery, widerQuery } from '../vacancies.data.ts'
import { placeText, withPlaceRead, type VacancyFilters } from './search.ts'

export const handle = { namespaces: ['vacancies', 'savedSearches', 'collection'] } satisfies Handle

/** The search in the dashboard; reloads when the address changes. */
export default function SearchScreen() {
  const { t } = useTranslation('vacancies')
  const address = useSearchAddress(paths.search)
  const result = useSearchResult(address.current)
  const facets = useQuery(facetsQuery(address.current))
  const search = withPlace(address, result.state === 'ready' ? result.page.place : null)
  return (
    <>
      <PageHead title={t('search.head')} />
      <SearchPage
        address={paths.search}
        vacancyAddress={({ id }) => paths.viewVacancy(id)}
        Item={MarkableCard}
        search={search}
        typedPlace={placeText(address.current)}
        result={result}
        facets={facets.data?.facets ?? null}
        sorts={vacancySorts}
        save={<SaveSearch filters={search.current} />}
      />
    </>
  )
}

function useSearchResult(filters: VacancyFilters): SearchResult {
  const { user } = useSession()
  const list = useQuery(searchQuery(filters, user?.candidate?.id))
  const { isPlaceholderData: stale } = list
  const place = stale ? null : (list.data?.place ?? null)
  const foundNothing = list.data?.count === 0 && !stale && place?.readAs !== 'unknown'
  const wider = useQuery({
    ...widerQuery(withPlaceRead(filters, place)),
    enabled: foundNothing,
  })
  useEffect(() => {
    if (list.error) logFailure('vacancies', list.error)
  }, [list.error])
  if (list.isPending) return { state: 'loading' }
  if (list.isError && (!list.data || stale))
    return { state: 'failed', retry: () => void list.refetch() }
  return {
    state: 'ready',
    // The place of the previous search is not that of this one.
    page: { ...list.data!, place },
    stale,
    wider: wider.data ?? null,
  }
}
