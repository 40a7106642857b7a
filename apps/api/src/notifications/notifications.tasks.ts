import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import type { WhatsApp } from '../platform/whatsapp/whatsapp.ts'
import { receive } from './whatsApp/stop.ts'
import { sweepMessages } from './whatsApp/whatsApp.store.ts'
import { whatsAppTask } from './whatsApp/queue.ts'
import { sendMessage } from './whatsApp/whatsApp.service.ts'

/** A raw webhook of the WhatsApp service, which is answered at once and processed by this task. */
export const webhookTask = {
  name: 'notifications.whatsAppWebhook',
  payload: z.object({ body: z.string() }),
} satisfies Task

/** Every night: deletes old messages. */
export const sweepTask = {
  name: 'notifications.sweep',
  payload: z.object({}),
  schedule: '40 3 * * *',
} satisfies Task

export const notificationsTasks: readonly Task[] = [whatsAppTask, webhookTask, sweepTask]

/** Registers the task handlers of notifications. Without WhatsApp no messages are queued. */
export function handleNotificationsTasks(platform: Platform, whatsApp: WhatsApp | null): void {
  platform.tasks.handle(whatsAppTask, async ({ messageId }) => {
    if (whatsApp) await sendMessage(platform, whatsApp, messageId)
  })
  platform.tasks.handle(sweepTask, () => sweepMessages(platform.db, platform.now()))
  platform.tasks.handle(webhookTask, ({ body }) => receive(platform, JSON.parse(body)))
}
