import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import type { Found } from './ResultList.tsx'
import styles from './ResultCount.module.css'
import { placeText, type VacancyFilters } from './search.ts'

/**
 * Number of results, with place and search text; mentions if the search matched a corrected text.
 */
export function ResultCount({ filters, found }: { filters: VacancyFilters; found: Found }) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const place = placeText(filters)
  const page = found.state === 'ready' ? found.page : null
  return (
    <div className={styles.count} aria-live="polite">
      {page && (
        <p>
          <b>{t('results.count', { count: page.count, number: format.number(page.count) })}</b>
          {place &&
            ` ${filters.radius ? t('results.around', { km: filters.radius, place }) : t('results.place', { place })}`}
        </p>
      )}
      {page?.searchedFor && <p>{t('results.searchedFor', { words: page.searchedFor })}</p>}
      {page?.byMost && <p>{t('results.byMost')}</p>}
    </div>
  )
}
