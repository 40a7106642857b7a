import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { escapeHtml } from '../platform/text/html.ts'
import type { StandIn } from '../platform/whatsapp/standIn.ts'
import { formatDateTime } from '../platform/text/formats.ts'
import { devPage, linked } from './dev.page.ts'

/**
 * Shows the WhatsApp messages of the stand-in on a page and as JSON. Another endpoint answers them
 * as the person would.
 */
export function registerOutbox(app: FastifyInstance, platform: Platform, standIn: StandIn): void {
  const messages = () =>
    platform.db
      .selectFrom('captured_whatsapp')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(200)
      .execute()

  app.get('/dev/outbox.json', async () => ({ rows: await messages() }))

  // Writes as the person would: {"from": "+5531…", "text": "SAIR"}.
  app.post<{ Body: { from?: unknown; text?: unknown } }>('/dev/outbox.json', async (request) => {
    const { from, text } = request.body ?? {}
    if (typeof from !== 'string' || typeof text !== 'string') return fail('invalid-request')
    await standIn.write(from, text)
    return {}
  })

  app.get('/dev/outbox', async (_request, reply) => {
    const rows = (await messages()).map(
      (message) => `<article><h2>${escapeHtml(message.recipient)}</h2>
        <p>${escapeHtml(message.template ?? 'texto livre')}, ${escapeHtml(message.status)},
        ${formatDateTime(message.at)}</p>
        <pre>${linked(escapeHtml(message.body))}</pre>
        ${message.button ? `<p>${linked(escapeHtml(message.button))}</p>` : ''}</article>`,
    )
    return devPage(reply, {
      title: 'WhatsApp local',
      lead: 'Mensagens que a Trilha enviou por WhatsApp nesta máquina.',
      articles: rows,
      emptyText: 'Nenhuma mensagem ainda.',
    })
  })
}
