import { CallError } from '../data/call.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The error message of a whole form.
 * @param id error id; nothing is shown for null.
 */
export function Failure({ id }: { id: string | null }) {
  const { t } = useTranslation('common')
  const message = useRef<HTMLDivElement>(null)
  // Scrolls the message into view, because in a long form it is far from the button. When the
  // message disappears, scrolls back to the focused element.
  useEffect(() => {
    if (id === null) return undefined
    message.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      const { activeElement: focused, body } = document
      if (focused !== body) focused?.scrollIntoView({ block: 'nearest' })
    }
  }, [id])
  if (id === null) return null
  return (
    <Alert ref={message} tone="bad" announce="assertive">
      {t(`errors.${id as 'unexpected'}`)}
    </Alert>
  )
}

/** The error id of a failure, for its text; `unexpected` if it is no `CallError`. */
export const failureId = (error: unknown): CallError['id'] =>
  error instanceof CallError ? error.id : 'unexpected'
