import { z } from 'zod'
import { dayMs } from '@trilha/contracts/shared/durations'
import { contactReceivedMail } from '../../emails/contactReceived.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { deleteMessagesBefore, selectMessage } from './contact.store.ts'

export const acknowledgeTask = {
  name: 'contact.acknowledge',
  payload: z.object({ messageId: z.uuid() }),
} satisfies Task

/** Every night: deletes messages after two years, as the privacy policy says. */
export const sweepMessagesTask = {
  name: 'contact.sweep',
  payload: z.object({}),
  schedule: '30 3 * * *',
} satisfies Task

export const contactTasks: readonly Task[] = [acknowledgeTask, sweepMessagesTask]

/** The number by which people refer to a message. */
export const messageNumber = (messageId: string): string => messageId.slice(-8)

const retentionMs = 730 * dayMs

/** Registers the handlers of the contact tasks. */
export function handleContactTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, now } = platform
  tasks.handle(acknowledgeTask, async ({ messageId }) => {
    const message = await selectMessage(db, messageId)
    if (!message) return
    const mail = contactReceivedMail({ number: messageNumber(messageId), subject: message.subject })
    await sendOnce(platform, mailer, `contact:${messageId}`, { to: message.email, ...mail })
  })
  tasks.handle(sweepMessagesTask, () =>
    deleteMessagesBefore(db, new Date(now().getTime() - retentionMs)),
  )
}
