import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/context.ts'
import { escapeHtml } from '../platform/html.ts'
import { registerViacep } from './dev.viacep.ts'

/** Development helpers: the captured mail as a page and as JSON. Only with the embedded database. */
export function registerDevHelpers(app: FastifyInstance, platform: Platform): void {
  registerViacep(app)
  const mails = () =>
    platform.db.selectFrom('captured_mail').selectAll().orderBy('id', 'desc').limit(200).execute()

  app.get('/dev/inbox.json', async () => ({ rows: await mails() }))

  app.get('/dev/inbox', async (_request, reply) => {
    const rows = (await mails()).map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
        <p>para ${escapeHtml(mail.recipient)}, ${mail.at.toLocaleString('pt-BR')}</p>
        <pre>${linked(escapeHtml(mail.text))}</pre></article>`,
    )
    return reply
      .type('text/html')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(
        `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Caixa de entrada local</title>
      <style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
      pre{white-space:pre-wrap}article{border-top:1px solid #ccc;padding:1rem 0}</style>
      <h1>Caixa de entrada local</h1><p>E-mails que a Trilha enviou nesta máquina.</p>
      ${rows.join('') || '<p>Nenhum e-mail ainda.</p>'}</html>`,
      )
  })
}

const linked = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
