import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from './ResultList.tsx'
import styles from './ResultCount.module.css'
import { placeText, type VacancyFilters } from './search.ts'

type ResultCountProps = { filters: VacancyFilters; result: SearchResult }

/**
 * Number of results and the place. Also says if the search used corrected words, or if no vacancy
 * has all the words.
 */
export function ResultCount({ filters, result }: ResultCountProps) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const page = result.state === 'ready' ? result.page : null
  const place = page?.place?.readAs === 'unknown' ? '' : placeText(filters)
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
