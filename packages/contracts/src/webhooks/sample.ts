/**
 * Sample code for verifying a webhook signature: shown in the developer guide, and run by a test
 * against our own signatures. Plain JavaScript for Node, because readers copy it.
 */
export const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body: the request's text as it came, before JSON.parse. */
export function cameFromTrilha(secret, headers, body, now = Date.now()) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  // Older than five minutes: somebody may have kept it and sends it again.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= 300)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const wanted = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  // Two signatures while a secret is being replaced: one that fits is enough.
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
`
