import type { DropReason } from '@trilha/contracts/system.whatsapp'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { mayWriteFreely, nextCivilHour, zoneOf } from '../platform/whatsapp/hours.ts'
import { phoneKey } from '../platform/whatsapp/phones.ts'
import {
  hasWhatsApp,
  tokenEnded,
  WhatsAppError,
  type WhatsApp,
} from '../platform/whatsapp/whatsapp.ts'
import { agreed } from './notifications.consents.ts'
import { askNumber, numberQuestion, numberState } from './notifications.numbers.ts'
import { queueMessage, whatsAppTask, type WhatsAppMessage } from './notifications.queue.ts'
import {
  advance,
  lastWroteAt,
  lockMessage,
  markDropped,
  markFailed,
  markQueued,
  markSending,
} from './notifications.whatsapp.store.ts'

const minute = 60_000
/** A message whose handing over was cut: so long we wait for word of it before trying again. */
const lease = 10 * minute
/** Somebody has to renew the token: until then the message waits. */
const tokenPause = 15 * minute

type Sender = Pick<Platform, 'db' | 'tasks' | 'now' | 'log'>

/**
 * Tells somebody something by WhatsApp, in the transaction of what happened, if they agreed to this
 * topic and have a number that said yes; one that was not asked is asked. Outside 8 to 20 h of their
 * own time it waits for the morning; what answers their own message does not.
 */
export async function tellByWhatsApp(
  platform: Pick<Platform, 'tasks' | 'now' | 'config'>,
  tx: Tx,
  m: WhatsAppMessage,
): Promise<void> {
  if (!hasWhatsApp(platform.config)) return
  const candidate = await findCandidateBrief(tx, m.candidateId)
  if (!candidate?.phone) return
  const at = platform.now()
  if (!m.topic) return queueMessage(platform, tx, m, at)
  if (!(await agreed(tx, candidate.userId, m.topic))) return
  if ((await numberState(tx, candidate)) !== 'confirmed') return askNumber(platform, tx, candidate)
  await queueMessage(platform, tx, m, nextCivilHour(at, zoneOf(candidate.state)))
}

/**
 * Hands one message over, at most once as far as can be known: before the call it is marked, so that a
 * run after a crash waits for the service's word instead of sending again.
 * @throws to be tried again.
 */
export async function sendMessage(
  platform: Sender,
  whatsApp: WhatsApp,
  messageId: string,
): Promise<void> {
  const ready = await take(platform, messageId)
  if (!ready) return
  const later = (pause: number) =>
    inTransaction(platform.db, (tx) =>
      platform.tasks.add(
        tx,
        whatsAppTask,
        { messageId },
        { startAfter: new Date(platform.now().getTime() + pause) },
      ),
    )
  try {
    const wamid = await whatsApp.send(ready.to, ready.content, messageId)
    await advance(platform.db, { id: messageId, wamid }, 'accepted')
  } catch (error) {
    if (error instanceof WhatsAppError && error.permanent) {
      platform.log.error({ code: error.code }, 'WhatsApp refused a message for good')
      return markFailed(platform.db, messageId, error.code)
    }
    // No answer: it may have been taken. Its status tells, or the lease runs out.
    if (!(error instanceof WhatsAppError) && !isRefusedConnection(error)) return later(lease)
    await markQueued(platform.db, messageId, error instanceof WhatsAppError ? error.code : null)
    if (!(error instanceof WhatsAppError) || error.code !== tokenEnded) throw error
    platform.log.error({ code: error.code }, 'WhatsApp refused our token: WHATSAPP_TOKEN')
    await later(tokenPause)
  }
}

/** Nobody listened, so nobody took it. */
const isRefusedConnection = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'

/** Marks a message as being handed over, if its time has come and nothing speaks against it. */
async function take({ db, tasks, now }: Sender, messageId: string) {
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (!message || !['queued', 'sending'].includes(message.state)) return null
    const at = now()
    const again = async (startAfter: Date) => {
      await tasks.add(tx, whatsAppTask, { messageId }, { startAfter })
      return null
    }
    const drop = async (reason: DropReason) => {
      await markDropped(tx, messageId, reason)
      return null
    }
    if (message.state === 'sending' && message.tried_at) {
      const until = new Date(message.tried_at.getTime() + lease)
      if (until > at) return again(until)
    }
    if (message.expires_at <= at) return drop('expired')
    const candidate = await findCandidateBrief(tx, message.candidate_id)
    if (!candidate?.phone) return drop('no-phone')
    const { topic, content } = message
    const number = await numberState(tx, candidate)
    if ('template' in content && content.template === numberQuestion && number !== 'asked')
      return drop('answered')
    if (topic) {
      if (!(await agreed(tx, candidate.userId, topic))) return drop('no-consent')
      if (number !== 'confirmed') return drop('unconfirmed')
      const civil = nextCivilHour(at, zoneOf(candidate.state))
      if (civil > at) return again(civil)
    }
    if ('text' in content) {
      const wroteAt = await lastWroteAt(tx, phoneKey(candidate.phone))
      if (!mayWriteFreely(wroteAt, at)) return drop('window-closed')
    }
    await markSending(tx, messageId, at)
    return { to: candidate.phone.replace('+', ''), content }
  })
}
