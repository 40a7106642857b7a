import { whatsAppConsent, type WhatsAppTopic } from '@trilha/contracts/notifications/channels'
import type { Context } from '../../platform/context.ts'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { askNumber } from '../whatsApp/numbers.ts'
import { findRecipient } from '../notifications.recipients.store.ts'
import { hasConsent, storeConsent, revokeConsent } from '../../consents/consents.service.ts'

const channel = 'whatsapp'

/** True when the user's consent to WhatsApp messages about this topic is active. */
export const hasWhatsAppConsent = (
  db: Handle,
  userId: string,
  topic: WhatsAppTopic,
): Promise<boolean> => hasConsent(db, { userId, topic, channel })

/**
 * Records that a candidate turned a topic by WhatsApp on or off, in the transaction of the switch.
 * When it is turned on, a number that is not confirmed yet is asked for confirmation.
 */
export async function recordConsent(
  ctx: Pick<Context, 'now' | 'ip' | 'tasks' | 'config'>,
  tx: Tx,
  {
    userId,
    candidateId,
    topic,
    given,
  }: { userId: string; candidateId: string; topic: WhatsAppTopic; given: boolean },
): Promise<void> {
  const consent = { userId, topic, channel, at: ctx.now() } as const
  if (!given) return revokeConsent(tx, consent)
  await storeConsent(tx, { ...consent, ...whatsAppConsent, ip: ctx.ip })
  const candidate = await findRecipient(tx, candidateId)
  if (candidate) await askNumber(ctx, tx, candidate)
}
