import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useMemo } from 'react'

/** Returns functions that format shares and durations. */
export function useFigures() {
  const { language } = useFormat()
  return useMemo(() => {
    const percents = new Intl.NumberFormat(language, { style: 'percent' })
    const formatUnit = (value: number, unit: 'hour' | 'day') =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: value < 10 ? 1 : 0,
      }).format(value)
    return {
      /** `32%`; `0%` when `whole` is 0. */
      share: (part: number, whole: number) => percents.format(whole === 0 ? 0 : part / whole),
      /** `5 horas`, or in days from two days on: `2,5 dias`. @param hours may have decimals. */
      hours: (hours: number) =>
        hours < 48 ? formatUnit(hours, 'hour') : formatUnit(hours / 24, 'day'),
    }
  }, [language])
}
