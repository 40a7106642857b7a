import { setTimeout as pause } from 'node:timers/promises'
import { hourMs, minuteMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { unseal } from '../platform/secrets/sealed.ts'
import {
  claimDue,
  giveUpAll,
  releaseNext,
  writeTry,
  type Due,
} from './webhooks.deliveries.store.ts'
import { send, timeoutMs } from './webhooks.send.ts'
import { signedHeaders } from './webhooks.signature.ts'
import { markGone } from './webhooks.store.ts'
import { deliverTask } from './webhooks.tasks.names.ts'

/** Concurrent deliveries of this process, and deliveries claimed at once for one webhook. */
const maxConcurrent = 32
const perWebhook = 8
/** A claim ends after this time, so that a run after a crash can take the delivery over. */
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

type DeliveryPlatform = Pick<Platform, 'db' | 'tasks' | 'now' | 'config'>

/**
 * Sends due deliveries until none is left. Each application has one event in progress at a time;
 * the next one starts when it was accepted or given up.
 * @param pauses in milliseconds, after each failed try but the last.
 */
export async function deliverDue(
  platform: DeliveryPlatform,
  { pauses = standardPauses }: { pauses?: readonly number[] } = {},
): Promise<void> {
  const end = performance.now() + runMs
  const inProgress = new Set<Promise<void>>()
  for (;;) {
    const due =
      performance.now() < end ? await claim(platform, maxConcurrent - inProgress.size) : []
    for (const one of due) {
      const trying = tryOnce(platform, one, pauses).finally(() => inProgress.delete(trying))
      inProgress.add(trying)
    }
    if (inProgress.size === 0) return
    // A slow receiver must not delay deliveries that became due meanwhile.
    if (due.length === 0 || inProgress.size >= maxConcurrent)
      await Promise.race([...inProgress, pause(500, undefined, { ref: false })])
  }
}

async function claim({ db, now }: DeliveryPlatform, limit: number): Promise<Due[]> {
  if (limit <= 0) return []
  const at = now()
  const until = new Date(at.getTime() + claimMs)
  return inTransaction(db, (tx) => claimDue(tx, { now: at, until, perWebhook, limit }))
}

async function tryOnce(
  platform: DeliveryPlatform,
  due: Due,
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
  const finishedAt = now()
  const wait = pauses[due.tries - 1]
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
      return giveUpAll(tx, webhookId, finishedAt)
    }
    if (wait === undefined) {
      await writeTry(tx, due.id, attempt, { state: 'failed', nextAt: finishedAt })
      return release()
    }
    // Random jitter, so that deliveries that failed together are not retried together.
    const nextAt = new Date(finishedAt.getTime() + wait * (0.9 + 0.2 * Math.random()))
    await writeTry(tx, due.id, attempt, { state: 'pending', nextAt })
    return tasks.add(tx, deliverTask, {}, { startAfter: nextAt })
  })
}

function secretsOf({ config }: DeliveryPlatform, due: Due, now: Date): string[] {
  const open = (sealed: Buffer) => unseal(config, sealOwner(due.webhook_id), sealed)
  const { old_secret_sealed: old, old_secret_until: until } = due
  return [open(due.secret_sealed), ...(old && until && until > now ? [open(old)] : [])]
}

/** The context to which a sealed secret is bound. */
export const sealOwner = (webhookId: string): string => `webhook ${webhookId}`
