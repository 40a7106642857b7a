import { randomUUID } from 'node:crypto'
import type * as contract from '@trilha/contracts/webhooks/webhooks'
import { maxWebhooks, testEvent } from '@trilha/contracts/webhooks/webhooks'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { lockOwnCompany, requireManager } from '../companies/own/own.service.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { seal } from '../platform/secrets/sealed.ts'
import { isAllowedUrl } from './webhooks.addresses.ts'
import { sealOwner } from './webhooks.deliver.ts'
import { failOpenDeliveries, insertTest } from './webhooks.deliveries.store.ts'
import { newEventId } from './webhooks.emit.ts'
import { newSecret } from './webhooks.signature.ts'
import { insertWebhook, lockWebhook, selectWebhooks, updateWebhookRow } from './webhooks.store.ts'
import { deliverTask } from './webhooks.tasks.names.ts'

/** How long the old secret also signs after a rotation. */
const overlapMs = dayMs

/** The webhooks of the viewer's company. @throws AppError `forbidden`; only owners see them. */
export async function listWebhooks(
  ctx: RecruiterContext,
): Promise<ReplyOf<typeof contract.listWebhooks>> {
  const { companyId } = requireManager(ctx)
  const now = ctx.now()
  const rows = await selectWebhooks(ctx.db, companyId)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      url: row.url,
      events: row.events,
      active: row.active,
      goneAt: row.gone_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      oldSecretUntil:
        row.old_secret_until && row.old_secret_until > now
          ? row.old_secret_until.toISOString()
          : null,
      pending: row.pending,
      failed: row.failed,
    })),
  }
}

/** @throws AppError `forbidden`, `webhook-address`, `webhooks-full`. */
export async function createWebhook(
  ctx: RecruiterContext,
  { url, events }: BodyOf<typeof contract.createWebhook>,
): Promise<ReplyOf<typeof contract.createWebhook>> {
  const { companyId, recruiterId } = requireManager(ctx)
  checkUrl(ctx, url)
  const id = randomUUID()
  const secret = newSecret()
  await inTransaction(ctx.db, async (tx) => {
    await lockOwnCompany(tx, companyId)
    if ((await selectWebhooks(tx, companyId)).length >= maxWebhooks) fail('webhooks-full')
    await insertWebhook(tx, {
      id,
      companyId,
      url,
      events: [...new Set(events)],
      secret: seal(ctx.config, sealOwner(id), secret),
      createdBy: recruiterId,
      createdAt: ctx.now(),
    })
  })
  return { id, secret }
}

/** @throws AppError `forbidden`, `not-found`, `webhook-address`. */
export async function updateWebhook(
  ctx: RecruiterContext,
  id: string,
  { url, events, active }: BodyOf<typeof contract.updateWebhook>,
): Promise<void> {
  if (url !== undefined) checkUrl(ctx, url)
  await withLockedWebhook(ctx, id, async (tx) => {
    await updateWebhookRow(tx, id, {
      ...(url !== undefined && { url }),
      ...(events && { events: [...new Set(events)] }),
      ...(active !== undefined && { active }),
      ...(active && { gone_at: null }),
    })
    if (active === false) await failOpenDeliveries(tx, id, ctx.now())
  })
}

/** @throws AppError `forbidden`, `not-found`. */
export async function removeWebhook(ctx: RecruiterContext, id: string): Promise<void> {
  await withLockedWebhook(ctx, id, async (tx) => {
    await updateWebhookRow(tx, id, { active: false, deleted_at: ctx.now() })
    await failOpenDeliveries(tx, id, ctx.now())
  })
}

/**
 * Replaces the secret. Only this reply contains the new one. The old one also signs for a day.
 * @throws AppError `forbidden`, `not-found`.
 */
export async function rotateSecret(
  ctx: RecruiterContext,
  id: string,
): Promise<ReplyOf<typeof contract.rotateSecret>> {
  const secret = newSecret()
  await withLockedWebhook(ctx, id, (tx, { secret_sealed }) =>
    updateWebhookRow(tx, id, {
      secret_sealed: seal(ctx.config, sealOwner(id), secret),
      old_secret_sealed: secret_sealed,
      old_secret_until: new Date(ctx.now().getTime() + overlapMs),
    }),
  )
  return { id, secret }
}

/**
 * Sends a test event.
 * @throws AppError `forbidden`, `not-found`, `conflict` while the webhook is off.
 */
export async function testWebhook(ctx: RecruiterContext, id: string): Promise<void> {
  const at = ctx.now()
  const body = JSON.stringify({ type: testEvent, timestamp: at.toISOString(), data: {} })
  await withLockedWebhook(ctx, id, async (tx, { active }) => {
    if (!active) fail('conflict')
    await insertTest(tx, { webhookId: id, event: testEvent, eventId: newEventId(), body, at })
    await ctx.tasks.add(tx, deliverTask, {})
  })
}

/**
 * Runs `work` with a webhook of the viewer's company, which is locked.
 * @throws AppError `forbidden`, `not-found`.
 */
export async function withLockedWebhook<T>(
  ctx: RecruiterContext,
  id: string,
  work: (tx: Tx, webhook: { active: boolean; secret_sealed: Buffer }) => Promise<T>,
): Promise<T> {
  const { companyId } = requireManager(ctx)
  return inTransaction(ctx.db, async (tx) =>
    work(tx, (await lockWebhook(tx, companyId, id)) ?? fail('not-found')),
  )
}

function checkUrl({ config }: Context, url: string): void {
  if (!isAllowedUrl(url, config.webhooksPrivate)) fail('webhook-address')
}
