import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useMemo } from 'react'

/** Formats shares and durations. */
export function useFigures() {
  const { language } = useFormat()
  return useMemo(() => {
    const percents = new Intl.NumberFormat(language, { style: 'percent' })
    const spell = (value: number, unit: 'hour' | 'day') =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: value < 10 ? 1 : 0,
      }).format(value)
    return {
      /** `32%`; 0 % of nobody. */
      share: (part: number, whole: number) => percents.format(whole === 0 ? 0 : part / whole),
      /** `5 horas`, from two days on `2,5 dias`. @param hours with decimals. */
      hours: (hours: number) => (hours < 48 ? spell(hours, 'hour') : spell(hours / 24, 'day')),
    }
  }, [language])
}
