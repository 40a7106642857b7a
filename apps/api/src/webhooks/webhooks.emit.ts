import { randomBytes } from 'node:crypto'
import type { WebhookEvent } from '@trilha/contracts/webhooks/webhooks'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { insertDeliveries } from './webhooks.deliveries.store.ts'
import { deliverTask } from './webhooks.tasks.names.ts'

/** A change of an application: ids and states, never a person's data. */
export type ApplicationChange = {
  application: { id: string; vacancyId: number; companyId: string; state: string; version: number }
  moves: readonly {
    stageId: string | null
    from: string | null
    to: string
    action: string
    actor: string
  }[]
}

export const newEventId = (): string => `msg_${randomBytes(18).toString('base64url')}`

/**
 * Stores an event for every webhook of the company that subscribes to it, in the transaction of the
 * change. The application is locked, which fixes the order of its events.
 */
export async function emit(
  { tasks, now }: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  event: WebhookEvent,
  { application, moves }: ApplicationChange,
): Promise<void> {
  const at = now()
  const body = JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: {
      applicationId: application.id,
      vacancyId: application.vacancyId,
      state: application.state,
      version: application.version,
      moves: moves.map(({ stageId, from, to, action, actor }) => ({
        stageId,
        from,
        to,
        action,
        actor,
      })),
    },
  })
  const count = await insertDeliveries(tx, {
    companyId: application.companyId,
    event,
    eventId: newEventId(),
    applicationId: application.id,
    body,
    at,
  })
  if (count > 0) await tasks.add(tx, deliverTask, {})
}
