import { setTimeout as pause } from 'node:timers/promises'
import { hourMs, minuteMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { unseal } from '../platform/secrets/sealed.ts'
import {
  claimDue,
  failOpenDeliveries,
  releaseNext,
  writeTry,
  type DueDelivery,
} from './webhooks.deliveries.store.ts'
import { outcomeOf, send, timeoutMs } from './webhooks.send.ts'
import { signedHeaders } from './webhooks.signature.ts'
import { markGone } from './webhooks.store.ts'
import { deliverTask } from './webhooks.tasks.names.ts'

/** Concurrent deliveries of this process. */
const maxConcurrent = 32
/** Deliveries of one webhook that are claimed at once. */
const perWebhook = 8
/** A claim ends after this time, so that the next run can take over deliveries after a crash. */
const claimMs = 4 * timeoutMs
/** A run starts deliveries for this long; the next run starts the rest. */
const runMs = 60_000

/** Pauses between tries, as Standard Webhooks proposes; three days in all. */
export const standardPauses = [
  5000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const

type DeliveryPlatform = Pick<Platform, 'db' | 'tasks' | 'now' | 'config' | 'metrics'>

/**
 * Sends due deliveries until none is left. Each application has one event in progress at a time;
 * the next one starts when the previous one was accepted or its last try failed.
 * @param pauses in milliseconds, after each failed try but the last.
 */
export async function deliverDue(
  platform: DeliveryPlatform,
  { pauses = standardPauses }: { pauses?: readonly number[] } = {},
): Promise<void> {
  const end = performance.now() + runMs
  const inProgress = new Set<Promise<void>>()
  for (;;) {
    const wasIdle = inProgress.size === 0
    const due =
      performance.now() < end ? await claim(platform, maxConcurrent - inProgress.size) : []
    for (const delivery of due) {
      const attempt = tryDelivery(platform, delivery, pauses).finally(() =>
        inProgress.delete(attempt),
      )
      inProgress.add(attempt)
    }
    // A delivery that finished during the claim may have released the next one: claim once more.
    if (wasIdle && due.length === 0) return
    // A slow receiver must not delay deliveries that became due meanwhile.
    if (inProgress.size > 0 && (due.length === 0 || inProgress.size >= maxConcurrent))
      await Promise.race([...inProgress, pause(500, undefined, { ref: false })])
  }
}

async function claim({ db, now }: DeliveryPlatform, limit: number): Promise<DueDelivery[]> {
  if (limit <= 0) return []
  const at = now()
  const until = new Date(at.getTime() + claimMs)
  return inTransaction(db, (tx) => claimDue(tx, { now: at, until, perWebhook, limit }))
}

async function tryDelivery(
  platform: DeliveryPlatform,
  due: DueDelivery,
  pauses: readonly number[],
): Promise<void> {
  const { config, db, now, tasks } = platform
  const at = now()
  const headers = signedHeaders(secretsOf(platform, due, at), {
    id: due.event_id,
    body: due.body,
    at,
  })
  const allowPrivate = config.webhooksPrivate
  const sent = await send(due.url, { body: due.body, headers, allowPrivate })
  platform.metrics.webhooks.inc({ outcome: outcomeOf(sent) })
  const finishedAt = now()
  const pauseMs = pauses[due.tries - 1]
  const { webhook_id: webhookId, application_id: applicationId } = due
  await inTransaction(db, async (tx) => {
    const attempt = { ...sent, at }
    const release = async () => {
      if (applicationId) await releaseNext(tx, { webhookId, applicationId }, finishedAt)
    }
    if (sent.error === null) {
      await writeTry(tx, due.id, attempt, { state: 'delivered', nextAt: finishedAt })
      return release()
    }
    if (sent.status === 410) {
      await writeTry(tx, due.id, attempt, { state: 'failed', nextAt: finishedAt })
      await markGone(tx, webhookId, finishedAt)
      return failOpenDeliveries(tx, webhookId, finishedAt)
    }
    if (pauseMs === undefined) {
      await writeTry(tx, due.id, attempt, { state: 'failed', nextAt: finishedAt })
      return release()
    }
    // Random jitter, so that deliveries that failed together are not retried together.
    const nextAt = new Date(finishedAt.getTime() + pauseMs * (0.9 + 0.2 * Math.random()))
    await writeTry(tx, due.id, attempt, { state: 'pending', nextAt })
    return tasks.add(tx, deliverTask, {}, { startAfter: nextAt })
  })
}

function secretsOf({ config }: DeliveryPlatform, due: DueDelivery, now: Date): string[] {
  const unsealSecret = (sealed: Buffer) => unseal(config, sealOwner(due.webhook_id), sealed)
  const { old_secret_sealed: old, old_secret_until: until } = due
  const current = unsealSecret(due.secret_sealed)
  return old && until && until > now ? [current, unsealSecret(old)] : [current]
}

/** The context to which a sealed secret is bound. */
export const sealOwner = (webhookId: string): string => `webhook ${webhookId}`
