import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Value of the signature header for these bytes: `sha256=` and hex. */
export const signatureOf = (appSecret: string, raw: Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`

/**
 * True when the service signed these bytes. They must be the original bytes: the service escapes
 * letters like ã, and JSON that is parsed and written again has other bytes.
 */
export function isSigned(appSecret: string, raw: Buffer, header: unknown): boolean {
  if (typeof header !== 'string') return false
  const expected = Buffer.from(signatureOf(appSecret, raw))
  const given = Buffer.from(header)
  return expected.length === given.length && timingSafeEqual(expected, given)
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

/** The statuses and messages of a webhook call; entries of unknown form are ignored. */
export function readWebhook(body: unknown): {
  statuses: WhatsAppStatus[]
  messages: WhatsAppInbound[]
} {
  const parsed = webhook.safeParse(body)
  const values = parsed.success
    ? parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : []
  return {
    statuses: values.flatMap((value) => parseAll(status, value.statuses)),
    messages: values.flatMap((value) => parseAll(inbound, value.messages)),
  }
}

const parseAll = <S extends z.ZodType>(schema: S, list: unknown[] = []): z.output<S>[] =>
  list.flatMap((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
