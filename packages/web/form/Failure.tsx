import { CallError } from '../data/call.ts'
import { Alert } from '../ui/Alert.tsx'
import { useTranslation } from 'react-i18next'

/** A refusal or a failure of a whole form. @param id of the error; nothing where null. */
export function Failure({ id }: { id: string | null }) {
  const { t } = useTranslation('common')
  if (id === null) return null
  return (
    <Alert tone="bad" announce="assertive">
      {t(`errors.${id as 'unexpected'}`)}
    </Alert>
  )
}

/** Which text says what went wrong. */
export const failureOf = (error: unknown): CallError['id'] =>
  error instanceof CallError ? error.id : 'unexpected'
