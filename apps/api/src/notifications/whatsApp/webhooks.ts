import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { isSigned } from '../../platform/whatsapp/webhook.ts'
import type { WhatsApp } from '../../platform/whatsapp/whatsapp.ts'
import { bouncesBody, recordBounces } from '../notifications.bounces.ts'
import { markWebhook } from './health.store.ts'
import { webhookTask } from '../notifications.tasks.ts'

/**
 * Endpoints for other services, which are not part of the API contract. The services sign the
 * request or send a secret instead of signing in. Checking a signature needs the raw bytes.
 */
export async function registerWebhooks(
  app: FastifyInstance,
  platform: Platform,
  whatsApp: WhatsApp | null,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )

    // The service calls this to verify, with a shared token, that the address is ours.
    scope.get<{ Querystring: Record<string, string> }>(
      '/api/webhooks/whatsapp',
      async (request, reply) => {
        await platform.limits.hit('read', { network: request.ip })
        const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query
        if (!whatsApp || !isSame(token, whatsApp.settings.verifyToken)) fail('forbidden')
        return reply.type('text/plain').send(challenge ?? '')
      },
    )

    scope.post('/api/webhooks/whatsapp', async (request, reply) => {
      const raw = bytesOf(request.body)
      const signature = request.headers['x-hub-signature-256']
      if (!whatsApp || !isSigned(whatsApp.settings.appSecret, raw, signature))
        return fail('sign-in-needed')
      const body = raw.toString('utf8')
      if (parseJson(body) === undefined) fail('invalid-request')
      await inTransaction(platform.db, async (tx) => {
        await platform.tasks.add(tx, webhookTask, { body })
        await markWebhook(tx, platform.now())
      })
      return reply.send({})
    })

    scope.post('/api/webhooks/mail-bounces', async (request, reply) => {
      await platform.limits.hit('write', { network: request.ip })
      const secret = platform.config.bounceSecret
      const provided = request.headers.authorization?.replace(/^Bearer /, '')
      if (!secret || !isSame(provided, secret)) return fail('sign-in-needed')
      const result = bouncesBody.safeParse(parseJson(bytesOf(request.body).toString('utf8')))
      if (!result.success) return fail('invalid-request')
      await recordBounces(platform, result.data)
      return reply.code(204).send()
    })

    // Older mail programs open the address of List-Unsubscribe: they get the confirmation page.
    scope.get<{ Params: { token: string } }>(
      '/api/subscriptions/:token/stop',
      async (request, reply) => {
        await platform.limits.hit('read', { network: request.ip })
        const { token } = request.params
        return reply.redirect(`/avisos/parar?token=${encodeURIComponent(token)}`, 303)
      },
    )
  })
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
