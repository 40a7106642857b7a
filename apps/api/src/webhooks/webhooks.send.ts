import { lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowedUrl, isPublicAddress } from './webhooks.addresses.ts'

/** How a try ended; `error` is a code of ours or of the network, never what the receiver said. */
export type Sent = { status: number | null; error: string | null; milliseconds: number }

export const timeoutMs = 15_000
const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 16, timeout: 30_000 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 16, timeout: 30_000 }),
}

/**
 * Resolves a name for a connection and refuses it if any of its addresses is not public. The
 * connection is made to the very addresses that were checked, so that a name whose answer changes
 * in between leads nowhere.
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
 * Posts a body once. Redirects are not followed: an answer 3xx is a failure like any other.
 * @param privateToo leaves the guard against private addresses out (closed networks, tests).
 */
export function send(
  url: string,
  { body, headers, privateToo }: { body: string; headers: object; privateToo: boolean },
): Promise<Sent> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | null, error: string | null) =>
      resolve({ status, error, milliseconds: Math.round(performance.now() - began) })
    if (!isAllowedUrl(url, privateToo)) return end(null, 'EPRIVATE')
    const to = new URL(url)
    const secure = to.protocol === 'https:'
    const asked = (secure ? httpsRequest : httpRequest)(
      to,
      {
        method: 'POST',
        agent: agents[secure ? 'https:' : 'http:'],
        signal: AbortSignal.timeout(timeoutMs),
        ...(!privateToo && { lookup: lookupPublic }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Trilha-Webhooks/1',
          ...headers,
        },
      },
      (answer) => {
        const status = answer.statusCode ?? null
        end(status, status !== null && status >= 200 && status < 300 ? null : 'refused')
        // What it says beside the status is nobody's concern; reading on frees the connection.
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > 65_536) asked.destroy()
        })
        answer.on('error', () => undefined)
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) =>
      end(null, error.name === 'TimeoutError' ? 'ETIMEDOUT' : (error.code ?? 'failed')),
    )
    asked.end(body)
  })
}
