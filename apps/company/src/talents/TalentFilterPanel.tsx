import { availabilities, languageLevels } from '@trilha/contracts/assessments/rules'
import { talentLists, type TalentFacets, type TalentList } from '@trilha/contracts/talents/talents'
import { radii } from '@trilha/contracts/vacancies/enums'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import { FormStack } from '@trilha/web/form/Form.tsx'
import { toggled, type TalentSearch } from './talents.filters.ts'
import { useTalentWords } from './useTalentWords.ts'

type TalentFilterPanelProps = {
  search: TalentSearch
  facets: TalentFacets | null
  /** The chosen vacancy is for people with disabilities. */
  mayAskDisability: boolean
  onChange: (search: TalentSearch) => void
}

/** All filters, with the number of people per value. */
export function TalentFilterPanel(props: TalentFilterPanelProps) {
  const { search, facets, onChange } = props
  const { t } = useTranslation('talents')
  const words = useTalentWords()
  const availability = search.availability ?? ''
  return (
    <FormStack>
      {(props.mayAskDisability || search.disability === 1) && (
        <Checkbox
          checked={search.disability === 1}
          onChange={({ target }) =>
            onChange({ ...search, disability: target.checked ? 1 : undefined, page: 1 })
          }
          description={t('filters.disabilityHint')}
        >
          {words('disability', '1')}
        </Checkbox>
      )}
      {search.city && (
        <Field label={t('filters.radius', { city: search.city })}>
          <Select
            value={search.radius ?? ''}
            onChange={({ target }) =>
              onChange({
                ...search,
                radius: radii.find((km) => String(km) === target.value),
                page: 1,
              })
            }
          >
            <option value="">{t('filters.noRadius')}</option>
            {radii.map((km) => (
              <option key={km} value={km}>
                {words('radius', String(km))}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('filters.availability')}>
        <Select
          value={availability}
          onChange={({ target }) =>
            onChange({
              ...search,
              availability: availabilities.find((days) => String(days) === target.value),
              page: 1,
            })
          }
        >
          <option value="">{t('filters.any')}</option>
          {availabilities.map((days) => (
            <option key={days} value={days}>
              {words('availability', String(days))}
              {facets && ` (${facets.availability[days] ?? 0})`}
            </option>
          ))}
        </Select>
      </Field>
      <Choices name="schooling" {...props} />
      <Choices name="workplace" {...props} />
      <Choices name="language" {...props} />
      {search.language && (
        <Field label={t('filters.languageLevel')}>
          <Select
            value={search.languageLevel ?? ''}
            onChange={({ target }) =>
              onChange({
                ...search,
                languageLevel: languageLevels.find((level) => level === target.value),
                page: 1,
              })
            }
          >
            <option value="">{t('filters.any')}</option>
            {languageLevels.map((level) => (
              <option key={level} value={level}>
                {words('languageLevel', level)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Choices name="cnh" {...props} />
      <Choices name="shift" {...props} />
      <Choices name="state" {...props} />
    </FormStack>
  )
}

/** Options of one filter: the chosen values, and those that at least one person has. */
function Choices({ name, ...props }: TalentFilterPanelProps & { name: TalentList }) {
  const { search, facets, onChange } = props
  const { t } = useTranslation('talents')
  const format = useFormat()
  const words = useTalentWords()
  const chosen: readonly string[] = search[name] ?? []
  const counts = facets?.[name]
  const shown = talentLists[name].filter(
    (value) => chosen.includes(value) || (counts?.[value] ?? 0) > 0,
  )
  if (shown.length === 0) return null
  return (
    <Fieldset legend={t(`filters.${name}`)}>
      {shown.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onChange({ ...toggled(search, name, value), page: 1 })}
          count={counts && format.number(counts[value] ?? 0)}
        >
          {words(name, value)}
        </Checkbox>
      ))}
    </Fieldset>
  )
}
