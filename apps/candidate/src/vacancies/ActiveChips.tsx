import { Chip, Chips } from '@trilha/web/ui/Chip.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './SearchPage.module.css'
import { usePayEdge } from './PayFilter.tsx'
import { activeFilters, type ActiveFilter } from './vacancies.chips.ts'
import { figureBands, payRangeOf } from './vacancies.pay.ts'
import { searchOf, unfiltered, type VacancyFilters } from './vacancies.search.ts'

type ActiveChipsProps = { filters: VacancyFilters; address: (search: string) => string }

/** What filters the list now. Each chip is a link to the search without it. */
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

function useFilterWords(): (filter: ActiveFilter) => string {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const edge = usePayEdge()
  return (filter) => {
    if (filter.name === 'payRange') {
      const { from, to, negotiable } = payRangeOf(filter.payment)
      const range =
        from === 0
          ? t('filters.payUpTo', { amount: edge(to) })
          : to === figureBands.length
            ? t('pay.from', { amount: edge(from) })
            : t('filters.payFromTo', { min: edge(from), max: edge(to) })
      const whole = from === 0 && to === figureBands.length
      if (whole) return t('filters.payNamed')
      return negotiable ? t('filters.payOrNegotiable', { range }) : range
    }
    if (filter.name === 'cnh' && filter.value !== 'none')
      return t('card.cnh', { category: filter.value })
    return common(`${filter.name}.${filter.value}` as 'contractType.clt')
  }
}
