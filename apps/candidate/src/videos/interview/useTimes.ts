import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Durations and sizes as text. */
export function useTimes() {
  const { t } = useTranslation('videos')
  const { language } = useFormat()
  return {
    /** `1 minuto e 7 segundos` */
    words(seconds: number): string {
      const rounded = Math.max(0, Math.round(seconds))
      const minutes = t('time.minutes', { count: Math.floor(rounded / 60) })
      const rest = t('time.seconds', { count: rounded % 60 })
      if (rounded < 60) return rest
      return rounded % 60 === 0 ? minutes : t('time.both', { minutes, seconds: rest })
    },
    /** `14 MB` */
    size(bytes: number): string {
      const megabytes = bytes / 1_000_000
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: megabytes < 10 ? 1 : 0,
      }).format(megabytes)
    },
  }
}
