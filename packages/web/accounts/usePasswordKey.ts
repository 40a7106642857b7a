import { useEffect, useState } from 'react'
import { CallError } from '../data/call.ts'
import { checkPasswordKey } from './accounts.data.ts'

/** True if the server refused the mailed key: unknown, used or expired. */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.id === 'key-invalid' || error.errors.some((refused) => refused.field === 'key'))

/**
 * Checks the mailed key before a new password is asked for. If the check fails for another reason,
 * such as a lost connection, the form is shown: the server checks again.
 * @returns the state, and a function for a key that was refused later.
 */
export function usePasswordKey(key: string) {
  const [state, setState] = useState<'checking' | 'works' | 'refused'>(
    key === '' ? 'refused' : 'checking',
  )
  useEffect(() => {
    if (key === '') return
    const leaving = new AbortController()
    checkPasswordKey(key, leaving.signal).then(
      () => setState('works'),
      (error: unknown) => {
        if (!leaving.signal.aborted) setState(isKeyRefused(error) ? 'refused' : 'works')
      },
    )
    return () => leaving.abort()
  }, [key])
  return { state, refuse: () => setState('refused') }
}
