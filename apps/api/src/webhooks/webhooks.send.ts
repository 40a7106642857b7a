import { lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowedUrl, isPublicAddress } from './webhooks.addresses.ts'

/** The result of a try; `error` is a code of ours or of the network, never text of the receiver. */
export type TryResult = { status: number | null; error: string | null; milliseconds: number }

/** What became of a try, as the metrics count it. */
export function outcomeOf({ status, error }: Pick<TryResult, 'status' | 'error'>): string {
  if (error === null) return 'delivered'
  if (status !== null) return 'refused'
  return /CERT|SIGNATURE/.test(error) ? 'certificate' : 'unreachable'
}

export const timeoutMs = 15_000
const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 16, timeout: 30_000 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 16, timeout: 30_000 }),
}

/**
 * Resolves a name for a connection and refuses it if any of its addresses is not public. The
 * connection uses exactly the addresses that were checked, so that a DNS answer that changes in
 * between has no effect.
 */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '')
    const [first] = addresses
    return options.all
      ? callback(null, addresses)
      : callback(null, first?.address ?? '', first?.family)
  })
}

/**
 * Posts a body once. Redirects are not followed: a 3xx reply is a failure.
 * @param allowPrivate skips the check for private addresses (closed networks, tests).
 */
export function send(
  url: string,
  { body, headers, allowPrivate }: { body: string; headers: object; allowPrivate: boolean },
): Promise<TryResult> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | null, error: string | null) =>
      resolve({ status, error, milliseconds: Math.round(performance.now() - startedAt) })
    if (!isAllowedUrl(url, allowPrivate)) return end(null, 'EPRIVATE')
    const to = new URL(url)
    const isSecure = to.protocol === 'https:'
    const outgoing = (isSecure ? httpsRequest : httpRequest)(
      to,
      {
        method: 'POST',
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: lookupPublic }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Trilha-Webhooks/1',
          ...headers,
        },
      },
      (response) => {
        const status = response.statusCode ?? null
        end(status, status !== null && status >= 200 && status < 300 ? null : 'refused')
        // Only the status matters; reading the body to its end frees the connection.
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > 65_536) outgoing.destroy()
        })
        response.on('error', () => undefined)
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      end(null, error.name === 'TimeoutError' ? 'ETIMEDOUT' : (error.code ?? 'failed')),
    )
    outgoing.end(body)
  })
}
