import { useTranslation } from 'react-i18next'

/** Error codes with a translated text. */
const translatedCodes = ['ETIMEDOUT', 'EPRIVATE', 'ENOTFOUND', 'ECONNREFUSED', 'off'] as const

/** Returns a function that formats the result of a try; an unknown error code stays unchanged. */
export function useErrorWords() {
  const { t } = useTranslation('integrations')
  return ({ status, error }: { status: number | null; error: string | null }): string => {
    if (error === 'refused') return t('failure.refused', { status })
    const code = translatedCodes.find((known) => known === error)
    return code ? t(`failure.${code}`) : (error ?? t('failure.none', { status }))
  }
}
