import type { WhatsAppTopic } from '@trilha/contracts/notifications.channels'
import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import type { WhatsAppContent } from '../platform/whatsapp/templates.ts'
import { insertMessage } from './notifications.whatsapp.store.ts'

export const whatsAppTask = {
  name: 'notifications.whatsApp',
  payload: z.object({ messageId: z.uuid() }),
} satisfies Task

const defaultLife = 2 * 86_400_000

/** A message to a candidate's number; one key, one message. */
export type WhatsAppMessage = {
  candidateId: string
  /** Null: it answers the person's own message or choice, and needs no consent. */
  topic: WhatsAppTopic | null
  content: WhatsAppContent
  key: string
  /** Past it the message would only disturb; two days where absent. */
  expiresAt?: Date
}

/** Writes a message down and has it handed over, not before `from`, once per key. */
export async function queueMessage(
  { tasks, now }: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  m: WhatsAppMessage,
  from: Date,
): Promise<void> {
  const at = now()
  const expiresAt = m.expiresAt ?? new Date(at.getTime() + defaultLife)
  const messageId = await insertMessage(tx, { ...m, at, expiresAt })
  if (!messageId) return
  await tasks.add(tx, whatsAppTask, { messageId }, from > at ? { startAfter: from } : undefined)
}
