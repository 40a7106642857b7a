import { CallError } from '@trilha/web/data/call.ts'
import { useTranslation } from 'react-i18next'

/** What a failure says to a person: the server's message, in the language of the screen. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) =>
    error instanceof CallError
      ? t(`errors.${error.id}`, { defaultValue: error.message })
      : t('errors.unexpected')
}
