import { CallError } from '@trilha/web/data/call.ts'
import { useTranslation } from 'react-i18next'

/** The message of an error, in the current language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) =>
    error instanceof CallError
      ? t(`errors.${error.id}`, { defaultValue: error.message })
      : t('errors.unexpected')
}
