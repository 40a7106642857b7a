import type { VacancyFacets } from '@trilha/contracts/vacancies/vacancies'
import { radii } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { CheckChip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useReplayEarlyClicks } from './useReplayEarlyClicks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from './FilterChoices.tsx'
import styles from './FilterPanel.module.css'
import { PayFilter } from './PayFilter.tsx'
import {
  withChanges,
  namedValues,
  noFilters,
  toggled,
  type VacancyFilters,
} from '../search/search.ts'

export type FilterPanelProps = {
  filters: VacancyFilters
  /** Null while they are loading. */
  facets: VacancyFacets | null
  /** Form action, used only without JavaScript. */
  action: string
  onChange: (filters: VacancyFilters) => void
}

/**
 * The filters of a search. Each change searches at once. The form is submitted only without
 * JavaScript, with a button.
 */
export function FilterPanel({ filters, facets, action, onChange }: FilterPanelProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const choices = { filters, facets, onChange }
  // Decides only which groups are open initially; later the user opens and closes them.
  const [initialFilters] = useState(filters)
  const form = useReplayEarlyClicks(filters)
  return (
    <form ref={form} action={action} className={styles.panel}>
      <HiddenFields filters={filters} />
      {filters.city && <Radius filters={filters} onChange={onChange} />}
      <Disclosure open title={t('filters.contractType')}>
        <FilterChoices
          {...choices}
          name="contractType"
          label={(value) => common(`contractType.${value}`)}
        />
      </Disclosure>
      <Disclosure open title={t('filters.payment')}>
        <PayFilter {...choices} />
      </Disclosure>
      <Disclosure open title={t('filters.more')}>
        <MoreFilters {...choices} />
      </Disclosure>
      <Disclosure open={initialFilters.workplace.length > 0} title={t('filters.workplace')}>
        <FilterChoices
          {...choices}
          name="workplace"
          label={(value) => common(`workplace.${value}`)}
        />
      </Disclosure>
      <Disclosure open={initialFilters.schooling.length > 0} title={t('filters.schooling')}>
        <FilterChoices
          {...choices}
          name="schooling"
          label={(value) => common(`schooling.${value}`)}
        />
      </Disclosure>
      <Disclosure open={initialFilters.cnh.length > 0} title={t('filters.cnh')}>
        <Licences {...choices} />
      </Disclosure>
      <Disclosure open={initialFilters.jobProfile.length > 0} title={t('filters.jobProfile')}>
        <FilterChoices
          {...choices}
          name="jobProfile"
          label={(value) => common(`jobProfile.${value}`)}
        />
      </Disclosure>
      <noscript>
        <Button type="submit" block>
          {t('filters.apply')}
        </Button>
      </noscript>
    </form>
  )
}

type PartProps = Omit<FilterPanelProps, 'action'>

/** Keeps text, place and order in the address of a submitted form, so only without JavaScript. */
function HiddenFields({ filters: { roleName, city, state, sort } }: { filters: VacancyFilters }) {
  return namedValues({ ...noFilters, roleName, city, state, sort }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Search radius around the city. */
function Radius({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  const { t } = useTranslation('vacancies')
  return (
    <Field className={styles.radius} label={t('filters.radius', { city: filters.city })}>
      <Select
        name="radius"
        value={filters.radius ?? ''}
        onChange={({ target }) => {
          const radius = radii.find((known) => String(known) === target.value) ?? null
          onChange(withChanges(filters, { radius }))
        }}
      >
        <option value="">{t('filters.noRadius')}</option>
        {radii.map((km) => (
          <option key={km} value={km}>
            {t('filters.upToKm', { km })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const withCommission = ['salary-and-commission', 'commission-only'] as const

function MoreFilters({ filters, facets, onChange }: PartProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const { commissionPayment, vacanciesDeficiencies: pcd } = filters
  const requiresCommission =
    commissionPayment.length > 0 && !commissionPayment.some((value) => value === 'none')
  return (
    <>
      <Switch
        className={styles.scripted}
        checked={requiresCommission}
        onChange={(event) =>
          onChange(
            withChanges(filters, {
              commissionPayment: event.target.checked ? [...withCommission] : [],
            }),
          )
        }
      >
        {t('filters.onlyCommission')}
      </Switch>
      <noscript>
        <FilterChoices
          filters={filters}
          facets={facets}
          onChange={onChange}
          name="commissionPayment"
          label={(value) => common(`commissionPayment.${value}`)}
        />
      </noscript>
      <Switch
        name="vacanciesDeficiencies"
        value="welcome"
        checked={pcd !== null}
        onChange={(event) =>
          onChange(
            withChanges(filters, {
              vacanciesDeficiencies: event.target.checked ? 'welcome' : null,
            }),
          )
        }
      >
        {t('filters.pcdWelcome')}
      </Switch>
      <Switch
        name="vacanciesDeficiencies"
        value="exclusive"
        checked={pcd === 'exclusive'}
        onChange={(event) =>
          onChange(
            withChanges(filters, {
              vacanciesDeficiencies: event.target.checked ? 'exclusive' : 'welcome',
            }),
          )
        }
      >
        {t('filters.pcdExclusive')}
      </Switch>
    </>
  )
}

const licences = ['none', 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE', 'ACC'] as const
/** Always shown; rarer licences only if a vacancy asks for them. */
const alwaysShown = new Set<string>(['A', 'B', 'C', 'D', 'E'])

function Licences({ filters, facets, onChange }: PartProps) {
  const { t: common } = useTranslation('common')
  const shown = licences.filter(
    (value) =>
      alwaysShown.has(value) || filters.cnh.includes(value) || (facets?.cnh[value] ?? 0) > 0,
  )
  return (
    <Chips>
      {shown.map((value) => (
        <CheckChip
          key={value}
          name="cnh"
          value={value}
          checked={filters.cnh.includes(value)}
          onChange={(event) => onChange(toggled(filters, 'cnh', value, event.target.checked))}
        >
          {common(`cnh.${value}`)}
        </CheckChip>
      ))}
    </Chips>
  )
}
