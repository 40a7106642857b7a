import { listFilters, type FilterValue, type ListFilter } from '@trilha/contracts/vacancies/filters'
import type { VacancyFacets } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { toggled, type VacancyFilters } from '../search/search.ts'

/**
 * Checkboxes of a closed list, each with its number of vacancies. Values that no vacancy has are
 * hidden, except selected ones.
 */
export function FilterChoices<Name extends ListFilter>({
  name,
  label,
  filters,
  facets,
  onChange,
}: {
  name: Name
  label: (value: FilterValue<Name>) => string
  filters: VacancyFilters
  facets: VacancyFacets | null
  onChange: (filters: VacancyFilters) => void
}) {
  const format = useFormat()
  const chosen = new Set<string>(filters[name])
  const counts = facets?.[name]
  const values: readonly FilterValue<Name>[] = listFilters[name]
  const shown = values.filter((value) => !counts || chosen.has(value) || (counts[value] ?? 0) > 0)
  return shown.map((value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      checked={chosen.has(value)}
      onChange={(event) => onChange(toggled(filters, name, value, event.target.checked))}
      count={counts && format.number(counts[value] ?? 0)}
    >
      {label(value)}
    </Checkbox>
  ))
}
