import type { CandidateBrief } from '../candidates/candidates.service.ts'
import type { Platform } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'
import { nextCivilHour, zoneOf } from '../platform/whatsapp/hours.ts'
import { phoneKey } from '../platform/whatsapp/phones.ts'
import { hasWhatsApp } from '../platform/whatsapp/whatsapp.ts'
import {
  countAsked,
  isRefused,
  noteAsked,
  noteRefused,
  selectNumber,
  type NumberState,
} from './notifications.numbers.store.ts'
import { queueMessage } from './notifications.queue.ts'

export const numberQuestion = 'confirmar_numero_v1'

const day = 86_400_000
/** A number typed wrongly is a stranger's: so often one is asked, and so many for one person. */
const mostTimes = 3
const mostNumbers = { count: 3, since: 30 * day }

type Reached = Pick<CandidateBrief, 'id' | 'phone' | 'state'>

/** What the number in a candidate's profile said; null while it was not asked. */
export async function numberState(db: Handle, { id, phone }: Reached): Promise<NumberState | null> {
  if (!phone) return null
  return (await selectNumber(db, id, phoneKey(phone)))?.state ?? null
}

/**
 * Asks the number in a candidate's profile, once a day and three times at most, whether it wants
 * messages. The question names nobody: whoever holds the phone may be a stranger.
 */
export async function askNumber(
  platform: Pick<Platform, 'tasks' | 'now' | 'config'>,
  tx: Tx,
  { id, phone, state }: Reached,
): Promise<void> {
  if (!phone || !hasWhatsApp(platform.config)) return
  const at = platform.now()
  const key = phoneKey(phone)
  const known = await selectNumber(tx, id, key)
  if (known && known.state !== 'asked') return
  if (known && (known.times_asked >= mostTimes || at.getTime() - known.asked_at.getTime() < day))
    return
  if (await isRefused(tx, key)) return noteRefused(tx, id, key, at)
  const since = new Date(at.getTime() - mostNumbers.since)
  if (!known && (await countAsked(tx, id, since)) >= mostNumbers.count) return
  await noteAsked(tx, id, key, at)
  await queueMessage(
    platform,
    tx,
    {
      candidateId: id,
      topic: null,
      content: { template: numberQuestion, parameters: [], button: null },
      key: `whatsapp-number:${id}:${key}:${known?.times_asked ?? 0}`,
    },
    nextCivilHour(at, zoneOf(state)),
  )
}
