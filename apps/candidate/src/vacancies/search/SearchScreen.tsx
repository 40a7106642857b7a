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
import { useSearchAddress } from './useSearchAddress.ts'
import { facetsQuery, searchQuery, widerQuery } from '../vacancies.data.ts'
import type { VacancyFilters } from './search.ts'

export const handle = { namespaces: ['vacancies', 'savedSearches', 'kept'] } satisfies Handle

/** The search in the dashboard; reloads when the address changes. */
export default function SearchScreen() {
  const { t } = useTranslation('vacancies')
  const search = useSearchAddress(paths.search)
  const result = useSearchResult(search.current)
  const facets = useQuery(facetsQuery(search.current))
  return (
    <>
      <PageHead title={t('search.head')} />
      <SearchPage
        address={paths.search}
        vacancyAddress={({ id }) => paths.viewVacancy(id)}
        Item={MarkableCard}
        search={search}
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
  const foundNothing = list.data?.count === 0 && !list.isPlaceholderData
  const wider = useQuery({ ...widerQuery(filters), enabled: foundNothing })
  useEffect(() => {
    if (list.error) logFailure('vacancies', list.error)
  }, [list.error])
  if (list.isPending) return { state: 'loading' }
  if (list.isError && (!list.data || list.isPlaceholderData))
    return { state: 'failed', retry: () => void list.refetch() }
  return {
    state: 'ready',
    page: list.data!,
    stale: list.isPlaceholderData,
    wider: wider.data ?? null,
  }
}
