import { useTranslation } from 'react-i18next'

/** Error codes with a translated text. */
const known = ['ETIMEDOUT', 'EPRIVATE', 'ENOTFOUND', 'ECONNREFUSED', 'off'] as const

/** Error of a try as text; unknown codes are shown unchanged. */
export function useErrorWords() {
  const { t } = useTranslation('integrations')
  return ({ status, error }: { status: number | null; error: string | null }): string => {
    if (error === 'refused') return t('failure.refused', { status })
    const words = known.find((code) => code === error)
    return words ? t(`failure.${words}`) : (error ?? t('failure.none', { status }))
  }
}
