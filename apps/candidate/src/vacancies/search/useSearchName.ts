import { useTranslation } from 'react-i18next'
import { useFilterWords } from '../filters/useFilterWords.ts'
import { activeFilters } from '../filters/chips.ts'
import { placeText, type VacancyFilters } from './search.ts'

const maxLength = 80

/**
 * Returns a function that names a search by its text and place. Without both the name lists its
 * filters; without filters it is "all vacancies".
 */
export function useSearchName(): (filters: VacancyFilters) => string {
  const { t } = useTranslation('savedSearches')
  const words = useFilterWords()
  return (filters) => {
    const place = placeText(filters)
    const placeWithRadius = filters.radius ? t('around', { place, km: filters.radius }) : place
    const textAndPlace = [filters.roleName, placeWithRadius].filter(Boolean)
    const parts =
      textAndPlace.length > 0 ? textAndPlace : activeFilters(filters).slice(0, 3).map(words)
    const name = parts.join(', ').slice(0, maxLength)
    return name ? name.charAt(0).toUpperCase() + name.slice(1) : t('all')
  }
}
