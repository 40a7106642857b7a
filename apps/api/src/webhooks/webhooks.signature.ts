import { createHmac, randomBytes } from 'node:crypto'

/**
 * Signatures as Standard Webhooks specifies them: HMAC-SHA256 over `id.timestamp.body`
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */

const prefix = 'whsec_'

/** A new secret: the prefix and the base64 of 32 random bytes. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/**
 * The headers of one try.
 * @param secrets each of them signs; there are two while a secret is being replaced.
 * @param at the time of this try, so that a receiver can refuse replayed requests.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
