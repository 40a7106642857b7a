import { defaultPeriodDays } from '@trilha/contracts/analytics/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { daysBefore, faultOf, withScope, type Period } from './analytics.scope.ts'
import styles from './PeriodForm.module.css'

const presets = [30, defaultPeriodDays, 365] as const

/** Selects the period: the last N days or any two dates. Stored in the URL. */
export function PeriodForm({ period, now }: { period: Period; now: Date }) {
  const { t } = useTranslation(['analytics', 'common'])
  const [search, setSearch] = useSearchParams()
  const today = dayInBrasilia(now)
  const fault = faultOf(period)
  const setDay = (name: 'de' | 'ate') => (day: string) => {
    // Writes both dates to the URL, because the other date may be only a default.
    const both = { de: period.since, ate: period.until, [name]: day }
    if (day) setSearch(withScope(search, both), { preventScrollReset: true, replace: true })
  }
  return (
    <div className={styles.period}>
      <TabLinks
        label={t('period.label')}
        links={presets.map((days) => {
          const since = daysBefore(today, days - 1)
          const current = period.since === since && period.until === today
          return (
            <Link
              key={days}
              to={`?${withScope(search, { de: since, ate: today })}`}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
            >
              {t('period.last', { count: days })}
            </Link>
          )
        })}
      />
      <div className={styles.days}>
        <Field label={t('period.since')}>
          <DayInput value={period.since} max={today} onDay={setDay('de')} />
        </Field>
        <Field
          label={t('period.until')}
          error={fault === null ? undefined : t(`common:fieldErrors.${fault}`)}
        >
          <DayInput value={period.until} max={today} onDay={setDay('ate')} />
        </Field>
      </div>
    </div>
  )
}

type DayInputProps = {
  value: string
  max: string
  /** Called with each complete date, and with '' when the input is incomplete. */
  onDay: (day: string) => void
}

/**
 * A date input with local state. While the user types, the date is incomplete for a moment; the
 * parts that are typed must stay in the input.
 */
function DayInput({ value, max, onDay }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const restoreValue = () => {
    if (input.current) input.current.value = value
  }
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  return (
    <TextInput
      ref={input}
      type="date"
      dense
      defaultValue={value}
      max={max}
      onChange={(event) => onDay(event.currentTarget.value)}
      onBlur={restoreValue}
    />
  )
}
