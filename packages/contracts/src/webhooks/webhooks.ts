import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { idParams, instant, uuid } from '../shared/fields.ts'

/**
 * Webhooks: events of a company's applications, sent to its systems as Standard Webhooks
 * (https://www.standardwebhooks.com). Only owners see and change them.
 */

/**
 * `application.created`: a new application. `application.moved`: an application or one of its
 * stages changed.
 */
export const webhookEvents = ['application.created', 'application.moved'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Event of the test button; every webhook accepts it. */
export const testEvent = 'webhook.test'

/** Maximum number of webhooks per company. */
export const maxWebhooks = 10

/**
 * `waiting`: an earlier delivery of the same application comes first; `pending`: it is sent or
 * retried; `delivered`: the receiver accepted it; `failed`: it is not retried any more.
 */
export const deliveryStates = ['waiting', 'pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const webhookReply = z.object({
  id: uuid,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  /** When the receiver answered 410 (gone), which turns the webhook off. */
  goneAt: z.nullable(instant),
  createdAt: instant,
  /** Until then, deliveries are signed with the previous secret too; null if there is none. */
  oldSecretUntil: z.nullable(instant),
  pending: z.int(),
  /** Number of failed deliveries that were not sent again. */
  failed: z.int(),
})
export type Webhook = z.output<typeof webhookReply>

export const listWebhooks = endpoint({
  id: 'webhooks.list',
  summary: "Your company's webhooks with pending and failed deliveries",
  method: 'GET',
  path: '/company/webhooks',
  who: recruiterOnly,
  reply: z.object({ rows: z.array(webhookReply) }),
})

/** A public URL; each delivery checks again that it does not lead to a private network. */
const address = z
  .url({ protocol: /^https?$/, error: 'address-invalid' })
  .check(z.maxLength(500, { error: 'too-long' }))

const events = z
  .array(z.enum(webhookEvents, { error: 'not-listed' }))
  .check(z.minLength(1, { error: 'required' }), z.maxLength(webhookEvents.length))

/** A new secret: `whsec_` plus the base64 of 32 bytes. Later replies do not contain it. */
const newSecret = z.object({ id: uuid, secret: z.string() })

export const createWebhook = endpoint({
  id: 'webhooks.create',
  summary: 'Create a webhook for an https address; only this reply contains its secret',
  method: 'POST',
  path: '/company/webhooks',
  who: recruiterOnly,
  freshProof: true,
  body: z.object({ url: address, events }),
  reply: newSecret,
  status: 201,
  errors: ['webhook-address', 'webhooks-full'],
})

export const updateWebhook = endpoint({
  id: 'webhooks.update',
  summary:
    'Change the URL or the events of a webhook, or turn it off or on; events while it is off are never sent',
  method: 'PUT',
  path: '/company/webhooks/{id}',
  who: recruiterOnly,
  freshProof: true,
  params: idParams,
  body: z.object({
    url: z.optional(address),
    events: z.optional(events),
    active: z.optional(z.boolean()),
  }),
  errors: ['webhook-address'],
})

export const removeWebhook = endpoint({
  id: 'webhooks.remove',
  summary: 'Delete a webhook; pending deliveries are dropped',
  method: 'DELETE',
  path: '/company/webhooks/{id}',
  who: recruiterOnly,
  params: idParams,
})

export const rotateSecret = endpoint({
  id: 'webhooks.rotateSecret',
  summary: 'Replace the secret; for 24 hours, deliveries are signed with the old one too',
  method: 'POST',
  path: '/company/webhooks/{id}/secret',
  who: recruiterOnly,
  freshProof: true,
  params: idParams,
  reply: newSecret,
})

export const testWebhook = endpoint({
  id: 'webhooks.test',
  summary: 'Send a test event; the list of deliveries shows the result',
  method: 'POST',
  path: '/company/webhooks/{id}/test',
  who: recruiterOnly,
  params: idParams,
  status: 202,
})

export const deliveryReply = z.object({
  id: z.int(),
  /**
   * Value of the header `webhook-id`. It is the same in every try and replay, so that receivers can
   * ignore duplicates.
   */
  eventId: z.string(),
  event: z.string(),
  applicationId: z.nullable(uuid),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** Time of the next try; null if there is none. */
  nextAt: z.nullable(instant),
  /** HTTP status of the last try. */
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type WebhookDelivery = z.output<typeof deliveryReply>

export const listDeliveries = endpoint({
  id: 'webhooks.deliveries',
  summary: 'Deliveries of a webhook in the last 30 days, newest first',
  method: 'GET',
  path: '/company/webhooks/{id}/deliveries',
  who: recruiterOnly,
  params: idParams,
  query: z.object({
    state: z.optional(z.enum(deliveryStates, { error: 'not-listed' })),
    /** `next` of the previous reply. */
    before: z.optional(z.int().check(z.minimum(1), z.maximum(2 ** 53 - 1))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object({ rows: z.array(deliveryReply), next: z.nullable(z.int()) }),
})

const deliveryParams = z.object({
  id: uuid,
  deliveryId: z.int({ error: 'invalid' }).check(z.minimum(1)),
})

export const getDelivery = endpoint({
  id: 'webhooks.delivery',
  summary: 'One delivery with its payload and each attempt',
  method: 'GET',
  path: '/company/webhooks/{id}/deliveries/{deliveryId}',
  who: recruiterOnly,
  params: deliveryParams,
  reply: z.extend(deliveryReply, {
    body: z.string(),
    attempts: z.array(
      z.object({
        at: instant,
        status: z.nullable(z.int()),
        error: z.nullable(z.string()),
        milliseconds: z.int(),
      }),
    ),
  }),
})

export const replayDelivery = endpoint({
  id: 'webhooks.replay',
  summary: 'Resend a delivered or failed delivery with the same `webhook-id`',
  method: 'POST',
  path: '/company/webhooks/{id}/deliveries/{deliveryId}/replay',
  who: recruiterOnly,
  params: deliveryParams,
  status: 202,
  errors: ['delivery-pending'],
})

export const replayFailed = endpoint({
  id: 'webhooks.replayFailed',
  summary: 'Resend all failed deliveries',
  method: 'POST',
  path: '/company/webhooks/{id}/replay',
  who: recruiterOnly,
  params: idParams,
  reply: z.object({ count: z.int() }),
  status: 202,
})
