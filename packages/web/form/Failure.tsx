import { CallError } from '../data/call.ts'
import { Alert } from '../ui/Alert.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A refusal or a failure of a whole form. @param id of the error; nothing where null. */
export function Failure({ id }: { id: string | null }) {
  const { t } = useTranslation('common')
  const said = useRef<HTMLDivElement>(null)
  // Under a long form the button is far from what went wrong; and it is seen again at the next try.
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

/** Which text says what went wrong. */
export const failureOf = (error: unknown): CallError['id'] =>
  error instanceof CallError ? error.id : 'unexpected'
