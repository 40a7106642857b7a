import { setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { unseal } from '../platform/sealed.ts'
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

/** Under way at once in this process, and at most for one webhook. */
const atOnce = 32
const each = 8
/** Whoever died while sending is followed after this long. */
const heldMs = 4 * timeoutMs
/** What is begun in one run; the rest is for the next. */
const runMs = 60_000

const minute = 60_000
const hour = 60 * minute
/** Between tries, as Standard Webhooks proposes; three days in all. */
export const standardPauses = [
  5000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

type Delivering = Pick<Platform, 'db' | 'tasks' | 'now' | 'config'>

/**
 * Sends what is due until nothing is. Of one application one event is under way at a time, and the
 * next begins when it was taken or given up.
 * @param pauses in milliseconds, after each failed try but the last.
 */
export async function deliverDue(
  platform: Delivering,
  { pauses = standardPauses }: { pauses?: readonly number[] } = {},
): Promise<void> {
  const end = performance.now() + runMs
  const underWay = new Set<Promise<void>>()
  for (;;) {
    const due = performance.now() < end ? await claim(platform, atOnce - underWay.size) : []
    for (const one of due) {
      const trying = tryOnce(platform, one, pauses).finally(() => underWay.delete(trying))
      underWay.add(trying)
    }
    if (underWay.size === 0) return
    // Somebody slow must not keep what has become due meanwhile waiting.
    if (due.length === 0 || underWay.size >= atOnce)
      await Promise.race([...underWay, pause(500, undefined, { ref: false })])
  }
}

async function claim({ db, now }: Delivering, limit: number): Promise<Due[]> {
  if (limit <= 0) return []
  const at = now()
  const until = new Date(at.getTime() + heldMs)
  return inTransaction(db, (tx) => claimDue(tx, { now: at, until, each, limit }))
}

async function tryOnce(platform: Delivering, due: Due, pauses: readonly number[]): Promise<void> {
  const { config, db, now, tasks } = platform
  const at = now()
  const headers = signedHeaders(secretsOf(platform, due, at), {
    id: due.event_id,
    body: due.body,
    at,
  })
  const privateToo = config.webhooksPrivate
  const sent = await send(due.url, { body: due.body, headers, privateToo })
  const over = now()
  const wait = pauses[due.tries - 1]
  const { webhook_id: webhookId, application_id: applicationId } = due
  await inTransaction(db, async (tx) => {
    const tried = { ...sent, at }
    const release = async () => {
      if (applicationId) await releaseNext(tx, { webhookId, applicationId }, over)
    }
    if (sent.error === null) {
      await writeTry(tx, due.id, tried, { state: 'delivered', nextAt: over })
      return release()
    }
    if (sent.status === 410) {
      await writeTry(tx, due.id, tried, { state: 'failed', nextAt: over })
      await markGone(tx, webhookId, over)
      return giveUpAll(tx, webhookId, over)
    }
    if (wait === undefined) {
      await writeTry(tx, due.id, tried, { state: 'failed', nextAt: over })
      return release()
    }
    // Spread, so that what failed together does not come back together.
    const nextAt = new Date(over.getTime() + wait * (0.9 + 0.2 * Math.random()))
    await writeTry(tx, due.id, tried, { state: 'pending', nextAt })
    return tasks.add(tx, deliverTask, {}, { startAfter: nextAt })
  })
}

function secretsOf({ config }: Delivering, due: Due, now: Date): string[] {
  const open = (sealed: Buffer) => unseal(config, sealOwner(due.webhook_id), sealed)
  const { old_secret_sealed: old, old_secret_until: until } = due
  return [open(due.secret_sealed), ...(old && until && until > now ? [open(old)] : [])]
}

/** What a sealed secret is bound to. */
export const sealOwner = (webhookId: string): string => `webhook ${webhookId}`
