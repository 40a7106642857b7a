import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/context.ts'
import { escapeHtml } from '../platform/text/html.ts'
import type { StandIn } from '../platform/whatsapp/standIn.ts'
import { formatDateTime } from '../platform/text/formats.ts'
import { registerLinkedIn } from './dev.linkedIn.ts'
import { registerOutbox } from './dev.outbox.ts'
import { devPage, linked } from './dev.page.ts'
import { registerViacep } from './dev.viacep.ts'

/**
 * Development helpers: stand-ins, and pages and JSON of the captured mails and WhatsApp messages.
 * Only with the embedded database.
 */
export function registerDevHelpers(
  app: FastifyInstance,
  platform: Platform,
  standIn: StandIn | null,
): void {
  registerViacep(app)
  registerLinkedIn(app, platform.config)
  if (standIn) registerOutbox(app, platform, standIn)
  const mails = () =>
    platform.db.selectFrom('captured_mail').selectAll().orderBy('id', 'desc').limit(200).execute()

  app.get('/dev/inbox.json', async () => ({ rows: await mails() }))

  app.get('/dev/inbox', async (_request, reply) => {
    const rows = (await mails()).map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
        <p>para ${escapeHtml(mail.recipient)}, ${formatDateTime(mail.at)}</p>
        <pre>${linked(escapeHtml(mail.text))}</pre></article>`,
    )
    return devPage(reply, {
      title: 'Caixa de entrada local',
      lead: 'E-mails que a Trilha enviou nesta máquina.',
      articles: rows,
      emptyText: 'Nenhum e-mail ainda.',
    })
  })
}
