import type { SocialLink } from '@trilha/contracts/shared/socialLinks'

/** Name of the meta element with links to Trilha's pages on social networks. */
export const socialLinksName = 'trilha:social-links'

/**
 * The configured links as JSON for the page's head; null if there are none. In the browser it is
 * read from the page, so that hydration does not change it.
 */
export const socialLinksContent: string | null = import.meta.env.SSR
  ? globalThis.trilhaSocialLinks?.length
    ? JSON.stringify(globalThis.trilhaSocialLinks)
    : null
  : (document.querySelector(`meta[name="${socialLinksName}"]`)?.getAttribute('content') ?? null)

export const socialLinks: readonly SocialLink[] =
  socialLinksContent === null ? [] : (JSON.parse(socialLinksContent) as SocialLink[])
