import type { PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconMapPin, IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { IconBriefcase } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { SuggestInput } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestCities } from './talents.data.ts'
import type { TalentSearch } from './talents.filters.ts'
import styles from './TalentSearchBar.module.css'
import { nameWithPlace } from './vacancies.names.ts'

type TalentSearchBarProps = {
  search: TalentSearch
  /** Open vacancies of the company. */
  vacancies: readonly PipelineVacancy[]
  onSearch: (search: TalentSearch) => void
}

/** Search words, place, and the vacancy for the match. */
export function TalentSearchBar({ search, vacancies, onSearch }: TalentSearchBarProps) {
  const { t } = useTranslation(['talents', 'common'])
  const [q, setQ] = useState(search.q ?? '')
  const [city, setCity] = useState(search.city ?? '')
  const typed = { ...search, q: q.trim() || undefined, city: city.trim() || undefined, page: 1 }
  return (
    <search>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed)
        }}
      >
        <Field label={t('bar.words')}>
          <TextInput
            type="search"
            maxLength={120}
            placeholder={t('bar.wordsExample')}
            icon={<IconSearch />}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
        <Field label={t('bar.city')}>
          <SuggestInput
            maxLength={80}
            icon={<IconMapPin />}
            placeholder={t('bar.cityExample')}
            value={city}
            onChange={setCity}
            suggest={suggestCities}
            onChoose={(chosen) => onSearch({ ...typed, city: chosen })}
            // The server reads a typo as the first suggestion, and says so.
            takesFirst
            onEnter={(text) => onSearch({ ...typed, city: text.trim() })}
            words={{
              corrected: t('common:place.didYouMean'),
              list: t('common:place.cities'),
              found: (count) => t('common:place.citiesFound', { count }),
            }}
          />
        </Field>
        <Field label={t('bar.vacancy')}>
          <Select
            icon={<IconBriefcase />}
            value={search.vacancyId ?? ''}
            onChange={({ target }) =>
              onSearch({
                ...typed,
                vacancyId: target.value ? Number(target.value) : undefined,
                disability: undefined,
              })
            }
          >
            <option value="">{t('bar.anyVacancy')}</option>
            {vacancies.map((vacancy) => (
              <option key={vacancy.id} value={vacancy.id}>
                {nameWithPlace(vacancy)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" icon={<IconSearch />}>
          {t('common:actions.search')}
        </Button>
      </form>
    </search>
  )
}
