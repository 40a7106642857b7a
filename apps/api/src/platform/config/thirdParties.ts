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
export function thirdPartiesOf(settings: Settings): AllowedThirdParty[] {
  const parties: AllowedThirdParty[] = []
  const add = (purpose: Purpose, src: string, id: string | null, ...extraHosts: string[]) =>
    parties.push({ purpose, src, id, hosts: [new URL(src).origin, ...extraHosts] })
  if (settings.ANALYTICS_ID) {
    const base = settings.ANALYTICS_URL ?? google
    const src = new URL(`/gtag/js?id=${settings.ANALYTICS_ID}`, base).href
    const extraHosts = settings.ANALYTICS_URL
      ? []
      : ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    add('analytics', src, settings.ANALYTICS_ID, ...extraHosts)
  }
  if (settings.RECORDING_ID) {
    const src = new URL(`/tag/${settings.RECORDING_ID}`, settings.RECORDING_URL ?? clarity).href
    const extraHosts = settings.RECORDING_URL ? [] : ['https://*.clarity.ms']
    add('recording', src, settings.RECORDING_ID, ...extraHosts)
  }
  if (settings.FEEDBACK_URL) add('feedback', settings.FEEDBACK_URL, null)
  if (settings.ERRORS_DSN) add('errors', envelopeAddress(settings.ERRORS_DSN), null)
  return parties
}

/** Address that accepts Sentry's envelopes, from a DSN like `https://key@host/project`. */
function envelopeAddress(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  return `${origin}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Sources to add to each directive of a Content-Security-Policy; empty strings when none. */
export function thirdPartySources(parties: readonly AllowedThirdParty[]) {
  const hostsFor = (...purposes: Purpose[]): string =>
    parties
      .filter(({ purpose }) => purposes.includes(purpose))
      .flatMap(({ hosts }) => hosts)
      .map((host) => ` ${host}`)
      .join('')
  return {
    script: hostsFor('analytics', 'recording', 'feedback'),
    connect: hostsFor('analytics', 'recording', 'feedback', 'errors'),
    image: hostsFor('analytics', 'recording', 'feedback'),
    style: hostsFor('feedback'),
    frame: hostsFor('feedback'),
  }
}
