import { useLocation } from 'react-router'

/** What a link between these screens carries, so that the e-mail is typed once and never stands in an address. */
export type KeptEmail = { email: string | undefined }

/** The e-mail typed on the screen before. */
export function useKeptEmail(): string | undefined {
  const { state } = useLocation() as { state: Partial<KeptEmail> | null }
  return typeof state?.email === 'string' ? state.email : undefined
}
