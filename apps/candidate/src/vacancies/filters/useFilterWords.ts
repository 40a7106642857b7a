import { useTranslation } from 'react-i18next'
import { usePayEdge } from './usePayEdge.ts'
import type { ActiveFilter } from './chips.ts'
import { amountBands, payRangeOf } from './pay.ts'

/** Returns the chip text of an active filter. */
export function useFilterWords(): (filter: ActiveFilter) => string {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const edge = usePayEdge()
  return (filter) => {
    if (filter.name === 'radius') return t('filters.upTo', { km: filter.km, city: filter.city })
    if (filter.name === 'payRange') {
      const { from, to, negotiable } = payRangeOf(filter.payment)
      const range =
        from === 0
          ? t('filters.payUpTo', { amount: edge(to) })
          : to === amountBands.length
            ? t('pay.from', { amount: edge(from) })
            : t('filters.payFromTo', { min: edge(from), max: edge(to) })
      const hasAllBands = from === 0 && to === amountBands.length
      if (hasAllBands) return t('filters.payNamed')
      return negotiable ? t('filters.payOrNegotiable', { range }) : range
    }
    if (filter.name === 'cnh' && filter.value !== 'none')
      return t('card.cnh', { category: filter.value })
    return common(`${filter.name}.${filter.value}` as 'contractType.clt')
  }
}
