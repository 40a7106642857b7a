import { useTranslation } from 'react-i18next'

/** Returns a function that formats minutes: `40 min`, `1h30`. */
export function useDuration() {
  const { t } = useTranslation('stages')
  return (minutes: number): string => {
    const hours = Math.floor(minutes / 60)
    const rest = String(minutes % 60).padStart(2, '0')
    return hours === 0
      ? t('duration.minutes', { minutes })
      : t('duration.hours', { hours, minutes: rest })
  }
}
