import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersOf, searchOf, type VacancyFilters } from './vacancies.search.ts'

/**
 * The search that the address holds, and a way to change it. A change shows at once, also while a
 * page of the server is still on its way.
 */
export function useSearchAddress(address: (search: string) => string) {
  const location = useLocation()
  const navigate = useNavigate()
  const held = useMemo(() => filtersOf(new URLSearchParams(location.search)), [location.search])
  const [asked, setAsked] = useState<{ filters: VacancyFilters; at: string }>()
  return {
    /** What the list shows. */
    held,
    /** What the controls show. */
    filters: asked?.at === location.key ? asked.filters : held,
    go: (filters: VacancyFilters, { replace = false } = {}) => {
      setAsked({ filters, at: location.key })
      void navigate(address(searchOf(filters)), { preventScrollReset: true, replace })
    },
  }
}
