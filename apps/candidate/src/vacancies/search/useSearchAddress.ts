import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersOf, searchOf, type VacancyFilters } from './search.ts'

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
