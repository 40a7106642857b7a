import { useTranslation } from 'react-i18next'

/** Codes of ours and of the network that have words of their own. */
const known = ['ETIMEDOUT', 'EPRIVATE', 'ENOTFOUND', 'ECONNREFUSED', 'off'] as const

/** How a try went wrong, in words; a code without words is told as it is. */
export function useErrorWords() {
  const { t } = useTranslation('integrations')
  return ({ status, error }: { status: number | null; error: string | null }): string => {
    if (error === 'refused') return t('failure.refused', { status })
    const words = known.find((code) => code === error)
    return words ? t(`failure.${words}`) : (error ?? t('failure.none', { status }))
  }
}
