import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as format from './format.ts'
import { asLanguage } from './languages.ts'

/** The functions of `format.ts` in the current language. */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language)
  return useMemo(
    () => ({
      language,
      day: (value: string | Date) => format.formatDay(value, language),
      dateTime: (value: string | Date) => format.formatDateTime(value, language),
      month: (value: string | Date) => format.formatMonth(value, language),
      shortDay: (value: string | Date) => format.formatShortDay(value, language),
      dayParts: (value: string | Date) => format.formatDayParts(value, language),
      weekday: (value: string | Date) => format.formatWeekday(value, language),
      deadline: (value: string | Date) => format.formatDeadline(value, language),
      elapsed: (value: string | Date) => format.formatElapsed(value, language),
      shortElapsed: (value: string | Date) => format.formatShortElapsed(value, language),
      money: (cents: number) => format.formatMoney(cents, language),
      /** @param min, max in cents. */
      moneyRange: (min: number, max: number) => format.formatMoneyRange(min, max, language),
      number: (value: number) => format.formatNumber(value, language),
    }),
    [language],
  )
}
