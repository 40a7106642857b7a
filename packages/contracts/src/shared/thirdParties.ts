/**
 * Third-party services that run on our pages if they are configured and the visitor consents.
 * Without a configured service, the site does not ask for consent.
 */
export const purposes = ['analytics', 'recording', 'feedback', 'errors'] as const
export type Purpose = (typeof purposes)[number]

/** One service as sent to the pages: its origin and our id there. */
export type ThirdParty = {
  purpose: Purpose
  /** URL of the script; for `errors`, URL of the endpoint that receives the reports. */
  src: string
  id: string | null
}
