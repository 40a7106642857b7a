import type { VacancyFacets } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { toggled, valuesOf, type ListName, type VacancyFilters } from '../search/search.ts'

/**
 * Checkboxes of a closed list, each with its number of vacancies; values without any are hidden.
 */
export function FilterChoices<Name extends ListName>({
  name,
  label,
  filters,
  facets,
  onChange,
}: {
  name: Name
  label: (value: VacancyFilters[Name][number]) => string
  filters: VacancyFilters
  facets: VacancyFacets | null
  onChange: (filters: VacancyFilters) => void
}) {
  const format = useFormat()
  const chosen = new Set<string>(filters[name])
  const counts = facets?.[name]
  const values = valuesOf(name) as VacancyFilters[Name]
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
