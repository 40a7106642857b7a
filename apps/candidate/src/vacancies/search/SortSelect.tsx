import { defaultVacancySort, type VacancySort } from '@trilha/contracts/vacancies/enums'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SortSelect.module.css'
import { withChanges, namedValues, type VacancyFilters } from './search.ts'

type SortSelectProps = {
  filters: VacancyFilters
  sorts: readonly VacancySort[]
  /** Form action, used without JavaScript. */
  action: string
  onChange: (filters: VacancyFilters) => void
}

/** Selects the order of the results. */
export function SortSelect({ filters, sorts, action, onChange }: SortSelectProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const id = useId()
  return (
    <form action={action} className={styles.sort}>
      {namedValues({ ...filters, sort: defaultVacancySort, page: 1 }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        pill
        id={id}
        name="sort"
        value={filters.sort}
        onChange={(event) =>
          onChange(withChanges(filters, { sort: event.target.value as VacancySort }))
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="link link--tap">
          {common('actions.search')}
        </button>
      </noscript>
    </form>
  )
}
