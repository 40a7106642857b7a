/**
 * Third-party services that may run on our pages, if configured and with consent. A site without
 * any does not ask for consent.
 */
export const purposes = ['analytics', 'recording', 'feedback', 'errors'] as const
export type Purpose = (typeof purposes)[number]

/** One service as sent to the pages: its origin and our id there. */
export type ThirdParty = {
  purpose: Purpose
  /** URL of its script; for `errors`, of the endpoint. */
  src: string
  id: string | null
}
