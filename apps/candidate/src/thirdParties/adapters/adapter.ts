import type { ThirdParty } from '@trilha/contracts/shared/thirdParties'

/**
 * The interface to a third party. One file per purpose, started only after consent; for another
 * vendor write another `StartAdapter` and register it in `adapters.ts`.
 */
export type Adapter = {
  /**
   * Called for each page with its pattern from `countedPages`: no id, no query, no personal data.
   */
  pageView?: (page: string) => void
  /** Called for each error that the user saw. */
  error?: (error: Error) => void
  /** Consent was revoked: sends nothing more, and deletes its data in this browser. */
  stop: () => void
}

export type StartAdapter = (party: ThirdParty) => Adapter

/** Loads a third party's script; failures are ignored. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
  return script
}

/** Deletes cookies of this site by name prefix. */
export function removeCookies(...prefixes: string[]): void {
  const labels = window.location.hostname.split('.')
  // A script may have set its cookie for any of these domains; browsers ignore public suffixes.
  const domains = ['', ...labels.map((_, i) => `; domain=.${labels.slice(i).join('.')}`)]
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''))
    if (prefixes.some((prefix) => name.startsWith(prefix)))
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
