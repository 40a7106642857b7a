import type { Entry } from '@trilha/contracts/candidates/entries'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { monthsBetween, splitMonth } from '../entries/periods.ts'

/** Texts of a profile. */
export function useProfileTexts() {
  const { t } = useTranslation('candidates')
  const { t: assessments } = useTranslation('assessments')
  const { language } = useFormat()
  const formats = useMemo(
    () => ({
      month: new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }),
      and: new Intl.ListFormat(language, { type: 'conjunction' }),
      or: new Intl.ListFormat(language, { type: 'disjunction' }),
    }),
    [language],
  )

  /** `mar 2023`, or only the year. */
  function month(value: string): string {
    const { year, month: number } = splitMonth(value)
    if (number === '') return year
    const name = formats.month.format(new Date(`${value}-01T00:00:00Z`)).replace('.', '')
    return `${name} ${year}`
  }

  /** `3 anos e 8 meses` */
  function duration(months: number): string {
    const unit = (count: number, name: 'year' | 'month') =>
      count === 0
        ? []
        : new Intl.NumberFormat(language, {
            style: 'unit',
            unit: name,
            unitDisplay: 'long',
          }).format(count)
    return formats.and.format(
      [unit(Math.floor(months / 12), 'year'), unit(months % 12, 'month')].flat(),
    )
  }

  /** `mar 2023 a out 2026, 3 anos e 8 meses`; unknown parts are left out. */
  function period(start: string | null, end: string | null, isCurrent: boolean): string {
    if (start === null || start === end) return end === null ? '' : month(end)
    if (end === null && !isCurrent) return t('period.since', { from: month(start) })
    const months = monthsBetween(start, end, new Date())
    const range =
      end === null
        ? t('period.now', { from: month(start) })
        : t('period.range', { from: month(start), to: month(end) })
    return months === null ? range : `${range}, ${duration(months)}`
  }

  return {
    period,
    list: (texts: readonly string[]) => formats.and.format(texts),
    /** Labels of a closed list as one text; German nouns stay capitalised. */
    choices: (texts: readonly string[]) =>
      formats.or.format(
        texts.map((text, at) =>
          at === 0 || language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1),
        ),
      ),
    /** The period of an entry. */
    entryPeriod: (entry: Entry): string =>
      entry.kind === 'course'
        ? period(null, entry.end, false)
        : period(entry.start, entry.end, entry.kind === 'experience'),
    /** The period in years: `2021 a 2023`. */
    entryYears: (entry: Entry): string =>
      entry.kind === 'course'
        ? period(null, yearOf(entry.end), false)
        : period(yearOf(entry.start), yearOf(entry.end), entry.kind === 'experience'),
    /** Availability in days. */
    availability: (days: number) => assessments('rules.availability', { count: days }),
    level: (level: string | null) => assessments(`rules.levels.${(level ?? 'none') as 'none'}`),
    cnh: (category: string) =>
      category === 'none' ? assessments('rules.noCnh') : assessments('rules.cnh', { category }),
  }
}

const yearOf = (month: string | null) => month && splitMonth(month).year
