import { usualDays } from '@trilha/contracts/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { Field } from '@trilha/web/ui/Field.tsx'
import { TabLinks } from '@trilha/web/ui/Tabs.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import styles from './analytics.module.css'
import { daysBefore, faultOf, withScope, type Period } from './analytics.scope.ts'

const presets = [30, usualDays, 365] as const

/** Which days are meant: the last so many, or any two. The address keeps them. */
export function PeriodForm({ period, now }: { period: Period; now: Date }) {
  const { t } = useTranslation(['analytics', 'common'])
  const [search, setSearch] = useSearchParams()
  const today = dayInBrasilia(now)
  const fault = faultOf(period)
  const set = (name: 'de' | 'ate') => (day: string) => {
    // The other day stays what is seen, also where it was only the usual one.
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
          <DayInput value={period.since} max={today} onDay={set('de')} />
        </Field>
        <Field
          label={t('period.until')}
          error={fault === null ? undefined : t(`common:fieldErrors.${fault}`)}
        >
          <DayInput value={period.until} max={today} onDay={set('ate')} />
        </Field>
      </div>
    </div>
  )
}

type DayInputProps = {
  value: string
  max: string
  /** Told of each whole day, and of '' while there is none. */
  onDay: (day: string) => void
}

/**
 * A day, typed part by part: between 31/08 and 15/09 there is for a moment none, which must not take
 * back what was typed.
 */
function DayInput({ value, max, onDay }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const show = () => {
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
      onBlur={show}
    />
  )
}
