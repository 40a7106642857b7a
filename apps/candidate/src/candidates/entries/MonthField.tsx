import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorOf } from '../../auth/FormField.tsx'
import { joinMonth, splitMonth } from './periods.ts'
import styles from './MonthField.module.css'
import type { EntryValues } from './entry.values.ts'

type MonthFieldProps = {
  form: UseFormReturn<EntryValues>
  name: 'start' | 'end'
  label: string
  optional?: ReactNode
}

const firstYear = 1950
const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** A year, and an optional month. */
export function MonthField({ form, name, label, optional }: MonthFieldProps) {
  const { t } = useTranslation('entries')
  const { language } = useFormat()
  const names = useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return monthNumbers.map((number) => format.format(new Date(`2026-${number}-01T00:00:00Z`)))
  }, [language])
  const value = form.watch(name)
  const error = useErrorOf(form, name)
  // A month can be selected before its year.
  const [monthWithoutYear, setMonthWithoutYear] = useState('')
  const { year, month } = value ? splitMonth(value) : { year: '', month: monthWithoutYear }
  const [currentYear] = useState(() => new Date().getFullYear())
  const years = Array.from({ length: currentYear - firstYear + 1 }, (_, at) =>
    String(currentYear - at),
  )

  function setDate(next: { year: string; month: string }) {
    setMonthWithoutYear(next.month)
    form.setValue(name, joinMonth(next.year, next.month), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: next.year !== '',
    })
    // Validates the end again, because it must not be before the start.
    if (name === 'start' && form.getValues('end')) void form.trigger('end')
  }
  return (
    <Fieldset legend={label} optional={optional} error={error}>
      <div className={styles.month}>
        <Select
          aria-label={t('month.of', { what: label })}
          value={month}
          onChange={(event) => setDate({ year, month: event.target.value })}
        >
          <option value="">{t('month.none')}</option>
          {names.map((text, at) => (
            <option key={text} value={monthNumbers[at]}>
              {text}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('month.yearOf', { what: label })}
          value={year}
          onChange={(event) => setDate({ year: event.target.value, month })}
        >
          <option value="">{t('month.year')}</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
    </Fieldset>
  )
}
