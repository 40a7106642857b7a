import { daysUntil } from '@trilha/web/i18n/format.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Dates and deadlines as text. Always show the date next to `daysLeft`. */
export function useDates() {
  const format = useFormat()
  return {
    ...format,
    /** `quarta, 25 de novembro` */
    weekday: (at: string) => format.weekday(at).replace('-feira', ''),
    /** Whole days left; 0 on the last day and later. */
    daysLeft: (at: string) => Math.max(0, daysUntil(new Date(at))),
    isPast: (at: string) => new Date(at) < new Date(),
  }
}

/** When the company promised to answer, or that this day has passed. */
export function useAnswerTime(): (at: string | null | undefined) => string | null {
  const { t } = useTranslation('applications')
  const dates = useDates()
  return (at) => {
    if (!at) return null
    const day = dates.weekday(at)
    return t(dates.isPast(at) ? 'dates.answerLate' : 'dates.answerUntil', { day })
  }
}
