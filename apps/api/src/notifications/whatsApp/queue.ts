import type { WhatsAppTopic } from '@trilha/contracts/notifications/channels'
import { dayMs } from '@trilha/contracts/shared/durations'
import { z } from 'zod'
import type { Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import type { WhatsAppContent } from '../../platform/whatsapp/templates.ts'
import { insertMessage } from './whatsApp.store.ts'

export const whatsAppTask = {
  name: 'notifications.whatsApp',
  payload: z.object({ messageId: z.uuid() }),
} satisfies Task

const defaultLifetimeMs = 2 * dayMs

/** A message to a candidate's number; each key is sent once. */
export type WhatsAppMessage = {
  candidateId: string
  /** Null for a reply to the person's own message or choice, which needs no consent. */
  topic: WhatsAppTopic | null
  content: WhatsAppContent
  key: string
  /** The message is dropped after this instant; two days by default. */
  expiresAt?: Date
}

/** Stores a message once per key and schedules its sending, not before `notBefore`. */
export async function queueMessage(
  { tasks, now }: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  message: WhatsAppMessage,
  notBefore: Date,
): Promise<void> {
  const at = now()
  const expiresAt = message.expiresAt ?? new Date(at.getTime() + defaultLifetimeMs)
  const messageId = await insertMessage(tx, { ...message, at, expiresAt })
  if (!messageId) return
  const options = notBefore > at ? { startAfter: notBefore } : undefined
  await tasks.add(tx, whatsAppTask, { messageId }, options)
}
