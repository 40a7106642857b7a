import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import type { Database } from '../db/database.ts'
import { isFreeTextAllowed } from './hours.ts'
import { phoneKey } from './phones.ts'
import { templates } from './templates.ts'
import { signatureOf } from './webhook.ts'
import type { WhatsAppSettings } from './whatsapp.ts'

type Message = {
  to?: string
  type?: string
  biz_opaque_callback_data?: string
  text?: { body?: string }
  template?: {
    name?: string
    language?: { code?: string }
    components?: { type: string; parameters?: { text?: string }[] }[]
  }
}

export type StandIn = {
  settings: WhatsAppSettings
  /** Sends a message to Trilha from this phone number. */
  write: (phone: string, text: string) => Promise<void>
  stop: () => Promise<void>
}

type Deps = {
  db: Database
  settings: Omit<WhatsAppSettings, 'graphUrl'>
  site: string
  /** Delivers a webhook call to Trilha, as the service does. */
  deliver: (raw: Buffer, signature: string) => Promise<void>
  now: () => Date
}

/**
 * Fake of the WhatsApp Cloud API, used when none is configured: a local HTTP server with the
 * documented protocol and its errors. It stores accepted messages for `/dev/outbox`.
 */
export async function startFakeWhatsApp({
  db,
  settings,
  site,
  deliver,
  now,
}: Deps): Promise<StandIn> {
  const app = Fastify({ forceCloseConnections: true })
  const wroteAt = new Map<string, Date>()
  const pending = new Set<Promise<unknown>>()
  const runInBackground = (work: Promise<unknown>) => {
    const settled = work.catch(() => undefined).finally(() => pending.delete(settled))
    pending.add(settled)
  }
  const callWebhook = async (value: object) => {
    const body = {
      object: 'whatsapp_business_account',
      entry: [{ id: '0', changes: [change(value)] }],
    }
    // The service escapes all characters beyond ASCII.
    const escaped = JSON.stringify(body).replaceAll(
      /[\u0080-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    const raw = Buffer.from(escaped)
    await deliver(raw, signatureOf(settings.appSecret, raw))
  }
  const change = (value: object) => ({
    field: 'messages',
    value: {
      messaging_product: 'whatsapp',
      metadata: { phone_number_id: settings.phoneNumberId },
      ...value,
    },
  })
  const report = async (wamid: string, to: string, reference: string, errorCode: number | null) => {
    for (const status of errorCode ? ['failed'] : ['sent', 'delivered']) {
      const seconds = Math.floor(now().getTime() / 1000)
      await callWebhook({
        statuses: [
          {
            id: wamid,
            status,
            timestamp: String(seconds),
            recipient_id: phoneKey(to),
            biz_opaque_callback_data: reference,
            ...(errorCode && { errors: [{ code: errorCode }] }),
          },
        ],
      })
      await db
        .updateTable('captured_whatsapp')
        .set({ status: errorCode ? `failed ${errorCode}` : status })
        .where('wamid', '=', wamid)
        .execute()
    }
  }

  app.post<{ Params: { id: string }; Body: Message }>('/:id/messages', async (request, reply) => {
    const refuse = (status: number, code: number, details: string) =>
      reply.code(status).send({
        error: {
          message: `(#${code}) ${details}`,
          type: 'OAuthException',
          code,
          error_data: { messaging_product: 'whatsapp', details },
          fbtrace_id: randomBytes(8).toString('hex'),
        },
      })
    if (request.headers.authorization !== `Bearer ${settings.token}`)
      return refuse(401, 190, 'Invalid OAuth access token.')
    const { to = '', type, template, text, biz_opaque_callback_data: reference = '' } = request.body
    if (request.params.id !== settings.phoneNumberId || !/^\d{10,15}$/.test(to))
      return refuse(400, 100, 'Invalid parameter')
    const approved = Object.entries(templates).find(([name]) => name === template?.name)?.[1]
    if (type === 'template') {
      if (!approved || template?.language?.code !== 'pt_BR')
        return refuse(404, 132_001, 'template name does not exist in the translation')
      const given = parametersOf(template.components, 'body')
      if (given.length !== approved.parameters)
        return refuse(400, 132_000, `number of parameters does not match: ${given.length}`)
    }
    const wamid = `wamid.${randomBytes(24).toString('base64')}`
    const values = parametersOf(template?.components, 'body')
    await db
      .insertInto('captured_whatsapp')
      .values({
        wamid,
        recipient: to,
        template: template?.name ?? null,
        body:
          approved?.body.replaceAll(/\{\{(\d)\}\}/g, (_, n) => values[Number(n) - 1] ?? '') ??
          text?.body ??
          '',
        button: approved?.button
          ? `${site}${approved.button.path}${parametersOf(template?.components, 'button')[0] ?? ''}`
          : null,
        status: 'accepted',
      })
      .execute()
    const isTooLate =
      type === 'text' && !isFreeTextAllowed(wroteAt.get(phoneKey(to)) ?? null, now())
    // The service accepts the message and reports the failure later.
    runInBackground(report(wamid, to, reference, isTooLate ? 131_047 : null))
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: phoneKey(to) }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    }
  })

  const graphUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    settings: { ...settings, graphUrl },
    write: async (phone, text) => {
      wroteAt.set(phoneKey(phone), now())
      await callWebhook({
        contacts: [{ wa_id: phoneKey(phone) }],
        messages: [
          {
            id: `wamid.${randomBytes(24).toString('base64')}`,
            from: phoneKey(phone),
            timestamp: String(Math.floor(now().getTime() / 1000)),
            type: 'text',
            text: { body: text },
          },
        ],
      })
    },
    stop: async () => {
      await app.close()
      await Promise.allSettled(pending)
    },
  }
}

const parametersOf = (
  components: { type: string; parameters?: { text?: string }[] }[] = [],
  type: string,
) =>
  (components.find((component) => component.type === type)?.parameters ?? []).map(
    ({ text }) => text ?? '',
  )
