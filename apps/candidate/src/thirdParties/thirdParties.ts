import type { ThirdParty } from '@trilha/contracts/shared/thirdParties'

/**
 * Name of the meta element with the third parties; the server's content security policy reads it
 * too.
 */
export const thirdPartiesName = 'trilha:third-parties'

/**
 * The configured third parties as JSON for the page's head; null if there are none. In the browser
 * it is read from the page, so that hydration does not change it.
 */
export const thirdPartiesContent: string | null = import.meta.env.SSR
  ? globalThis.trilhaThirdParties?.length
    ? JSON.stringify(globalThis.trilhaThirdParties)
    : null
  : (document.querySelector(`meta[name="${thirdPartiesName}"]`)?.getAttribute('content') ?? null)

/** The third parties that need consent. */
export const thirdParties: readonly ThirdParty[] =
  thirdPartiesContent === null ? [] : (JSON.parse(thirdPartiesContent) as ThirdParty[])
