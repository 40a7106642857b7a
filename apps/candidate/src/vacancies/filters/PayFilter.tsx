import type { VacancyFacets } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { RangeHistogram } from './RangeHistogram.tsx'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from './FilterChoices.tsx'
import styles from './PayFilter.module.css'
import { usePayEdge } from './usePayEdge.ts'
import { amountBands, payRangeOf, paymentOf, type PayRange } from './pay.ts'
import { withChanges, type VacancyFilters } from '../search/search.ts'

type PayFilterProps = {
  filters: VacancyFilters
  facets: VacancyFacets | null
  onChange: (filters: VacancyFilters) => void
}

/**
 * Pay per month: a slider over whole pay bands with a histogram. Without JavaScript, checkboxes.
 */
export function PayFilter({ filters, facets, onChange }: PayFilterProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const edge = usePayEdge()
  const range = payRangeOf(filters.payment)
  const choose = (change: Partial<PayRange>) =>
    onChange(withChanges(filters, { payment: paymentOf({ ...range, ...change }) }))
  return (
    <>
      <div className={styles.scripted}>
        <RangeHistogram
          label={t('filters.payRange')}
          minLabel={t('filters.payMin')}
          maxLabel={t('filters.payMax')}
          between={t('filters.payBetween')}
          min={0}
          max={amountBands.length}
          step={1}
          value={[range.from, range.to]}
          onCommit={([from, to]) => {
            // One band is the minimum: if both ends are at one edge, the band above it is selected.
            const end = Math.max(to, from + 1)
            choose({ from: Math.min(from, amountBands.length - 1), to: end })
          }}
          counts={amountBands.map((band) => facets?.payment[band] ?? 0)}
          format={edge}
        />
        <Checkbox
          checked={range.negotiable}
          onChange={(event) => choose({ negotiable: event.target.checked })}
          count={facets && format.number(facets.payment['negotiable'] ?? 0)}
        >
          {t('filters.payNegotiable')}
        </Checkbox>
      </div>
      <noscript>
        <FilterChoices
          name="payment"
          label={(value) => common(`payment.${value}`)}
          filters={filters}
          facets={facets}
          onChange={onChange}
        />
      </noscript>
    </>
  )
}
