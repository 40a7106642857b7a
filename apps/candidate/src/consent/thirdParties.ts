import type { ThirdParty } from '@trilha/contracts/thirdParties'

/** Name of the element that tells pages of third parties; the server's policy looks for it. */
export const thirdPartiesName = 'trilha:third-parties'

/**
 * The third parties that are configured, as JSON for the page's head; null where there are none. In
 * the browser it is what the page came with, so that hydration leaves it alone.
 */
export const thirdPartiesContent: string | null = import.meta.env.SSR
  ? globalThis.trilhaThirdParties?.length
    ? JSON.stringify(globalThis.trilhaThirdParties)
    : null
  : (document.querySelector(`meta[name="${thirdPartiesName}"]`)?.getAttribute('content') ?? null)

/** The third parties that a person may choose of. */
export const thirdParties: readonly ThirdParty[] =
  thirdPartiesContent === null ? [] : (JSON.parse(thirdPartiesContent) as ThirdParty[])
