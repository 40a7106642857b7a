import type * as contract from '@trilha/contracts/webhooks/webhooks'
import type { DeliveryState, WebhookDelivery } from '@trilha/contracts/webhooks/webhooks'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { requireManager } from '../companies/own/own.service.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import {
  requeue,
  selectDeliveries,
  selectDelivery,
  selectTries,
} from './webhooks.deliveries.store.ts'
import { withLockedWebhook } from './webhooks.service.ts'
import { ownsWebhook } from './webhooks.store.ts'
import { deliverTask } from './webhooks.tasks.names.ts'

type Row = Awaited<ReturnType<typeof selectDeliveries>>[number]

const present = (row: Row): WebhookDelivery => ({
  id: row.id,
  eventId: row.event_id,
  event: row.event,
  applicationId: row.application_id,
  state: row.state as DeliveryState,
  tries: row.tries,
  nextAt: row.state === 'pending' ? row.next_at.toISOString() : null,
  status: row.status,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

/** The deliveries of a webhook, the newest first. @throws AppError `forbidden`, `not-found`. */
export async function listDeliveries(
  ctx: RecruiterContext,
  id: string,
  { state, before, limit }: QueryOf<typeof contract.listDeliveries>,
): Promise<ReplyOf<typeof contract.listDeliveries>> {
  await requireOwnWebhook(ctx, id)
  const paging = { state: state ?? null, before: before ?? null, limit: limit + 1 }
  const rows = await selectDeliveries(ctx.db, id, paging)
  const shown = rows.slice(0, limit)
  return { rows: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** A delivery with its body and its tries. @throws AppError `forbidden`, `not-found`. */
export async function getDelivery(
  ctx: RecruiterContext,
  id: string,
  deliveryId: number,
): Promise<ReplyOf<typeof contract.getDelivery>> {
  await requireOwnWebhook(ctx, id)
  const row = (await selectDelivery(ctx.db, id, deliveryId)) ?? fail('not-found')
  const tries = await selectTries(ctx.db, deliveryId)
  return {
    ...present(row),
    body: row.body,
    attempts: tries.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

/**
 * Queues a finished delivery again.
 * @throws AppError `forbidden`, `not-found`, `delivery-pending`; `conflict` while the webhook is
 *   off.
 */
export async function replay(ctx: RecruiterContext, id: string, deliveryId: number): Promise<void> {
  await withLockedWebhook(ctx, id, async (tx, { active }) => {
    if (!(await selectDelivery(tx, id, deliveryId))) fail('not-found')
    if (!active) fail('conflict')
    if ((await requeue(tx, id, { id: deliveryId }, ctx.now())) === 0) fail('delivery-pending')
    await ctx.tasks.add(tx, deliverTask, {})
  })
}

/**
 * Queues all failed deliveries of a webhook again.
 * @throws AppError `forbidden`, `not-found`, `conflict` while the webhook is off.
 */
export async function replayFailed(ctx: RecruiterContext, id: string): Promise<{ count: number }> {
  return withLockedWebhook(ctx, id, async (tx, { active }) => {
    if (!active) fail('conflict')
    const count = await requeue(tx, id, 'failed', ctx.now())
    if (count > 0) await ctx.tasks.add(tx, deliverTask, {})
    return { count }
  })
}

async function requireOwnWebhook(ctx: RecruiterContext, id: string): Promise<void> {
  const { companyId } = requireManager(ctx)
  if (!(await ownsWebhook(ctx.db, companyId, id))) fail('not-found')
}
