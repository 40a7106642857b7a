import type { Purpose, ThirdParty } from '@trilha/contracts/shared/thirdParties'

type Settings = Partial<
  Record<
    | 'ANALYTICS_ID'
    | 'ANALYTICS_URL'
    | 'RECORDING_ID'
    | 'RECORDING_URL'
    | 'FEEDBACK_URL'
    | 'ERRORS_DSN',
    string
  >
>

/** A third party with the hosts that the Content-Security-Policy allows for it. */
export type AllowedThirdParty = ThirdParty & { hosts: string[] }

const google = 'https://www.googletagmanager.com'
const clarity = 'https://www.clarity.ms'

/** The configured third parties. Adapters in the site implement their protocols. */
export function thirdPartiesOf(e: Settings): AllowedThirdParty[] {
  const found: AllowedThirdParty[] = []
  const add = (purpose: Purpose, src: string, id: string | null, ...more: string[]) =>
    found.push({ purpose, src, id, hosts: [new URL(src).origin, ...more] })
  if (e.ANALYTICS_ID) {
    const base = e.ANALYTICS_URL ?? google
    const src = new URL(`/gtag/js?id=${e.ANALYTICS_ID}`, base).href
    const more = e.ANALYTICS_URL
      ? []
      : ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    add('analytics', src, e.ANALYTICS_ID, ...more)
  }
  if (e.RECORDING_ID) {
    const src = new URL(`/tag/${e.RECORDING_ID}`, e.RECORDING_URL ?? clarity).href
    add('recording', src, e.RECORDING_ID, ...(e.RECORDING_URL ? [] : ['https://*.clarity.ms']))
  }
  if (e.FEEDBACK_URL) add('feedback', e.FEEDBACK_URL, null)
  if (e.ERRORS_DSN) add('errors', envelopeAddress(e.ERRORS_DSN), null)
  return found
}

/** Address that accepts Sentry's envelopes, from a DSN like `https://key@host/project`. */
function envelopeAddress(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  return `${origin}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Sources to add to each directive of a Content-Security-Policy; empty strings when none. */
export function thirdPartySources(parties: readonly AllowedThirdParty[]) {
  const of = (...purposes: Purpose[]): string =>
    parties
      .filter(({ purpose }) => purposes.includes(purpose))
      .flatMap(({ hosts }) => hosts)
      .map((host) => ` ${host}`)
      .join('')
  return {
    script: of('analytics', 'recording', 'feedback'),
    connect: of('analytics', 'recording', 'feedback', 'errors'),
    image: of('analytics', 'recording', 'feedback'),
    style: of('feedback'),
    frame: of('feedback'),
  }
}
