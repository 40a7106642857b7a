import { minuteMs } from '@trilha/contracts/shared/durations'
import type { DropReason } from '@trilha/contracts/system/whatsapp'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { isFreeTextAllowed, nextAllowedTime, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import { phoneKey } from '../../platform/whatsapp/phones.ts'
import {
  hasWhatsApp,
  invalidTokenCode,
  WhatsAppError,
  type WhatsApp,
} from '../../platform/whatsapp/whatsapp.ts'
import { hasWhatsAppConsent } from '../preferences/consents.ts'
import { askNumber, numberQuestion, numberState } from './numbers.ts'
import { queueMessage, whatsAppTask, type WhatsAppMessage } from './queue.ts'
import { findRecipient } from '../notifications.recipients.store.ts'
import {
  advance,
  selectLastInboundTime,
  lockMessage,
  markDropped,
  markFailed,
  markQueued,
  markSending,
} from './whatsApp.store.ts'

/** How long an interrupted message waits for its status before the next try. */
const lease = 10 * minuteMs
/** How long a message waits after our token was refused, since a person has to renew it. */
const tokenPause = 15 * minuteMs

type Sender = Pick<Platform, 'db' | 'tasks' | 'now' | 'log'>

/**
 * Queues a WhatsApp message in the transaction of the event, if the person agreed to this topic and
 * confirmed the number; a number that was not asked yet gets the question instead. Between
 * 20 h and 8 h in the person's time zone the message waits for the morning; replies do not wait.
 */
export async function notifyByWhatsApp(
  platform: Pick<Platform, 'tasks' | 'now' | 'config'>,
  tx: Tx,
  message: WhatsAppMessage,
): Promise<void> {
  if (!hasWhatsApp(platform.config)) return
  const candidate = await findRecipient(tx, message.candidateId)
  if (!candidate?.phone) return
  const at = platform.now()
  if (!message.topic) return queueMessage(platform, tx, message, at)
  if (!(await hasWhatsAppConsent(tx, candidate.userId, message.topic))) return
  if ((await numberState(tx, candidate)) !== 'confirmed') return askNumber(platform, tx, candidate)
  await queueMessage(platform, tx, message, nextAllowedTime(at, timeZoneOf(candidate.state)))
}

/**
 * Sends one message. It is marked before the call, so that a run after a crash waits for the status
 * of the service and does not send it twice.
 * @throws when the task has to be tried again.
 */
export async function sendMessage(
  platform: Sender,
  whatsApp: WhatsApp,
  messageId: string,
): Promise<void> {
  const claimed = await claimMessage(platform, messageId)
  if (!claimed) return
  const retryAfter = (pause: number) =>
    inTransaction(platform.db, (tx) =>
      platform.tasks.add(
        tx,
        whatsAppTask,
        { messageId },
        { startAfter: new Date(platform.now().getTime() + pause) },
      ),
    )
  try {
    const wamid = await whatsApp.send(claimed.to, claimed.content, messageId)
    await advance(platform.db, { id: messageId, wamid }, 'accepted')
  } catch (error) {
    const refusal = error instanceof WhatsAppError ? error : null
    if (refusal?.permanent) {
      platform.log.error({ code: refusal.code }, 'WhatsApp refused a message for good')
      return markFailed(platform.db, messageId, refusal.code)
    }
    // Without a reply, WhatsApp may have accepted it: wait for its status or the end of the lease.
    if (!refusal && !isRefusedConnection(error)) return retryAfter(lease)
    await markQueued(platform.db, messageId, refusal?.code ?? null)
    if (refusal?.code !== invalidTokenCode) throw error
    platform.log.error({ code: invalidTokenCode }, 'WhatsApp refused our token: WHATSAPP_TOKEN')
    await retryAfter(tokenPause)
  }
}

/** The connection was refused, so the message was not accepted. */
const isRefusedConnection = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'

/** Marks a message as being sent; null when it must wait or is dropped. */
async function claimMessage({ db, tasks, now }: Sender, messageId: string) {
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (!message || !['queued', 'sending'].includes(message.state)) return null
    const at = now()
    const postpone = async (startAfter: Date) => {
      await tasks.add(tx, whatsAppTask, { messageId }, { startAfter })
      return null
    }
    const drop = async (reason: DropReason) => {
      await markDropped(tx, messageId, reason)
      return null
    }
    if (message.state === 'sending' && message.tried_at) {
      const until = new Date(message.tried_at.getTime() + lease)
      if (until > at) return postpone(until)
    }
    if (message.expires_at <= at) return drop('expired')
    const candidate = await findRecipient(tx, message.candidate_id)
    if (!candidate?.phone) return drop('no-phone')
    const { topic, content } = message
    const number = await numberState(tx, candidate)
    if ('template' in content && content.template === numberQuestion && number !== 'asked')
      return drop('answered')
    if (topic) {
      if (!(await hasWhatsAppConsent(tx, candidate.userId, topic))) return drop('no-consent')
      if (number !== 'confirmed') return drop('unconfirmed')
      const allowedAt = nextAllowedTime(at, timeZoneOf(candidate.state))
      if (allowedAt > at) return postpone(allowedAt)
    }
    if ('text' in content) {
      const wroteAt = await selectLastInboundTime(tx, phoneKey(candidate.phone))
      if (!isFreeTextAllowed(wroteAt, at)) return drop('window-closed')
    }
    await markSending(tx, messageId, at)
    return { to: candidate.phone.replace('+', ''), content }
  })
}
