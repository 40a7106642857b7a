import type { readHealth as contract } from '@trilha/contracts/system/admin'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { audit } from '../audit/audit.service.ts'
import { readWhatsAppHealth } from '../notifications/whatsApp/health.ts'
import type { AdminContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { countSent } from './system.store.ts'

/**
 * Tasks and channels, for Trilha's team. The payload and the error of a task are not shown, because
 * they may contain personal data.
 */
export async function readHealth(ctx: AdminContext): Promise<ReplyOf<typeof contract>> {
  const dayAgo = new Date(ctx.now().getTime() - dayMs)
  const [{ queues, dead, deadCount }, sentToday, whatsApp] = await Promise.all([
    ctx.tasks.health(),
    countSent(ctx.db, dayAgo),
    readWhatsAppHealth(ctx),
  ])
  return {
    queues: queues.map(({ oldest, ...queue }) => ({
      ...queue,
      oldest: oldest && oldest.toISOString(),
    })),
    deadLetters: dead.map(({ id, name, at, tries }) => ({
      id,
      name,
      at: at.toISOString(),
      tries,
    })),
    deadCount,
    channels: { mail: ctx.config.smtpUrl ? 'smtp' : 'captured', sentToday, whatsApp },
  }
}

/** Retries a dead task and logs it in the same transaction. @throws AppError `not-found`. */
export async function retryTask(ctx: AdminContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await ctx.tasks.retry(tx, id))) fail('not-found')
    await audit(ctx, tx, {
      action: 'task.retry',
      thing: { kind: 'task', id },
      reason: 'Nova tentativa de uma tarefa parada.',
    })
  })
}
