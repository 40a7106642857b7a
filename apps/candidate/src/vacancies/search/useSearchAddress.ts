import type { PlaceReading } from '@trilha/contracts/places/places'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersOf, searchOf, withPlaceRead, type VacancyFilters } from './search.ts'

/**
 * The search in the address, and a function to change it. Controls show a change at once, while the
 * server's page is still loading.
 */
export function useSearchAddress(address: (search: string) => string) {
  const location = useLocation()
  const navigate = useNavigate()
  const current = useMemo(() => filtersOf(new URLSearchParams(location.search)), [location.search])
  const [requested, setRequested] = useState<{ filters: VacancyFilters; locationKey: string }>()
  // After a navigation the search in the address applies again.
  if (requested && requested.locationKey !== location.key) setRequested(undefined)
  return {
    /** The search in the address, shown by the list. */
    current,
    /** The latest requested search, shown by the controls. */
    filters: requested?.filters ?? current,
    go: (filters: VacancyFilters, { replace = false } = {}) => {
      setRequested({ filters, locationKey: location.key })
      void navigate(address(searchOf(filters)), { preventScrollReset: true, replace })
    },
  }
}

export type SearchAddress = ReturnType<typeof useSearchAddress>

/** The search with the place that the server read; controls and links use it from then on. */
export function withPlace(search: SearchAddress, place: PlaceReading | null): SearchAddress {
  const current = withPlaceRead(search.current, place)
  return {
    ...search,
    current,
    filters: search.filters === search.current ? current : search.filters,
  }
}
