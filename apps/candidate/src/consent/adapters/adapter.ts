import type { ThirdParty } from '@trilha/contracts/thirdParties'

/**
 * What we tell a third party. One file for each purpose, begun only after consent; to speak with
 * another vendor, write another `StartAdapter` and name it in `adapters.ts`.
 */
export type Adapter = {
  /** Told of each page, by its pattern of `countedPages`: no id, no query, no person. */
  pageView?: (page: string) => void
  /** Told of an error that reached a person. */
  error?: (error: Error) => void
  /** Consent was taken back: from here on nothing leaves, and what it kept in this browser goes. */
  stop: () => void
}

export type StartAdapter = (party: ThirdParty) => Adapter

/** Fetches a third party's script; one that does not come is no concern of the person's. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
  return script
}

/** Removes cookies of this site by the beginning of their names. */
export function removeCookies(...starts: string[]): void {
  const { hostname } = window.location
  const domains = [
    '',
    `; domain=${hostname}`,
    `; domain=.${hostname.split('.').slice(-2).join('.')}`,
  ]
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''))
    if (starts.some((start) => name.startsWith(start)))
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
