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
  const [asked, setAsked] = useState<{ filters: VacancyFilters; at: string }>()
  // On another page of the history its own search counts, also after coming back to this one.
  if (asked && asked.at !== location.key) setAsked(undefined)
  return {
    /** The search in the address, shown by the list. */
    current,
    /** The latest requested search, shown by the controls. */
    filters: asked?.filters ?? current,
    go: (filters: VacancyFilters, { replace = false } = {}) => {
      setAsked({ filters, at: location.key })
      void navigate(address(searchOf(filters)), { preventScrollReset: true, replace })
    },
  }
}
