import { dayMs } from '@trilha/contracts/shared/durations'
import type { Platform } from '../../platform/context.ts'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { nextAllowedTime, timeZoneOf } from '../../platform/whatsapp/hours.ts'
import { phoneKey } from '../../platform/whatsapp/phones.ts'
import { hasWhatsApp } from '../../platform/whatsapp/whatsapp.ts'
import {
  countAsked,
  isRefused,
  recordAsked,
  recordRefused,
  selectNumber,
  type NumberState,
} from './numbers.store.ts'
import { queueMessage } from './queue.ts'
import type { Recipient } from '../notifications.recipients.store.ts'

export const numberQuestion = 'confirmar_numero_v1'

/** Limits per number and per person, since a mistyped number belongs to a stranger. */
const maxQuestions = 3
const maxNumbers = { count: 3, periodMs: 30 * dayMs }

type PhoneOwner = Pick<Recipient, 'id' | 'phone' | 'state'>

/** The answer of the number in a candidate's profile; null before it was asked. */
export async function numberState(
  db: Handle,
  { id, phone }: PhoneOwner,
): Promise<NumberState | null> {
  if (!phone) return null
  return (await selectNumber(db, id, phoneKey(phone)))?.state ?? null
}

/**
 * Asks the number in a candidate's profile, once a day and three times at most, whether it accepts
 * messages. The question names nobody, since the phone may belong to a stranger.
 */
export async function askNumber(
  platform: Pick<Platform, 'tasks' | 'now' | 'config'>,
  tx: Tx,
  { id, phone, state }: PhoneOwner,
): Promise<void> {
  if (!phone || !hasWhatsApp(platform.config)) return
  const at = platform.now()
  const key = phoneKey(phone)
  const known = await selectNumber(tx, id, key)
  if (known && known.state !== 'asked') return
  const askedRecently = known && at.getTime() - known.asked_at.getTime() < dayMs
  if (askedRecently || (known && known.times_asked >= maxQuestions)) return
  if (await isRefused(tx, key)) return recordRefused(tx, id, key, at)
  const since = new Date(at.getTime() - maxNumbers.periodMs)
  if (!known && (await countAsked(tx, id, since)) >= maxNumbers.count) return
  await recordAsked(tx, id, key, at)
  await queueMessage(
    platform,
    tx,
    {
      candidateId: id,
      topic: null,
      content: { template: numberQuestion, parameters: [], button: null },
      key: `whatsapp-number:${id}:${key}:${known?.times_asked ?? 0}`,
    },
    nextAllowedTime(at, timeZoneOf(state)),
  )
}
