import { useLocation } from 'react-router'

/**
 * Navigation state between these screens, so that the e-mail is typed once and is never in an
 * address.
 */
export type EmailState = { email: string | undefined }

/** The e-mail typed on the previous screen. */
export function usePreviousEmail(): string | undefined {
  const { state } = useLocation() as { state: Partial<EmailState> | null }
  return typeof state?.email === 'string' ? state.email : undefined
}
