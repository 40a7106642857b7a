/** Name of the meta element that says that sign-in with LinkedIn is off. */
export const linkedInName = 'trilha:linkedin'

/**
 * Whether this installation has configured LinkedIn. In the browser it is read from the page, so
 * that hydration does not change it.
 */
export const isLinkedInOffered: boolean = import.meta.env.SSR
  ? (globalThis.trilhaLinkedIn ?? true)
  : document.querySelector(`meta[name="${linkedInName}"][content="off"]`) === null
