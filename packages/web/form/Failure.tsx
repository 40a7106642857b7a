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
  const said = useRef<HTMLDivElement>(null)
  // Scrolls the message into view, because in a long form it is far from the button; also at the
  // next attempt.
  useEffect(() => {
    if (id === null) return undefined
    said.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      const { activeElement: at, body } = document
      if (at !== body) at?.scrollIntoView({ block: 'nearest' })
    }
  }, [id])
  if (id === null) return null
  return (
    <Alert ref={said} tone="bad" announce="assertive">
      {t(`errors.${id as 'unexpected'}`)}
    </Alert>
  )
}

/** Error id of the text to show. */
export const failureOf = (error: unknown): CallError['id'] =>
  error instanceof CallError ? error.id : 'unexpected'
