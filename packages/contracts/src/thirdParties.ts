/**
 * What somebody else may do on our pages, if it is configured and the person agreed. A site that has
 * none asks for nothing.
 */
export const purposes = ['analytics', 'recording', 'feedback', 'errors'] as const
export type Purpose = (typeof purposes)[number]

/** One of them as pages are told: where it comes from, and what it calls us. */
export type ThirdParty = {
  purpose: Purpose
  /** Address of its script; of the endpoint, where errors go. */
  src: string
  id: string | null
}
