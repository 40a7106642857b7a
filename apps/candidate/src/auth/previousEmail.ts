import { useLocation } from 'react-router'

/**
 * Navigation state between the sign-in screens. It carries the e-mail, so that nobody types it
 * twice and it is never part of an address.
 */
export type EmailState = { email: string | undefined }

/** The e-mail typed on the previous screen. */
export function usePreviousEmail(): string | undefined {
  const { state } = useLocation() as { state: Partial<EmailState> | null }
  return typeof state?.email === 'string' ? state.email : undefined
}
