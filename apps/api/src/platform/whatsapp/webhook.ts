import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The header that signs these bytes: `sha256=` and hex. */
export const signatureOf = (appSecret: string, raw: Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`

/**
 * Did the service send these bytes? Over the bytes as they came: it escapes letters like ã in a way of
 * its own, which parsing and writing again would lose.
 */
export function isSigned(appSecret: string, raw: Buffer, header: unknown): boolean {
  if (typeof header !== 'string') return false
  const right = Buffer.from(signatureOf(appSecret, raw))
  const given = Buffer.from(header)
  return right.length === given.length && timingSafeEqual(right, given)
}

const status = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
const inbound = z.object({
  id: z.string(),
  from: z.string(),
  /** Seconds since 1970, as text. */
  timestamp: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

export type WhatsAppStatus = z.output<typeof status>
export type WhatsAppInbound = z.output<typeof inbound>

const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
})

/** What a webhook tells that we know how to read; the rest is left out. */
export function readWebhook(body: unknown): {
  statuses: WhatsAppStatus[]
  messages: WhatsAppInbound[]
} {
  const parsed = webhook.safeParse(body)
  const values = parsed.success
    ? parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : []
  return {
    statuses: values.flatMap((value) => known(status, value.statuses)),
    messages: values.flatMap((value) => known(inbound, value.messages)),
  }
}

const known = <S extends z.ZodType>(schema: S, list: unknown[] = []): z.output<S>[] =>
  list.flatMap((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
