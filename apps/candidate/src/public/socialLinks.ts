import type { SocialLink } from '@trilha/contracts/socialLinks'

/** Name of the element that tells pages of Trilha's pages elsewhere. */
export const socialLinksName = 'trilha:social-links'

/**
 * The links that are configured, as JSON for the page's head; null where there are none. In the
 * browser it is what the page came with, so that hydration leaves it alone.
 */
export const socialLinksContent: string | null = import.meta.env.SSR
  ? globalThis.trilhaSocialLinks?.length
    ? JSON.stringify(globalThis.trilhaSocialLinks)
    : null
  : (document.querySelector(`meta[name="${socialLinksName}"]`)?.getAttribute('content') ?? null)

export const socialLinks: readonly SocialLink[] =
  socialLinksContent === null ? [] : (JSON.parse(socialLinksContent) as SocialLink[])
