import { useTranslation } from 'react-i18next'
import { useFilterWords } from '../filters/useFilterWords.ts'
import { activeFilters } from '../filters/chips.ts'
import { placeText, type VacancyFilters } from './search.ts'

const maxLength = 80

/**
 * A default name for a search: its text and place with the radius, else its filters, else "all
 * vacancies".
 */
export function useSearchName(): (filters: VacancyFilters) => string {
  const { t } = useTranslation('savedSearches')
  const words = useFilterWords()
  return (filters) => {
    const place = placeText(filters)
    const around = filters.radius ? t('around', { place, km: filters.radius }) : place
    const named = [filters.roleName, around].filter(Boolean)
    const parts = named.length > 0 ? named : activeFilters(filters).slice(0, 3).map(words)
    const name = parts.join(', ').slice(0, maxLength)
    return name ? name.charAt(0).toUpperCase() + name.slice(1) : t('all')
  }
}
