import { dayMs } from '@trilha/contracts/shared/durations'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/context.ts'

/** The text is made for each request, so that it cannot expire; RFC 9116 wants less than a year. */
const validDays = 180

/** Registers `/.well-known/security.txt`, which says how to report a weakness (RFC 9116). */
export function registerSecurityContact(app: FastifyInstance, platform: Platform): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    await platform.limits.hit('read', { network: request.ip })
    return reply.type('text/plain; charset=utf-8').send(securityText(platform))
  })
}

function securityText({ config, now }: Platform): string {
  const origin = config.siteOrigin
  const expires = new Date(now().getTime() + validDays * dayMs)
  return `Contact: ${origin}/contato
Expires: ${expires.toISOString()}
Preferred-Languages: pt, en, es
Canonical: ${origin}/.well-known/security.txt
`
}
