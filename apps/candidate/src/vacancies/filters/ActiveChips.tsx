import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './ActiveChips.module.css'
import { useFilterWords } from './useFilterWords.ts'
import { activeFilters } from './chips.ts'
import { searchOf, unfiltered, type VacancyFilters } from '../search/search.ts'

type ActiveChipsProps = { filters: VacancyFilters; address: (search: string) => string }

/** The active filters as chips. Each chip links to the search without that filter. */
export function ActiveChips({ filters, address }: ActiveChipsProps) {
  const { t } = useTranslation('vacancies')
  const words = useFilterWords()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <section className={styles.active} aria-label={t('filters.active')}>
      <Chips scroll>
        {active.map((filter) => {
          const label = words(filter)
          return (
            <Chip
              key={label}
              removeLabel={t('filters.remove', { filter: label })}
              render={
                <Link
                  to={address(searchOf(filter.without))}
                  preventScrollReset
                  aria-label={t('filters.remove', { filter: label })}
                />
              }
            >
              {label}
            </Chip>
          )
        })}
        <Link
          className="link link--tap sm only-narrow"
          to={address(searchOf(unfiltered(filters)))}
          preventScrollReset
        >
          {t('filters.clearAll')}
        </Link>
      </Chips>
    </section>
  )
}
